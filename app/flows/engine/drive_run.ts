import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#app/core/transact'
import { defineJob, type Job } from '#app/core/jobs/define_job'
import { enqueue } from '#app/core/jobs/enqueue'
import type { Asked } from '#app/flows/domain/runs/approvals'
import { runFlow, type DrivePayload } from '#app/flows/engine/run_flow'
import { endApproval, remindOf } from '#app/flows/engine/approvals/end_approval'
import { endRunNow } from '#app/flows/engine/end_run_now'
import { driveKeyOf } from '#app/flows/engine/recovery/lost_runs'
import type { Later } from '#app/flows/engine/store_waiting'

const HOUR_MS = 60 * 60_000
const GIVEN_UP = {
  code: 'internal',
  message: 'Hone tried several times and could not finish this run. Please start it again.',
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isAsked = (value: unknown): value is Asked =>
  isObject(value) && typeof value.runId === 'string' && typeof value.stepKey === 'string'

const later: Later = {
  resumeRun: (trx, runId) => resumeRun(trx, runId),
  start: async (trx, runId) => void (await enqueue(trx, driveRun, { runId })),
  expire: async (trx, asked, delay) => void (await enqueue(trx, approvalExpiry, asked, { delay })),
  remind: async (trx, asked, delay) =>
    void (await enqueue(trx, approvalReminder, asked, { delay })),
}

/** Runs a flow, or continues a run whose worker was lost, or that waited for a person or another run. */
export const driveRun: Job<DrivePayload> = defineJob<DrivePayload>({
  name: 'drive_run',
  isPayload: (value): value is DrivePayload => isObject(value) && typeof value.runId === 'string',
  key: ({ runId }) => driveKeyOf(runId),
  timeLimitMs: HOUR_MS,
  retries: { most: 10, firstPauseMs: 100, maxPauseMs: 4_000 },
  run: (job) => runFlow(job, later),
  giveUp: (trx, { runId }) => giveUpRun(trx, runId),
})

/** Ends what a person was asked where nobody decided in time. */
export const approvalExpiry: Job<Asked> = defineJob<Asked>({
  name: 'expire_approval',
  isPayload: isAsked,
  run: async ({ payload }) => {
    const end = { decision: 'expired', content: null, reason: null, deciderId: null } as const
    await inTransaction(async (trx) => {
      if (await endApproval(trx, payload, end)) await resumeRun(trx, payload.runId)
    })
  },
})

/** Reminds the owner of a run once of what nobody has decided. */
export const approvalReminder: Job<Asked> = defineJob<Asked>({
  name: 'remind_of_approval',
  isPayload: isAsked,
  run: ({ payload }) => inTransaction((trx) => remindOf(trx, payload)),
})

/** Continues a run that waits. A run that is at work reads the decision when it has nothing else to do. */
export async function resumeRun(trx: TransactionClientContract, runId: string): Promise<void> {
  const queued = await trx
    .from('runs')
    .where({ id: runId, status: 'waiting' })
    .update({ status: 'queued' })
  if (Number(queued) > 0) await enqueue(trx, driveRun, { runId })
}

/** Ends a run as failed that could not be finished. */
export const giveUpRun = (trx: TransactionClientContract, runId: string): Promise<void> =>
  endRunNow(trx, runId, { status: 'failed', error: GIVEN_UP }, resumeRun)
