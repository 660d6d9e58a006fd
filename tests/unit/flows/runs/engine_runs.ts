import { DONE, type FlowGraph, type FlowNode, type NodeKind } from '#app/flows/domain/graph/graph'
import type { Value } from '#app/flows/domain/values/value'
import type { WaitEnd } from '#app/flows/domain/runs/child_runs'
import { planOf } from '#app/flows/domain/checks/plan'
import type { RunEnd, StepRecord } from '#app/flows/domain/runs/run'
import { INSTANT } from '#app/flows/engine/executors/instant_executors'
import { type Executors, StepFailure } from '#app/flows/engine/executors/step_work'
import type { Checkpoint, DrivenRun } from '#app/flows/engine/driven_run'
import { RunDriver } from '#app/flows/engine/run_driver'
import { turns } from '#tests/helpers/turns'

export const node = (
  id: string,
  kind: NodeKind,
  settings: Record<string, unknown> = {},
  more: Partial<FlowNode> = {}
): FlowNode => ({ id, kind, name: id, settings, policy: { retries: 0 }, ...more })

/** A prompt that answers "<id> done". */
export const promptNode = (
  id: string,
  settings: Record<string, unknown> = {},
  more: Partial<FlowNode> = {}
): FlowNode => node(id, 'prompt', { answer: `${id} done`, ...settings }, more)

/** Edges as `from>to`, or `from.port>to`. */
export function graphOf(nodes: FlowNode[], ...edges: string[]): FlowGraph {
  const read = (edge: string) => {
    const [source, to] = edge.split('>')
    const [from, port = DONE] = source.split('.')
    return { from, port, to }
  }
  return { format: 1, nodes, edges: edges.map(read), notes: [] }
}

/** What happened to one run, as a database would know it. */
export class Memory {
  steps = new Map<string, StepRecord>()
  checkpoints: Checkpoint[] = []
  /** The keys of the steps whose work was done, in order. */
  worked: string[] = []

  store(checkpoint: Checkpoint): void {
    this.checkpoints.push(checkpoint)
    for (const step of checkpoint.steps) this.steps.set(step.key, structuredClone(step))
  }
}

/** A worker is killed. */
export class Killed extends Error {}

interface Wish extends Pick<DrivenRun, 'kept' | 'only' | 'wasInterrupted'> {
  memory?: Memory
  inputs?: Record<string, Value>
  /** Throws to be killed before or after a checkpoint is stored. */
  beforeCommit?(count: number): void
  afterCommit?(count: number): void
  signal?: AbortSignal
  /** How what steps wait for has ended. */
  waitEnds?: ReadonlyMap<string, WaitEnd>
  onWork?(key: string): void
}

/**
 * Runs a graph with prompts that answer what their settings say, after as many turns of the event loop: `answer`,
 * `turns`, and `fails` for a failure.
 */
export function runGraph(graph: FlowGraph, wish: Wish = {}): Promise<RunEnd | null> {
  const { memory = new Memory(), inputs = {}, signal = new AbortController().signal } = wish
  const executors: Executors = {
    ...INSTANT,
    prompt: {
      isInstant: false,
      async work(settings, context) {
        const { answer = null, turns: count = 0, fails } = settings as unknown as PromptWish
        const key = context.idempotencyKey.replace('run:', '')
        wish.onWork?.(key)
        await turns(count)
        context.signal.throwIfAborted()
        memory.worked.push(key)
        if (fails) throw new StepFailure('refused', 'No.', fails === 'often')
        return { port: DONE, output: answer }
      },
    },
    approval: { isInstant: false, work: async () => 'waits' },
    flow: {
      isInstant: false,
      async work(_, { idempotencyKey }) {
        memory.worked.push(idempotencyKey.replace('run:', ''))
        return 'waits'
      },
    },
  }
  let count = 0
  const driver = new RunDriver(
    {
      ...{ id: 'run', userId: 'person', plan: planOf(graph), inputs },
      ...{ stored: new Map(memory.steps), waitEnds: wish.waitEnds },
      ...{ kept: wish.kept, only: wish.only, wasInterrupted: wish.wasInterrupted },
    },
    {
      ...{ executors, signal, now: () => 1, reserve: async () => () => {} },
      requireHold: () => {},
      async commit(checkpoint) {
        const number = ++count
        await turns()
        wish.beforeCommit?.(number)
        memory.store(checkpoint)
        wish.afterCommit?.(number)
      },
    }
  )
  return driver.drive()
}

interface PromptWish {
  answer?: Value
  turns?: number
  fails?: 'once' | 'often'
}
