import type { ImportedRow } from '#app/prompts/domain/importing/import_calls'
import type { PrepareOptions } from '#app/prompts/domain/importing/prepare_rows'
import type {
  GivenSource,
  KnownOnServer,
  OpenOutcome,
  PlannedImport,
  PreviewOptions,
  RowFilter,
  RowPage,
} from '#frontend/features/importing/import_session'
import type {
  ImportAnswer,
  ImportCall,
  ImportTask,
} from '#frontend/features/importing/import_tasks'
import { allowOwnScripts } from '#frontend/lib/engine/own_scripts'

interface Waiting {
  resolve: (result: never) => void
  reject: (error: Error) => void
}

/** Reads what is imported in a thread of its own, which can be ended at any time. */
export class ImportClient {
  #worker: Worker | null = null
  #waiting = new Map<number, Waiting>()
  #count = 0

  constructor(private start: () => Worker = startWorker) {}

  open(source: GivenSource): Promise<OpenOutcome> {
    return this.#call({ kind: 'open', source })
  }

  hashes(options: PrepareOptions): Promise<(string | null)[]> {
    return this.#call({ kind: 'hashes', options })
  }

  plan(options: PreviewOptions, known: KnownOnServer): Promise<PlannedImport> {
    return this.#call({ kind: 'plan', options, known })
  }

  page(
    options: PreviewOptions,
    known: KnownOnServer,
    filter: RowFilter,
    page: number
  ): Promise<RowPage> {
    return this.#call({ kind: 'page', options, known, filter, page })
  }

  calls(options: PreviewOptions, known: KnownOnServer): Promise<ImportedRow[][]> {
    return this.#call({ kind: 'calls', options, known })
  }

  /** Ends the thread and everything that was read in it. */
  stop(): void {
    this.#worker?.terminate()
    this.#worker = null
    for (const { reject } of this.#waiting.values()) reject(new Error('The import was stopped.'))
    this.#waiting.clear()
  }

  #call<Result>(task: ImportTask): Promise<Result> {
    this.#worker ??= this.#listen(this.start())
    const id = (this.#count += 1)
    return new Promise<Result>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#worker?.postMessage({ id, task } satisfies ImportCall)
    })
  }

  #listen(worker: Worker): Worker {
    worker.addEventListener('message', ({ data }: MessageEvent<ImportAnswer>) => {
      const waiting = this.#waiting.get(data.id)
      this.#waiting.delete(data.id)
      if ('result' in data) waiting?.resolve(data.result as never)
      else waiting?.reject(new Error(data.failure))
    })
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      this.stop()
    })
    return worker
  }
}

function startWorker(): Worker {
  allowOwnScripts()
  return new Worker(new URL('./import_worker.ts', import.meta.url), { type: 'module' })
}
