import type { FlowGraph } from '#app/flows/domain/graph/graph'
import type { Problem } from '#app/flows/domain/checks/problems'
import { problemsOf } from '#app/flows/domain/checks/validate_graph'
import { allowOwnScripts } from '#frontend/lib/engine/own_scripts'

/** Checks a large flow in a thread of its own, one graph at a time. Of the graphs that wait, only the last is checked. */
export class GraphChecker {
  #worker: Worker | null = null
  #checked: FlowGraph | null = null
  #waiting: FlowGraph | null = null

  constructor(
    private listener: (problems: Problem[]) => void,
    private start: () => Worker = startWorker
  ) {}

  check(graph: FlowGraph): void {
    if (this.#checked !== null) {
      this.#waiting = graph
      return
    }
    this.#checked = graph
    this.#worker ??= this.#listen(this.start())
    this.#worker.postMessage(graph)
  }

  stop(): void {
    this.#worker?.terminate()
    this.#worker = null
    this.#checked = null
    this.#waiting = null
  }

  #listen(worker: Worker): Worker {
    worker.addEventListener('message', ({ data }: MessageEvent<Problem[]>) => {
      const next = this.#waiting
      this.#checked = null
      this.#waiting = null
      this.listener(data)
      if (next) this.check(next)
    })
    // Where no thread can be started, the page checks the graph itself.
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      const graph = this.#waiting ?? this.#checked
      this.stop()
      if (graph) this.listener(problemsOf(graph))
    })
    return worker
  }
}

function startWorker(): Worker {
  allowOwnScripts()
  return new Worker(new URL('./check_worker.ts', import.meta.url), { type: 'module' })
}
