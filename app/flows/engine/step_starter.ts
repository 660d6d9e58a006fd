import {
  doneWith,
  type Advance,
  type RunState,
  type StepEnd,
  type StepPlace,
} from '#app/flows/domain/run_state'
import { Budget } from '#app/flows/domain/budget'
import { FAILED, type Value } from '#app/flows/domain/graph'
import { MAX_ITEMS, MAX_PARALLEL_ITEMS } from '#app/flows/domain/limits'
import {
  type RunError,
  type RunEvent,
  type StepRecord,
  type StepStatus,
  sumOf,
} from '#app/flows/domain/run'
import type { ForEachSettings } from '#app/flows/domain/settings'
import { textOf } from '#app/flows/domain/variables'
import { type ActiveStep, activate, tryWork } from '#app/flows/engine/active_step'
import { StepFailure, type StepContext, type StepWork } from '#app/flows/engine/executors/step_work'
import { valueIn } from '#app/flows/engine/executors/texts'
import type { DriverOptions, DrivenRun } from '#app/flows/engine/driven_run'
import { failureOf } from '#app/flows/engine/step_policy'

/** A step whose work is over, or waits for a person. */
export interface Outcome {
  active: ActiveStep
  status: StepStatus
  /** Null where it waits. */
  end: StepEnd | null
  error: RunError | null
}

/** Milliseconds between two pieces of a streamed text that are stored. */
const TEXT_PAUSE_MS = 200

/** Starts the steps of a run, and keeps what came of them until it is taken. */
export class StepStarter {
  #run: DrivenRun
  #budget: Budget
  #state: RunState
  #options: DriverOptions
  #active = new Set<ActiveStep>()
  #loops = new Map<string, ActiveStep>()
  #ended: Outcome[] = []
  #events: RunEvent[] = []
  #texts = new Map<string, string>()
  #textTimer: NodeJS.Timeout | undefined
  #wake = () => {}

  constructor(run: DrivenRun, state: RunState, options: DriverOptions) {
    this.#run = run
    this.#budget = run.budget ?? new Budget(null)
    this.#state = state
    this.#options = options
  }

  get hasNews(): boolean {
    return this.#ended.length > 0 || this.#events.length > 0
  }

  /** Whether nothing runs any more. */
  get isIdle(): boolean {
    return this.#active.size === 0 && this.#loops.size === 0
  }

  /** Resolves once there is something to take, or the run is aborted. */
  async news(): Promise<void> {
    const { signal } = this.#options
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#wake = resolve
    signal.addEventListener('abort', () => resolve(), { once: true })
    if (signal.aborted || this.hasNews) resolve()
    await promise
  }

  takeEnded(most: number): Outcome[] {
    return this.#ended.splice(0, most)
  }

  takeEvents(): RunEvent[] {
    return this.#events.splice(0)
  }

  /** Ends all work. @returns what was running */
  stop(): ActiveStep[] {
    clearTimeout(this.#textTimer)
    const active = [...this.#active, ...this.#loops.values()]
    for (const { abort } of this.#active) abort.abort()
    this.#active.clear()
    return active
  }

  start(place: StepPlace, attempt: number): void {
    const active = activate(place, attempt, this.#options.now())
    const executor = this.#options.executors[place.step.node.kind] as StepWork<never> | undefined
    const { settings } = place.step.node
    try {
      if (!executor) throw new StepFailure('not_there', 'Steps of this kind cannot run yet.')
      if (executor.isInstant) {
        const end = executor.work(settings as never, this.#contextOf(active, this.#options.signal))
        this.#ended.push({ active, status: 'succeeded', end, error: null })
        return
      }
    } catch (error) {
      this.#fail(active, error)
      return
    }
    const { work } = executor
    this.#active.add(active)
    void this.#inPlace(active, (signal) => work(settings as never, this.#contextOf(active, signal)))
  }

  /** @returns what may start; null where the step failed */
  openItems(place: StepPlace, attempt: number): Advance | null {
    const active = activate(place, attempt, this.#options.now())
    const { list, gather, parallel } = place.step.node.settings as unknown as ForEachSettings
    try {
      const items = itemsOf(valueIn(list, (name) => place.scope.find(name)))
      this.#loops.set(place.key, active)
      return this.#state.openItems(place, items, gather, Math.min(parallel, MAX_PARALLEL_ITEMS))
    } catch (error) {
      this.#fail(active, error)
      return null
    }
  }

  endLoop(place: StepPlace, output: Value[]): void {
    const active = this.#loops.get(place.key) ?? activate(place, 1, this.#options.now())
    this.#loops.delete(place.key)
    this.#ended.push({ active, status: 'succeeded', end: doneWith(output), error: null })
  }

  /** Ends a step that waited for a person. */
  endStored(place: StepPlace, { attempt, startedMs, input }: StepRecord, end: StepEnd): void {
    const active = { ...activate(place, attempt, startedMs), input }
    this.#ended.push({ active, status: 'succeeded', end, error: null })
  }

  async #inPlace(active: ActiveStep, work: (signal: AbortSignal) => Promise<StepEnd | 'waits'>) {
    const { signal, reserve } = this.#options
    const { key } = active.place
    const onRetry = () => {
      this.#events.push({ type: 'step', key, status: 'running', attempt: active.attempt })
      this.#wake()
    }
    let release = () => {}
    try {
      release = await reserve(this.#run.userId, AbortSignal.any([signal, active.abort.signal]))
      const end = await tryWork(active, signal, work, onRetry)
      if (!this.#active.delete(active)) return
      const isWaiting = end === 'waits'
      const status = isWaiting ? 'waiting' : 'succeeded'
      this.#ended.push({ active, status, end: isWaiting ? null : end, error: null })
    } catch (error) {
      if (this.#active.delete(active)) this.#fail(active, error)
    } finally {
      release()
      this.#flushTexts()
      this.#wake()
    }
  }

  #fail(active: ActiveStep, error: unknown): void {
    const end = { port: FAILED, output: null }
    this.#ended.push({ active, status: 'failed', end, error: failureOf(error) })
  }

  #contextOf(active: ActiveStep, signal: AbortSignal): StepContext {
    const { place } = active
    const lookup = (name: string) => place.scope.find(name)
    return {
      ...{ userId: this.#run.userId, runId: this.#run.id, lookup, signal },
      idempotencyKey: `${this.#run.id}:${place.key}`,
      inputs: () => this.#inputsOf(place),
      sendText: (text) => this.#addText(place.key, text),
      noteInput: (input) => (active.input = input),
      noteUsage: (usage) => (active.usage = sumOf(active.usage, usage)),
      budget: this.#budget,
    }
  }

  #inputsOf({ step, scope }: StepPlace): { name: string; text: string }[] {
    const sources = new Set(step.inputs.map(({ from }) => from))
    return [...sources].flatMap((index) => {
      const { name } = this.#run.plan.steps[index].node
      const value = scope.find(name.toLowerCase())
      return value === undefined ? [] : [{ name, text: textOf(value) }]
    })
  }

  #addText(key: string, text: string): void {
    this.#texts.set(key, (this.#texts.get(key) ?? '') + text)
    this.#textTimer ??= setTimeout(() => {
      this.#flushTexts()
      this.#wake()
    }, TEXT_PAUSE_MS)
  }

  #flushTexts(): void {
    clearTimeout(this.#textTimer)
    this.#textTimer = undefined
    for (const [key, text] of this.#texts) this.#events.push({ type: 'text', key, text })
    this.#texts.clear()
  }
}

/** @throws StepFailure where there is no list */
function itemsOf(value: Value): Value[] {
  const items = Array.isArray(value) ? value : linesOf(value)
  if (items.length <= MAX_ITEMS) return items
  throw new StepFailure(
    'too_many_items',
    `The list has ${items.length.toLocaleString('en-US')} items. For each takes at most ${MAX_ITEMS.toLocaleString('en-US')}.`
  )
}

function linesOf(value: Value): Value[] {
  if (typeof value !== 'string') {
    throw new StepFailure('no_list', 'For each needs a list, or a text with a line for each item.')
  }
  return value
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
