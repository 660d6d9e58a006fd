import {
  doneWith,
  failedEnd,
  type Advance,
  type RunState,
  type StepEnd,
  type StepPlace,
} from '#app/flows/domain/run_state'
import { Budget } from '#app/flows/domain/budget'
import type { WaitEnd } from '#app/flows/domain/child_runs'
import { FAILED, type Value } from '#app/flows/domain/graph'
import { MAX_PARALLEL_ITEMS } from '#app/flows/domain/limits'
import { keptValue } from '#app/flows/domain/kept_value'
import type { RunEvent, StepRecord } from '#app/flows/domain/run'
import type { ForEachSettings } from '#app/flows/domain/settings'
import { activate, FIRST_TRY, tryWork } from '#app/flows/engine/active_step'
import type { ActiveStep, Outcome, Try } from '#app/flows/engine/active_step'
import { StepFailure, type StepContext, type StepWork } from '#app/flows/engine/executors/step_work'
import { isOutage } from '#app/flows/engine/is_outage'
import { itemsOf } from '#app/flows/engine/items_of'
import { valueIn } from '#app/flows/engine/executors/texts'
import type { DriverOptions, DrivenRun } from '#app/flows/engine/driven_run'
import { RunSize } from '#app/flows/engine/run_size'
import { stepContext } from '#app/flows/engine/step_context'
import { failureOf } from '#app/flows/engine/step_policy'
import { StreamedTexts } from '#app/flows/engine/streamed_texts'

const TOO_DEEP = 'What this step made has too many levels.'
const NOT_THERE = 'Steps of this kind cannot run yet.'

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
  #texts = new StreamedTexts(() => {
    this.#flushTexts()
    this.#wake()
  })
  #wake = () => {}
  #outage: Error | null = null
  #size: RunSize

  constructor(run: DrivenRun, state: RunState, options: DriverOptions) {
    this.#run = run
    this.#budget = run.budget ?? new Budget(null)
    this.#state = state
    this.#options = options
    this.#size = new RunSize(run.stored)
  }

  get hasNews(): boolean {
    return this.#ended.length > 0 || this.#events.length > 0
  }

  /** Whether nothing runs any more. Items of a For each may still wait. */
  get isIdle(): boolean {
    return this.#active.size === 0
  }

  /**
   * Resolves once there is something to take, or the run is aborted.
   * @throws Error where a step could not reach the database: that is no failure of the step
   */
  async news(): Promise<void> {
    const { signal } = this.#options
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#wake = resolve
    signal.addEventListener('abort', () => resolve(), { once: true })
    if (signal.aborted || this.hasNews || this.#outage) resolve()
    await promise
    if (this.#outage) throw this.#outage
  }

  takeEnded(most: number): Outcome[] {
    return this.#ended.splice(0, most)
  }

  takeEvents(): RunEvent[] {
    return this.#events.splice(0)
  }

  /** Ends all work. @returns what was running */
  stop(): ActiveStep[] {
    this.#texts.stop()
    const active = [...this.#active, ...this.#loops.values()]
    for (const { abort } of this.#active) abort.abort()
    this.#active.clear()
    return active
  }

  start(place: StepPlace, which: Try): void {
    const active = activate(place, which, this.#options.now())
    const executor = this.#options.executors[place.step.node.kind] as StepWork<never> | undefined
    const { settings } = place.step.node
    if (!executor) return this.#fail(active, new StepFailure('not_there', NOT_THERE))
    if (executor.isInstant) {
      const context = this.#contextOf(active, this.#options.signal)
      return this.#orFail(active, () =>
        this.#succeed(active, executor.work(settings as never, context))
      )
    }
    const { work } = executor
    this.#active.add(active)
    void this.#inPlace(active, (signal) => {
      this.#requireHold()
      return work(settings as never, this.#contextOf(active, signal))
    })
  }

  /** @returns what may start; null where the step failed */
  openItems(place: StepPlace, which: Try): Advance | null {
    const active = activate(place, which, this.#options.now())
    const { list, gather, parallel } = place.step.node.settings as unknown as ForEachSettings
    try {
      const items = itemsOf(valueIn(list, (name) => place.scope.find(name)))
      this.#size.addSteps(items.length * place.step.children.length)
      this.#loops.set(place.key, active)
      return this.#state.openItems(place, items, gather, Math.min(parallel, MAX_PARALLEL_ITEMS))
    } catch (error) {
      this.#fail(active, error)
      return null
    }
  }

  endLoop(place: StepPlace, output: Value[]): void {
    const active = this.#loops.get(place.key) ?? activate(place, FIRST_TRY, this.#options.now())
    this.#loops.delete(place.key)
    this.#orFail(active, () => this.#succeed(active, doneWith(output)))
  }

  /** Ends a step that waited. */
  endStored(place: StepPlace, stored: StepRecord, waitEnd: WaitEnd): void {
    const { attempt, earlierError = null, startedMs, input } = stored
    const active = { ...activate(place, { attempt, earlierError }, startedMs), input }
    const status = waitEnd.error ? 'failed' : 'succeeded'
    this.#ended.push({ active, status, ...waitEnd })
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
      const contentKey = this.#contentKeyOf(active, signal)
      if (await this.#reuseAnswer(active, contentKey)) return
      release = await reserve(this.#run.userId, AbortSignal.any([signal, active.abort.signal]))
      const end = await tryWork(active, signal, work, onRetry)
      active.contentKey = await contentKey
      if (!this.#active.has(active)) return
      if (end === 'waits') this.#wait(active)
      else this.#succeed(active, end)
      this.#active.delete(active)
    } catch (error) {
      if (isOutage(error)) this.#outage = error
      else if (!this.#outage && this.#active.delete(active)) this.#fail(active, error)
    } finally {
      release()
      this.#flushTexts()
      this.#wake()
    }
  }

  /** What a step works on, in so many characters. Null where the same work may give another answer. */
  async #contentKeyOf(active: ActiveStep, signal: AbortSignal): Promise<string | null> {
    try {
      const { answers } = this.#options
      return (await answers?.keyOf(active.place.step.node, this.#contextOf(active, signal))) ?? null
    } catch {
      // The work itself says what is wrong.
      return null
    }
  }

  /** Ends a step with an earlier answer. @returns whether there was one and the run wants it */
  async #reuseAnswer(active: ActiveStep, key: Promise<string | null>): Promise<boolean> {
    const { answers } = this.#options
    const contentKey = this.#run.reuses ? await key : null
    const found = contentKey === null ? null : await answers?.find(this.#run.userId, contentKey)
    if (!found || !this.#active.delete(active)) return false
    const { port, output, input, reused } = found
    Object.assign(active, { input: this.#size.keptInput(input), reused })
    const end = { port: port ?? FAILED, output }
    this.#ended.push({ active, status: 'cached', end, error: null })
    return true
  }

  #orFail(active: ActiveStep, work: () => void): void {
    try {
      work()
    } catch (error) {
      this.#fail(active, error)
    }
  }

  /** What it waits for is in its input, all of which is needed. @throws StepFailure where the run would become too large */
  #wait(active: ActiveStep): void {
    this.#size.addValue(active.input)
    this.#ended.push({ active, status: 'waiting', end: null, error: null })
  }

  /** @throws StepFailure where the run would become too large, or where the value cannot be kept */
  #succeed(active: ActiveStep, { port, output: made }: StepEnd): void {
    this.#size.addValue(made)
    const output = keptValue(made)
    if (output === undefined) throw new StepFailure('too_deep', TOO_DEEP)
    active.input = this.#size.keptInput(active.input)
    const end = { port, output }
    this.#ended.push({ active, status: 'succeeded', end, error: null })
  }

  /** Goes before each try: this process may have been held up since the run was stored. */
  #requireHold(): void {
    try {
      this.#options.requireHold()
    } catch (error) {
      this.#outage = error as Error
      throw error
    }
  }

  #fail(active: ActiveStep, error: unknown): void {
    active.input = this.#size.keptInput(active.input)
    this.#ended.push({ active, status: 'failed', end: failedEnd(), error: failureOf(error) })
  }

  #contextOf(active: ActiveStep, signal: AbortSignal): StepContext {
    const sendText = (text: string) => this.#texts.add(active.place.key, text)
    return stepContext(active, signal, {
      ...{ run: this.#run, budget: this.#budget, size: this.#size, sendText },
    })
  }

  #flushTexts(): void {
    this.#events.push(...this.#texts.take())
  }
}
