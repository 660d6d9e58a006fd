import db from '@adonisjs/lucid/services/db'
import { grant } from '#app/billing/services/ledger/grant'
import type { Job } from '#app/core/jobs/define_job'
import { JobRunner } from '#app/core/jobs/job_runner'
import { runsHere } from '#app/core/jobs/start_here'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { batchTurn } from '#app/flows/engine/batches/batch_turn'
import { approvalExpiry, driveRun } from '#app/flows/engine/drive_run'
import { EXECUTORS } from '#app/flows/engine/executors/executors'
import { type StepContext, StepFailure } from '#app/flows/engine/executors/step_work'
import { PAUSES } from '#app/flows/engine/steps/step_policy'
import { flowToInsert, insertFlow } from '#app/flows/services/flows/insert_flow'
import { startFlowRun } from '#app/flows/services/runs/start_flow_run'
import { broken } from '#tests/faults/flows/broken_runs'
import { createCalls } from '#tests/faults/flows/fault_flows'
import { allHaveEnded } from '#tests/faults/flows/run_lives'
import { type Life, outside } from '#tests/helpers/interrupted_commits'
import { endLeases, makeDue } from '#tests/helpers/jobs'
import { createPerson } from '#tests/helpers/people'
import { until } from '#tests/helpers/until'
import { personalWorkspace } from '#app/workspaces/services/current_workspace'

/** More credits than any case uses. */
const CREDITS = 1_000
const DRIVEN = [driveRun, batchTurn] as Job<never>[]
const JOBS = [...DRIVEN, approvalExpiry] as Job<never>[] as Job<unknown>[]

/** A person who can pay for many runs. */
export async function payingPerson(): Promise<string> {
  const { id: userId } = await createPerson({ plan: 'pro' })
  const what = { account: 'bought', source: 'correction', reference: `test:${userId}` } as const
  await db.transaction((trx) => grant({ ...what, userId, now: Date.now(), amount: CREDITS }, trx))
  return userId
}

export async function newFlow(userId: string, graph: FlowGraph): Promise<string> {
  const flow = flowToInsert({ title: 'Flow', graph })
  const { id } = await db.transaction((trx) => insertFlow(personalWorkspace(userId), flow, trx))
  return id
}

/** Forgets all runs, whose jobs the next worker would carry on with. */
export async function forgetRuns(): Promise<void> {
  for (const table of ['batches', 'runs', 'flow_calls', 'jobs']) await db.from(table).delete()
}

/**
 * Has a provider answer prompts that writes down each call.
 * @param pass what happens to a call before it is answered; calls are counted from 1
 * @returns what ends that
 */
export function answerPrompts(
  pass: (call: number) => Promise<unknown> | unknown = () => {}
): () => void {
  const { prompt } = EXECUTORS
  let calls = 0
  const work = (settings: { text: string }, context: StepContext) =>
    outside(async () => {
      const answer = await answerTo(settings, context)
      await pass(++calls)
      return answer()
    })
  EXECUTORS.prompt = { isInstant: false, work }
  const { firstMs } = PAUSES
  PAUSES.firstMs = 1
  return () => {
    EXECUTORS.prompt = prompt
    PAUSES.firstMs = firstMs
  }
}

/** Fails the first call of a step that says so, and each call of one that says that. */
async function answerTo(
  { text }: { text: string },
  { idempotencyKey, runId }: StepContext
): Promise<() => { port: string; output: string }> {
  const key = idempotencyKey.slice(runId.length + 1)
  const step = await db.from('run_steps').where({ run_id: runId, key }).first()
  const call = { run_id: runId, key, is_repeated: step?.ended_ms === null ? 0 : 1 }
  await db.table('flow_calls').insert(call)
  const calls = await db.from('flow_calls').where({ run_id: runId, key })
  return () => {
    if (text === 'fails once' && calls.length === 1)
      throw new StepFailure('busy', 'Not now.', true, 1)
    if (text === 'fails') throw new StepFailure('refused', 'No.')
    return { port: 'done', output: `${key} done` }
  }
}

/** Gets a database ready for runs whose provider writes down each call. @returns what ends that, and forgets them */
export async function prepareRuns(): Promise<() => Promise<void>> {
  const dropCalls = await createCalls()
  const endAnswers = answerPrompts()
  await forgetRuns()
  return async () => {
    endAnswers()
    await forgetRuns()
    await dropCalls()
  }
}

/** A process that carries on with runs. */
export class FlowWorker {
  #runner = new JobRunner({ jobs: JOBS, log: { error: () => {} } })
  #leave = () => {}

  static async start(): Promise<FlowWorker> {
    const worker = new FlowWorker()
    await worker.#runner.start()
    worker.#leave = runsHere(JOBS, worker.#runner)
    return worker
  }

  /** Works until there is nothing left to do for any run. Somebody approves what they ask. */
  async workOff(): Promise<void> {
    const look = async () => {
      if (await makeDue(DRIVEN)) this.#runner.wake()
      const jobs = await db.from('jobs').whereIn('name', ['drive_run', 'batch_turn']).select('id')
      return { hasEnded: await allHaveEnded(), jobs }
    }
    await until(look, ({ hasEnded, jobs }) => hasEnded && jobs.length === 0)
  }

  async stop(): Promise<void> {
    this.#leave()
    await this.#runner.stop(1_000)
  }
}

/** Has a new process do something, and then work until no run is left. */
export async function workOff(start = async (): Promise<void> => {}): Promise<void> {
  const worker = await FlowWorker.start()
  try {
    await start()
    await worker.workOff()
  } finally {
    await worker.stop()
  }
}

/** Another process takes over what a dead one has left, and does the rest. */
export async function takeOver(): Promise<void> {
  await endLeases(DRIVEN)
  await workOff()
}

/**
 * One process starts a run and carries on with it until it dies, and another one does the rest.
 * @param failing the flows whose runs must fail
 * @returns what does not hold that must hold whatever happened
 */
export async function runInTwoLives(
  life: Life,
  flow: { userId: string; id: string },
  failing: string[] = []
): Promise<string[]> {
  await forgetRuns()
  const acknowledged: string[] = []
  const start = async () => void acknowledged.push((await startFlowRun(flow, {})).id)
  await life.live(() => workOff(start))
  await takeOver()
  return broken(acknowledged, failing)
}
