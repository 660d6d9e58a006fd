import { FAILED } from '#app/flows/domain/graph'
import { handlesFailure } from '#app/flows/domain/plan'
import {
  isResult,
  type RunEnd,
  type RunError,
  type RunResult,
  type StepRecord,
} from '#app/flows/domain/run'
import { type Advance, RunState, type StepEnd, type StepPlace } from '#app/flows/domain/run_state'
import type { ForEachSettings } from '#app/flows/domain/settings'
import { activate, FIRST_TRY, recordOf, type Try } from '#app/flows/engine/active_step'
import type { Checkpoint, DrivenRun, DriverOptions, KeptStep } from '#app/flows/engine/driven_run'
import { ModelUse } from '#app/flows/engine/model_use'
import { StepStarter } from '#app/flows/engine/step_starter'

/** Steps that are stored together at most. */
const MAX_AT_ONCE = 100

const WORKER_STOPPED: RunError = {
  code: 'worker_stopped',
  message: 'The worker stopped and the step was started again.',
}

const empty = (): Pick<Checkpoint, 'steps' | 'events'> => ({ steps: [], events: [] })

/**
 * Runs the steps of one run until all have ended, one has failed, or all that is left waits. A step starts
 * after what it needs is stored, and what is stored is never computed again.
 */
export class RunDriver {
  #run: DrivenRun
  #options: DriverOptions
  #state: RunState
  #starter: StepStarter
  #ready: ({ place: StepPlace } & Try)[] = []
  #results: RunEnd['results'] = []
  #models: ModelUse
  /** What is stored next. */
  #next = empty()

  constructor(run: DrivenRun, options: DriverOptions) {
    this.#run = run
    this.#options = options
    this.#state = new RunState(run.plan, run.inputs)
    this.#starter = new StepStarter(run, this.#state, options)
    this.#models = new ModelUse(run.plan, run.stored.values())
  }

  /** @returns how the run ended; null where it waits for a person or another run */
  async drive(): Promise<RunEnd | null> {
    const { signal, commit, requireHold } = this.#options
    const starter = this.#starter
    this.#follow(this.#state.begin())
    try {
      for (;;) {
        signal.throwIfAborted()
        const end = this.#takeEnded()
        if (end) return await this.#finish(end)
        if (this.#next.steps.length + this.#next.events.length > 0) {
          const committed = commit(this.#takeNext())
          if (committed) await committed
        }
        // Commits take their time, and this process may have been held up.
        requireHold()
        this.#startReady()
        if (starter.hasNews || this.#ready.length > 0) continue
        if (starter.isIdle) {
          await commit({ ...this.#takeNext(), isWaiting: true })
          return null
        }
        await starter.news()
      }
    } finally {
      starter.stop()
    }
  }

  #takeNext(): Checkpoint {
    const { isFree } = this.#models
    const next = { ...this.#next, hasResult: this.#results.length > 0, isFree }
    this.#next = empty()
    return next
  }

  /** Writes down what has ended, and what may start because of it. @returns how the run ended, if it did */
  #takeEnded(): RunEnd | null {
    this.#next.events.push(...this.#starter.takeEvents())
    for (const { active, end, error, status } of this.#starter.takeEnded(MAX_AT_ONCE)) {
      const { place, attempt } = active
      if (place.scope.isDropped) continue
      const endedMs = status === 'waiting' ? null : this.#options.now()
      this.#next.steps.push(recordOf(active, { status, end, error, endedMs }))
      this.#next.events.push({ type: 'step', key: place.key, status, attempt, ...portOf(end) })
      if (!end) continue
      this.#models.noteEnd(place.key, place.step, status)
      const runEnd = error ? this.#failureOf(place, error) : this.#endWithOnly(place, end)
      if (runEnd) return runEnd
      this.#settle(place, end, error !== null)
    }
    if (!this.#state.isOver) return null
    return { status: 'succeeded', error: null, results: this.#results }
  }

  /** How the run ends because a step failed; null where the flow says what then. */
  #failureOf({ step, scope, key }: StepPlace, error: RunError): RunEnd | null {
    const { plan, only } = this.#run
    const isHandled = key !== only && handlesFailure(plan, step)
    if (isHandled || (scope.loop && skipsFailures(scope.loop.place))) return null
    return { status: 'failed', error: { ...error, step: key }, results: this.#results }
  }

  /** A run of one step ends with it, and its output is the result. */
  #endWithOnly({ key, step: { node } }: StepPlace, { output }: StepEnd): RunEnd | null {
    if (key !== this.#run.only) return null
    const result: RunResult =
      node.kind === 'result'
        ? (output as unknown as RunResult)
        : { title: node.name, value: output, formats: ['markdown'] }
    this.#results = [result]
    return { status: 'succeeded', error: null, results: this.#results }
  }

  #settle(place: StepPlace, end: StepEnd, isFailure: boolean): void {
    if (place.step.node.kind === 'result' && !isFailure) {
      this.#results.push(end.output as unknown as RunEnd['results'][number])
    }
    const { loop } = place.scope
    const isHandled = place.step.next.length > 0
    const drops = isFailure && !isHandled && loop && skipsFailures(loop.place)
    this.#follow(drops ? this.#state.dropItem(place.scope) : this.#state.end(place, end))
  }

  /** Goes on with what is stored already, and notes the rest as ready. */
  #follow({ ready, skipped, gathered }: Advance): void {
    for (const place of skipped) this.#skip(place)
    for (const { place, output } of gathered) this.#starter.endLoop(place, output)
    for (const place of ready) this.#reach(place, this.#run.stored.get(place.key))
  }

  #reach(place: StepPlace, stored: StepRecord | undefined): void {
    if (stored && stored.endedMs !== null) {
      const end = { port: stored.port ?? FAILED, output: stored.output }
      return this.#settle(place, end, stored.status === 'failed')
    }
    if (stored?.status === 'waiting') return this.#endWait(place, stored)
    const kept = this.#run.kept?.get(place.key)
    if (kept && canKeep(place, kept)) return this.#keep(place, kept)
    if (!this.#isLeftOut(place)) this.#queue(place, stored)
  }

  #queue(place: StepPlace, stored: StepRecord | undefined): void {
    const attempt = (stored?.attempt ?? 0) + 1
    const next = { attempt, earlierError: stored ? WORKER_STOPPED : null }
    this.#ready.push({ place, ...next })
    this.#announce(place, next)
  }

  /** Ends a step that waited, where what it waited for has ended. */
  #endWait(place: StepPlace, stored: StepRecord): void {
    const waitEnd = this.#run.waitEnds?.get(place.key)
    if (waitEnd) this.#starter.endStored(place, stored, waitEnd)
  }

  /** Whether another step is the only one that runs. */
  #isLeftOut({ key, scope }: StepPlace): boolean {
    const { only } = this.#run
    return only !== undefined && scope.loop === null && key !== only
  }

  /** Ends a step with what it keeps of an earlier run. */
  #keep(place: StepPlace, { port, input, output, error, reused }: KeptStep): void {
    const endedMs = this.#options.now()
    const active = { ...activate(place, FIRST_TRY, endedMs), input, reused }
    const end = { port: port ?? FAILED, output }
    this.#next.steps.push(recordOf(active, { status: 'cached', end, error, endedMs }))
    this.#next.events.push({
      type: 'step',
      key: place.key,
      status: 'cached',
      attempt: 1,
      ...portOf(end),
    })
    this.#models.noteEnd(place.key, place.step, 'cached')
    this.#settle(place, end, port === FAILED)
  }

  #skip(place: StepPlace): void {
    if (this.#run.stored.has(place.key)) return
    const now = this.#options.now()
    this.#next.steps.push(
      recordOf(activate(place, FIRST_TRY, now), { status: 'skipped', endedMs: now })
    )
    this.#next.events.push({ type: 'step', key: place.key, status: 'skipped', attempt: 1 })
  }

  /** Work that takes its time is stored before it starts. */
  #announce(place: StepPlace, which: Try): void {
    if (this.#options.executors[place.step.node.kind]?.isInstant !== false) return
    const active = activate(place, which, this.#options.now())
    this.#models.noteStart(place.key, place.step)
    this.#next.steps.push(recordOf(active, { status: 'running' }))
    this.#next.events.push({
      type: 'step',
      key: place.key,
      status: 'running',
      attempt: which.attempt,
    })
  }

  #startReady(): void {
    for (const { place, ...next } of this.#ready.splice(0, MAX_AT_ONCE)) {
      if (place.step.node.kind === 'for-each') {
        const opened = this.#starter.openItems(place, next)
        if (opened) this.#follow(opened)
      } else this.#starter.start(place, next)
    }
  }

  async #finish(end: RunEnd): Promise<RunEnd> {
    const now = this.#options.now()
    for (const active of this.#starter.stop()) {
      this.#next.steps.push(recordOf(active, { status: 'canceled', endedMs: now }))
    }
    const { status, error } = end
    this.#next.events.push({ type: 'run', status, ...(error && { error }) })
    await this.#options.commit({ ...this.#takeNext(), end })
    return end
  }
}

/** Whether the step could have made such an output. Since it was pinned, a step of another kind may have got its id. */
const canKeep = ({ step: { node } }: StepPlace, { port, output }: KeptStep): boolean =>
  (node.kind !== 'result' || isResult(output)) &&
  (node.kind !== 'for-each' || port === FAILED || Array.isArray(output))

const portOf = (end: StepEnd | null) => (end ? { port: end.port } : {})

const skipsFailures = ({ step }: StepPlace): boolean =>
  (step.node.settings as unknown as ForEachSettings).whenItemFails === 'skip'
