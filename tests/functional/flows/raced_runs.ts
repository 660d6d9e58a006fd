import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { reconcile } from '#app/billing/services/reconciling/reconcile'
import { ApiException } from '#app/core/exceptions/api_exception'
import type { Job, JobRun } from '#app/core/jobs/define_job'
import { JobRunner } from '#app/core/jobs/job_runner'
import { MAX_RETRIES } from '#app/flows/domain/values/limits'
import { isFinal, type RunEvent, type RunStatus } from '#app/flows/domain/runs/run'
import { approvalToken } from '#app/flows/engine/approvals/approval_token'
import { approvalExpiry, driveRun } from '#app/flows/engine/drive_run'
import { EXECUTORS } from '#app/flows/engine/executors/executors'
import { StepFailure } from '#app/flows/engine/executors/step_work'
import { decide } from '#app/flows/services/approvals/decide'
import { cancelRun } from '#app/flows/services/runs/cancel_run'
import { startFlowRun } from '#app/flows/services/runs/start_flow_run'
import { APPROVAL, edge, node, through } from '#tests/functional/flows/flow_steps'
import { turns } from '#tests/helpers/turns'
import { until } from '#tests/helpers/until'

const WAIT = { ...APPROVAL, settings: { ...APPROVAL.settings, needsAccount: false } }

const prompt = {
  ...node('work', 'prompt', { text: 'x', model: null, maxTokens: 100, answer: 'text', fields: [] }),
  policy: { retries: MAX_RETRIES, timeLimitSeconds: 120 },
}

const asking = through(WAIT, 'approved')

/** Asks a person beside a step that fails once, and results in what was approved. */
export const ASKING = {
  ...asking,
  nodes: [...asking.nodes, prompt],
  edges: [...asking.edges, edge('hello', 'work')],
}

export const EVENTS = ['cancel', 'approve', 'reject', 'time out', 'lose'] as const
export type Event = (typeof EVENTS)[number]

/** Two workers, of which either takes over what the other has lost. */
export class Workers {
  #runners: JobRunner[]
  #prompt = EXECUTORS.prompt

  private constructor() {
    const jobs = [driveRun, approvalExpiry] as Job<never>[] as Job<unknown>[]
    const log = { error: (details: object, words: string) => logger.info(details, words) }
    this.#runners = [1, 2].map(() => new JobRunner({ jobs, log, sweepMs: 50 }))
    EXECUTORS.prompt = { isInstant: false, work: failsOnce() }
  }

  static async start(): Promise<Workers> {
    const workers = new Workers()
    await Promise.all(workers.#runners.map((runner) => runner.start()))
    return workers
  }

  async stop(): Promise<void> {
    await Promise.all(this.#runners.map((runner) => runner.stop(1_000)))
    EXECUTORS.prompt = this.#prompt
  }
}

/** A provider that fails the first call of each run, and takes a few turns of the event loop. */
function failsOnce() {
  const called = new Set<string>()
  return async (_: unknown, { runId, signal }: { runId: string; signal: AbortSignal }) => {
    await turns(20)
    signal.throwIfAborted()
    const isFirst = !called.has(runId)
    called.add(runId)
    if (isFirst) throw new StepFailure('busy', 'Not now.', true, 1)
    return { port: 'done', output: 'done' }
  }
}

/** A run, and what happens to it from outside. */
export class RacedRun {
  /** Events that were accepted. */
  accepted: Event[] = []

  private constructor(
    readonly id: string,
    readonly userId: string
  ) {}

  static async start({ userId, flowId }: { userId: string; flowId: string }): Promise<RacedRun> {
    const { id } = await startFlowRun({ userId, id: flowId }, { inputs: { who: 'Ada' } })
    return new RacedRun(id, userId)
  }

  async after(count: number, what: Event): Promise<void> {
    await turns(count)
    const isAccepted = await this.#happen(what)
    if (isAccepted) this.accepted.push(what)
  }

  async #happen(what: Event): Promise<boolean> {
    if (what === 'cancel') return (await cancelRun(this.userId, this.id)).status === 'canceled'
    if (what === 'lose') return this.#lose()
    if (what === 'time out') return this.#timeOut()
    return this.#decide(what === 'approve' ? 'approved' : 'rejected')
  }

  /** Its worker seems to have stopped renewing its claim. */
  async #lose(): Promise<boolean> {
    const held = { key: `run:${this.id}`, state: 'running' }
    const lost = Number(await db.from('jobs').where(held).update({ due_ms: Date.now() }))
    return lost > 0
  }

  async #timeOut(): Promise<boolean> {
    const payload = { runId: this.id, stepKey: WAIT.id }
    await approvalExpiry.run({ payload } as JobRun<typeof payload>)
    const row = await db.from('approvals').where({ run_id: this.id, decision: 'expired' }).first()
    return row !== null
  }

  async #decide(decision: 'approved' | 'rejected'): Promise<boolean> {
    try {
      await decide(approvalToken(this.id, WAIT.id), { decision, reason: 'Because.' }, undefined)
      return true
    } catch (error) {
      const isRefused =
        error instanceof ApiException && (error.code === 'not_found' || error.code === 'decided')
      if (!isRefused) throw error
      return false
    }
  }

  /** Waits for its end. Somebody approves it where it asks. */
  async end(): Promise<RunStatus> {
    const look = async (): Promise<RunStatus> => {
      const { status } = await db.from('runs').where('id', this.id).first()
      if (status === 'waiting' && (await this.#decide('approved'))) this.accepted.push('approve')
      return status
    }
    return until(look, isFinal)
  }
}

/** What does not hold that must hold however a run ended. */
export async function brokenEnd({ id, accepted }: RacedRun): Promise<string[]> {
  const run = await db.from('runs').where('id', id).first()
  const rows = await db.from('run_events').where('run_id', id).orderBy('seq')
  const events = rows.map(({ data }) => JSON.parse(data) as RunEvent)
  const ends = events.filter((event) => event.type === 'run' && isFinal(event.status))
  const lines = await db.from('credit_lines').where('reference', `run:${id}`)
  const kinds = [...new Set(lines.map(({ kind }) => kind))].sort().join()
  const steps = await db.from('run_steps').where('run_id', id).whereNull('ended_ms')
  const asked = await db.from('approvals').where('run_id', id).whereNull('decided_ms')
  const decisions = accepted.filter((what) => what === 'approve' || what === 'reject')
  const isCanceled = accepted.includes('cancel')
  const checks = {
    [`has ${ends.length} ends`]: ends.length === 1,
    [`is ${run.status} after ${accepted.join()}`]:
      isCanceled === (run.status === 'canceled') && run.ended_ms !== null,
    [`has ${kinds}`]: kinds === (run.status === 'succeeded' ? 'hold,post' : 'hold,void'),
    'has other events':
      rows.length === run.event_seq && rows.every(({ seq }, at) => seq === at + 1),
    'goes on after its end': events.at(-1) === ends[0],
    [`has ${steps.length} open steps`]: steps.length === 0,
    'still asks': asked.length === 0,
    [`was decided by ${decisions.join()}`]: decisions.length <= 1,
  }
  const broken = Object.entries(checks).flatMap(([what, holds]) => (holds ? [] : [what]))
  return [...broken, ...(await reconcile())]
}
