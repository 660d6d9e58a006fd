import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { statementsOf } from '#app/core/dialects/statements'
import { type Job, defineJob, type JobRun } from '#app/core/jobs/define_job'
import { publish } from '#app/core/signals/signals'
import { inTransaction } from '#app/core/transact'
import { ROWS_ENDED_AT_ONCE, ROWS_IN_FLIGHT } from '#app/flows/domain/batches/batch'
import { type BatchEnd, endOfBatch } from '#app/flows/domain/batches/batch_end'
import type { Plan } from '#app/flows/domain/checks/plan'
import type { RunError } from '#app/flows/domain/runs/run'
import { leaveBatchNotice } from '#app/flows/engine/batches/batch_notices'
import { rowCounts, rowsAtWork } from '#app/flows/engine/batches/batch_store'
import { BATCH_TURN, BATCHES_TOPIC, type BatchTurn } from '#app/flows/engine/batches/batch_wake'
import { resumeRun } from '#app/flows/engine/drive_run'
import { CANCELED, endRunNow } from '#app/flows/engine/end_run_now'
import { lockRun } from '#app/flows/engine/lock_runs'
import { planFor } from '#app/flows/engine/plans'
import { type Begun, type OpenBatch, startRows } from '#app/flows/engine/starting/start_rows'

/** Starts the next rows of the batches of a person, the oldest batch first, and ends batches that are done. */
export const batchTurn: Job<BatchTurn> = defineJob<BatchTurn>({
  ...BATCH_TURN,
  retries: { most: 10, firstPauseMs: 100, maxPauseMs: 10_000 },
  run: takeTurn,
  giveUp: (trx, { userId }) => giveUpBatches(trx, userId),
})

/** Stores everything in one transaction with the end of the turn, so that no row starts twice. */
async function takeTurn(job: JobRun<BatchTurn>): Promise<void> {
  const { userId } = job.payload
  const plans = await plansOf(userId)
  await inTransaction(async (trx) => {
    await endCanceledRuns(trx, userId)
    let free = ROWS_IN_FLIGHT - (await rowsAtWork(trx, userId))
    for (const batch of await openBatches(trx, userId)) {
      const plan = plans.get(batch.id)
      // A batch that began after the plans were read has a turn of its own behind this one.
      if (!plan) continue
      const begun = await startRows(trx, { batch, plan, most: Math.max(0, free) })
      free -= begun.started
      await noteTurn(trx, batch, begun)
    }
    await job.finishIn(trx)
  })
}

const OPEN = ['queued', 'running']

const openBatches = (
  client: Pick<TransactionClientContract, 'from'>,
  userId: string
): Promise<OpenBatch[]> =>
  client
    .from('batches')
    .join('flows', 'flows.id', 'batches.flow_id')
    .where('batches.user_id', userId)
    .whereIn('batches.status', OPEN)
    .orderBy('batches.id')
    .select('batches.*', 'flows.deleted_at as flow_deleted_at', 'flows.title as flow_title')

/** The plans of the open batches of a person, by the ids of the batches. */
async function plansOf(userId: string): Promise<ReadonlyMap<string, Plan>> {
  const batches = await openBatches(db, userId)
  const plans = batches.map(async ({ id, flow_id: flowId, version }) => {
    return [id, await planFor(flowId, version)] as const
  })
  return new Map(await Promise.all(plans))
}

/** Ends what runs or waits although its batch was canceled; another turn follows because of each end. */
async function endCanceledRuns(trx: TransactionClientContract, userId: string): Promise<void> {
  const left: { id: string }[] = await trx
    .from('runs')
    .join('batches', 'batches.id', 'runs.batch_id')
    .where('runs.user_id', userId)
    .whereNull('runs.ended_ms')
    .where('batches.status', 'canceled')
    .orderBy('runs.id')
    .limit(ROWS_ENDED_AT_ONCE)
    .select('runs.id')
  // Credits are locked after all of the runs.
  for (const { id } of left) await lockRun(await statementsOf(trx), id)
  for (const { id } of left) await endRunNow(trx, id, CANCELED, resumeRun)
}

/** Stores which rows a turn started. Ends the batch if no row runs, waits or may start. */
async function noteTurn(
  trx: TransactionClientContract,
  batch: OpenBatch,
  begun: Begun
): Promise<void> {
  const { id, status } = batch
  const { started, startsLeft, reason } = begun
  const end = await endOf(trx, id, begun)
  if (!end && status === 'running' && started === 0 && !reason) return
  const change = { status: end?.status ?? 'running', starts_left: startsLeft }
  await storeTurn(trx, batch, { ...change, error: end ? end.error : reason, end })
}

interface StoredTurn {
  status: string
  starts_left: number
  error: RunError | null
  end: BatchEnd | null
}

async function storeTurn(
  trx: TransactionClientContract,
  batch: OpenBatch,
  { end, error, ...change }: StoredTurn
): Promise<void> {
  const { id } = batch
  await trx
    .from('batches')
    .where('id', id)
    .update({ ...change, error: error && JSON.stringify(error), ended_ms: end && Date.now() })
  if (end) await leaveBatchNotice(trx, batch, end)
  await publish(trx, BATCHES_TOPIC, id)
}

/** How a batch ends; null if it continues. */
async function endOf(
  trx: TransactionClientContract,
  batchId: string,
  { startsLeft, reason }: Begun
): Promise<BatchEnd | null> {
  const atWork = await trx.from('runs').where('batch_id', batchId).whereNull('ended_ms').first()
  if (atWork) return null
  const queued = { batch_id: batchId, status: 'queued' }
  if (startsLeft > 0 && (await trx.from('batch_rows').where(queued).first())) return null
  const counts = await rowCounts(trx, [batchId])
  return endOfBatch(counts.get(batchId)!, reason)
}

const GIVEN_UP: RunError = {
  code: 'internal',
  message: 'Hone tried several times and could not go on with these rows. Continue them later.',
}

/** Ends the open batches of a person as failed. Runs that have started go on, and rows that have not can be continued. */
async function giveUpBatches(trx: TransactionClientContract, userId: string): Promise<void> {
  for (const batch of await openBatches(trx, userId)) {
    const end: BatchEnd = { status: 'failed', error: GIVEN_UP }
    await storeTurn(trx, batch, { ...end, starts_left: 0, end })
  }
}
