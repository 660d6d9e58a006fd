import { setImmediate as turn } from 'node:timers/promises'
import { FAILED } from '#app/flows/domain/graph/graph'
import { handlesFailure } from '#app/flows/domain/checks/plan'
import {
  type RunEnd,
  type RunError,
  type RunResult,
  type StepRecord,
} from '#app/flows/domain/runs/run'
import {
  type Advance,
  RunState,
  type Scope,
  type StepEnd,
  type StepPlace,
} from '#app/flows/domain/runs/run_state'
import type { ForEachSettings } from '#app/flows/domain/graph/settings'
import { activate, type Outcome } from '#app/flows/engine/steps/active_step'
import { CheckpointDraft } from '#app/flows/engine/checkpoint_draft'
import type { Checkpoint, DrivenRun, DriverOptions, KeptStep } from '#app/flows/engine/driven_run'
import { canKeep } from '#app/flows/engine/steps/kept_steps'
import { FIRST_TRY, type Try, tryAfter, WORKER_STOPPED } from '#app/flows/engine/steps/step_policy'
import { RunReport } from '#app/flows/engine/run_report'
import { StepStarter } from '#app/flows/engine/steps/step_starter'

/** Steps that are stored together at most. */
const MAX_AT_ONCE = 100
/** The same in UTF-16 units, because storing takes its time. What goes beyond is stored next. */
const MAX_LENGTH_AT_ONCE = 500_000
/** Milliseconds for which the steps of one run may keep this process busy. */
const MAX_TURN_MS = 10

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
  #report = new RunReport()
  /** What is stored next. */
  #draft: CheckpointDraft

  constructor(run: DrivenRun, options: DriverOptions) {
    this.#run = run
    this.#options = options
    this.#state = new RunState(run.plan, run.inputs)
    this.#starter = new StepStarter(run, this.#state, options)
    this.#draft = new CheckpointDraft(run.plan, run.stored.values(), options.now)
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
        if (!this.#draft.isEmpty) {
          const committed = commit(this.#takeNext())
          if (committed) await committed
        }
        // Commits take their time, and this process may have been held up.
        requireHold()
        if (!this.#startReady()) await turn()
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
    return this.#draft.take(this.#report.hasResult)
  }

  /** Writes down what has ended, and what may start because of it. @returns how the run ended, if it did */
  #takeEnded(): RunEnd | null {
    this.#draft.tell(...this.#starter.takeEvents())
    for (const active of this.#starter.takeRetried()) this.#draft.noteTry(active)
    let length = 0
    for (let count = 0; count < MAX_AT_ONCE && length < MAX_LENGTH_AT_ONCE; count++) {
      const outcome = this.#starter.takeEnded()
      if (!outcome) break
      length += outcome.length
      const runEnd = this.#noteEnd(outcome)
      if (runEnd) return runEnd
    }
    return this.#state.isOver ? this.#report.succeeded() : null
  }

  #noteEnd(outcome: Outcome): RunEnd | null {
    this.#draft.note(outcome)
    const { active, end, error, status } = outcome
    if (!end) return null
    const { place } = active
    const isFailure = status === 'failed'
    if (error && !isFailure) this.#report.noteLeftOut(place.key, error)
    const runEnd =
      isFailure && error ? this.#failureOf(place, error) : this.#endWithOnly(place, end)
    if (!runEnd) this.#settle(place, end, isFailure)
    return runEnd
  }

  /** How the run ends because a step failed; null where the flow says what then. */
  #failureOf({ step, scope, key }: StepPlace, error: RunError): RunEnd | null {
    const { plan, only } = this.#run
    const isHandled = key !== only && handlesFailure(plan, step)
    if (isHandled || (scope.loop && skipsFailures(scope.loop.place))) return null
    return this.#report.failed({ ...error, step: key })
  }

  /** A run of one step ends with it, and its output is the result. */
  #endWithOnly({ key, step: { node } }: StepPlace, { output }: StepEnd): RunEnd | null {
    if (key !== this.#run.only) return null
    this.#report.setOnlyResult(
      node.kind === 'result'
        ? (output as unknown as RunResult)
        : { title: node.name, value: output, formats: ['markdown'] }
    )
    return this.#report.succeeded()
  }

  #settle(place: StepPlace, end: StepEnd, isFailure: boolean): void {
    if (place.step.node.kind === 'result' && !isFailure) {
      this.#report.addResult(end.output as unknown as RunResult)
    }
    const { scope, step } = place
    const drops = isFailure && scope.loop && skipsFailures(scope.loop.place)
    if (drops && !handlesFailure(this.#run.plan, step)) this.#drop(scope)
    else this.#follow(this.#state.end(place, end))
  }

  /** Gives up an item of a For each, and ends all that runs or waits of it. */
  #drop(scope: Scope): void {
    const advance = this.#state.dropItem(scope)
    this.#draft.cancel(this.#starter.stopGone())
    this.#ready = this.#ready.filter(({ place }) => !place.scope.isGone)
    this.#draft.close(scope.path)
    this.#follow(advance)
  }

  /** Goes on with what is stored already, and notes the rest as ready. */
  #follow({ ready, skipped, gathered }: Advance): void {
    for (const place of skipped) this.#skip(place)
    for (const one of gathered) this.#starter.endLoop(one)
    for (const place of ready) this.#reach(place, this.#run.stored.get(place.key))
  }

  #reach(place: StepPlace, stored: StepRecord | undefined): void {
    // A step that was canceled is part of an item that was given up.
    if (place.scope.isGone || stored?.status === 'canceled') return
    if (stored && stored.endedMs !== null) return this.#settleStored(place, stored)
    if (stored?.status === 'waiting') return this.#endWait(place, stored)
    this.#begin(place, stored)
  }

  #begin(place: StepPlace, stored: StepRecord | undefined): void {
    const kept = this.#run.kept?.get(place.key)
    if (kept && canKeep(place, kept)) this.#keep(place, kept)
    else if (!this.#isLeftOut(place)) this.#queue(place, stored)
  }

  #settleStored(place: StepPlace, { port, output, status, error }: StepRecord): void {
    const isFailure = status === 'failed' || port === FAILED
    if (error && !isFailure) this.#report.noteLeftOut(place.key, error)
    this.#settle(place, { port: port ?? FAILED, output }, isFailure)
  }

  #queue(place: StepPlace, stored: StepRecord | undefined): void {
    const next = tryAfter(place.step.node, stored, this.#run.wasInterrupted)
    if (!next) return this.#starter.failStored(place, stored!, WORKER_STOPPED)
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
    const now = this.#options.now()
    const active = { ...activate(place, FIRST_TRY, now), input, reused }
    const end = { port: port ?? FAILED, output }
    this.#draft.note({ active, status: 'cached', end, error })
    if (error && port !== FAILED) this.#report.noteLeftOut(place.key, error)
    this.#settle(place, end, port === FAILED)
  }

  #skip(place: StepPlace): void {
    if (this.#run.stored.has(place.key)) return
    const active = activate(place, FIRST_TRY, this.#options.now())
    this.#draft.noteSkipped(active)
  }

  /** Work that takes its time is stored before it starts. */
  #announce(place: StepPlace, which: Try): void {
    if (this.#options.executors[place.step.node.kind]?.isInstant !== false) return
    this.#draft.noteStart(activate(place, which, this.#options.now()))
  }

  /** @returns whether all were started. The rest waits where instant steps take long, so that other work gets its turn. */
  #startReady(): boolean {
    const until = performance.now() + MAX_TURN_MS
    const ready = this.#ready.splice(0, MAX_AT_ONCE)
    for (const [at, one] of ready.entries()) {
      this.#start(one)
      if (performance.now() < until) continue
      this.#ready.unshift(...ready.slice(at + 1))
      return false
    }
    return true
  }

  #start({ place, ...next }: { place: StepPlace } & Try): void {
    if (place.step.node.kind !== 'for-each') return this.#starter.start(place, next)
    const opened = this.#starter.openItems(place, next)
    if (opened) this.#follow(opened)
  }

  async #finish(end: RunEnd): Promise<RunEnd> {
    this.#draft.cancel(this.#starter.stop())
    this.#draft.close('')
    const { status, error } = end
    this.#draft.tell({ type: 'run', status, ...(error && { error }) })
    await this.#options.commit({ ...this.#takeNext(), end })
    return end
  }
}

const skipsFailures = ({ step }: StepPlace): boolean =>
  (step.node.settings as unknown as ForEachSettings).whenItemFails === 'skip'
