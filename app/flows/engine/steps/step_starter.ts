import {
  stepDone,
  failedEnd,
  type Advance,
  type Gathered,
  type RunState,
  type StepEnd,
  type StepPlace,
} from '#app/flows/domain/runs/run_state'
import { isOutage } from '#app/core/is_outage'
import { Budget } from '#app/flows/domain/graph/budget'
import type { WaitEnd } from '#app/flows/domain/runs/child_runs'
import { FAILED } from '#app/flows/domain/graph/graph'
import { MAX_PARALLEL_ITEMS } from '#app/flows/domain/values/limits'
import { runsOfItem } from '#app/flows/domain/runs/runs_inside'
import type { RunError, RunEvent, StepRecord } from '#app/flows/domain/runs/run'
import type { ForEachSettings } from '#app/flows/domain/graph/settings'
import { activate, tryWork } from '#app/flows/engine/steps/active_step'
import type { ActiveStep, MeasuredOutcome } from '#app/flows/engine/steps/active_step'
import { ActiveSteps } from '#app/flows/engine/steps/active_steps'
import { StepFailure, type StepContext, type StepWork } from '#app/flows/engine/executors/step_work'
import { itemsFailed, itemsOf } from '#app/flows/engine/steps/items_of'
import { valueIn } from '#app/flows/engine/executors/texts'
import type { DriverOptions, DrivenRun } from '#app/flows/engine/driven_run'
import { contentKeyOf, earlierAnswer } from '#app/flows/engine/steps/reused_answers'
import { RunSize } from '#app/flows/engine/starting/run_size'
import { stepContext } from '#app/flows/engine/steps/step_context'
import { failureOf, FIRST_TRY, type Try } from '#app/flows/engine/steps/step_policy'
import { StepEnds } from '#app/flows/engine/steps/step_ends'
import { StepNews } from '#app/flows/engine/steps/step_news'
import { StreamedTexts } from '#app/flows/engine/steps/streamed_texts'

const NOT_THERE = 'Steps of this kind cannot run yet.'

/** Starts the steps of a run, and keeps their outcomes until the driver takes them. */
export class StepStarter {
  #run: DrivenRun
  #budget: Budget
  #state: RunState
  #options: DriverOptions
  #active = new ActiveSteps()
  #ended: StepEnds
  #events: RunEvent[] = []
  #texts = new StreamedTexts(() => {
    this.#flushTexts()
    this.#news.wake()
  })
  #news: StepNews
  #size: RunSize

  constructor(run: DrivenRun, state: RunState, options: DriverOptions) {
    this.#run = run
    this.#budget = run.budget ?? new Budget(null)
    this.#state = state
    this.#options = options
    this.#size = new RunSize(run.stored)
    this.#ended = new StepEnds(this.#size)
    this.#news = new StepNews(options.signal)
  }

  get hasNews(): boolean {
    return !this.#ended.isEmpty || this.#events.length > 0
  }

  /** Whether nothing runs any more. Items of a For each may still wait. */
  get isIdle(): boolean {
    return this.#active.isIdle
  }

  /**
   * Resolves once there is something to take, or the run is aborted.
   * @throws Error where a step could not reach the database: that is no failure of the step
   */
  news(): Promise<void> {
    return this.#news.next(() => this.hasNews)
  }

  takeEnded(): MeasuredOutcome | undefined {
    return this.#ended.takeFirst()
  }

  takeEvents(): RunEvent[] {
    return this.#events.splice(0)
  }

  /** @returns steps that are tried again, and still run */
  takeRetried(): ActiveStep[] {
    return this.#active.takeRetried()
  }

  /** Ends all work. @returns what was running, and what has ended and was not taken */
  stop(): ActiveStep[] {
    this.#texts.stop()
    this.#news.stop()
    return this.#stopWhere(() => true)
  }

  /** The same for the items that were given up. */
  stopGone(): ActiveStep[] {
    return this.#stopWhere(({ place }) => place.scope.isGone)
  }

  #stopWhere(isMeant: (active: ActiveStep) => boolean): ActiveStep[] {
    return [...this.#active.stopWhere(isMeant), ...this.#ended.takeWhere(isMeant)]
  }

  start(place: StepPlace, which: Try): void {
    const active = activate(place, which, this.#options.now())
    const executor = this.#options.executors[place.step.node.kind] as StepWork<never> | undefined
    const { settings } = place.step.node
    if (!executor) return this.#ended.fail(active, new StepFailure('not_there', NOT_THERE))
    if (executor.isInstant) {
      const context = this.#contextOf(active, this.#options.signal)
      return this.#orFail(active, () =>
        this.#ended.succeed(active, executor.work(settings as never, context))
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
      this.#size.addRuns(items.length * runsOfItem(this.#run.plan, place.step))
      this.#active.addLoop(active)
      return this.#state.openItems(place, items, gather, Math.min(parallel, MAX_PARALLEL_ITEMS))
    } catch (error) {
      this.#ended.fail(active, error)
      return null
    }
  }

  /** Ends a For each whose items have ended. It fails where all of them failed. */
  endLoop({ place, output, dropped }: Gathered): void {
    const active =
      this.#active.takeLoop(place.key) ?? activate(place, FIRST_TRY, this.#options.now())
    const failure = itemsFailed(dropped, output.length)
    if (failure && dropped === output.length) return this.#ended.fail(active, failure)
    this.#orFail(active, () =>
      this.#ended.succeed(active, stepDone(output), failure && failureOf(failure))
    )
  }

  /** Ends a step that waited. */
  endStored(place: StepPlace, stored: StepRecord, waitEnd: WaitEnd): void {
    const { attempt, earlierError = null, startedMs, input } = stored
    const active = { ...activate(place, { attempt, earlierError }, startedMs), input }
    const status = waitEnd.end.port === FAILED ? 'failed' : 'succeeded'
    this.#ended.add({ active, status, ...waitEnd })
  }

  /** Ends a step whose last try ended with its worker. */
  failStored(place: StepPlace, { attempt, startedMs, input }: StepRecord, error: RunError): void {
    const active = { ...activate(place, { attempt, earlierError: null }, startedMs), input }
    this.#ended.add({ active, status: 'failed', end: failedEnd(), error })
  }

  async #inPlace(active: ActiveStep, work: (signal: AbortSignal) => Promise<StepEnd | 'waits'>) {
    const { signal } = this.#options
    const onRetry = () => {
      this.#active.noteRetry(active)
      this.#writeAnew(active)
    }
    try {
      const context = this.#contextOf(active, signal, false)
      const contentKey = contentKeyOf(active.place.step.node, this.#options.answers, context)
      if (await this.#reuseAnswer(active, contentKey)) return
      const whose = { userId: this.#run.userId, runId: this.#run.id }
      const reserve = (stop: AbortSignal) => this.#options.reserve(whose, stop)
      const end = await tryWork(active, signal, { reserve, work, onRetry })
      active.contentKey = await contentKey
      if (!this.#active.has(active)) return
      if (end === 'waits') this.#ended.wait(active)
      else this.#ended.succeed(active, end)
      this.#active.delete(active)
    } catch (error) {
      if (isOutage(error)) this.#news.fail(error)
      else if (!this.#news.hasFailed && this.#active.delete(active)) this.#ended.fail(active, error)
    } finally {
      this.#flushTexts()
      this.#news.wake()
    }
  }

  /** Ends a step with an earlier answer. @returns whether there is one that the run may reuse */
  async #reuseAnswer(active: ActiveStep, key: Promise<string | null>): Promise<boolean> {
    const found = await earlierAnswer(this.#run, this.#options.answers, key)
    if (!found || !this.#active.delete(active)) return false
    const { port, output, input, reused } = found
    Object.assign(active, { input: this.#size.keptInput(input), reused })
    const end = { port: port ?? FAILED, output }
    this.#ended.add({ active, status: 'cached', end, error: null })
    return true
  }

  #orFail(active: ActiveStep, work: () => void): void {
    try {
      work()
    } catch (error) {
      this.#ended.fail(active, error)
    }
  }

  /** Called before each try, because this process may have been paused since the run was stored. */
  #requireHold(): void {
    try {
      this.#options.requireHold()
    } catch (error) {
      this.#news.fail(error as Error)
      throw error
    }
  }

  #contextOf(active: ActiveStep, signal: AbortSignal, isCounted = true): StepContext {
    const sendText = (text: string) => this.#texts.add(active.place.key, text)
    const restartText = () => this.#writeAnew(active)
    return stepContext(active, signal, {
      ...{ run: this.#run, budget: this.#budget, size: this.#size, isCounted },
      ...{ sendText, restartText },
    })
  }

  /** Clients clear the streamed text of a step when the step starts again. */
  #writeAnew({ place: { key }, attempt }: ActiveStep): void {
    this.#texts.drop(key)
    this.#events.push({ type: 'step', key, status: 'running', attempt })
    this.#news.wake()
  }

  #flushTexts(): void {
    this.#events.push(...this.#texts.take())
  }
}
