import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { NoticeKind } from '#app/activity/domain/notice_kinds'
import { leaveNotice } from '#app/activity/services/leave_notice'
import { dropNotices } from '#app/activity/services/read_notices'
import type { Asked } from '#app/flows/domain/approvals'
import type { FinalStatus } from '#app/flows/domain/run'

/** Milliseconds after which people have probably left the screen. */
export const LONG_RUN_MS = 30_000

const askedKey = ({ runId, stepKey }: Asked) => `asked:${runId}:${stepKey}`
const reminderKey = ({ runId, stepKey }: Asked) => `reminder:${runId}:${stepKey}`

interface AboutRun {
  runId: string
  key: string
  kind: NoticeKind
}

async function leaveForOwner(
  trx: TransactionClientContract,
  { runId, key, kind }: AboutRun
): Promise<void> {
  const [run] = await trx
    .from('runs')
    .join('flows', 'flows.id', 'runs.flow_id')
    .where('runs.id', runId)
    .select('runs.user_id', 'flows.title')
  await leaveNotice(trx, { userId: run.user_id, key, kind, subject: run.title, about: { runId } })
}

/** Says to the owner of a run that it asks a person. */
export const leaveAskedNotice = (trx: TransactionClientContract, asked: Asked): Promise<void> =>
  leaveForOwner(trx, { runId: asked.runId, key: askedKey(asked), kind: 'approval_asked' })

/** Says it once more. */
export const leaveReminder = (trx: TransactionClientContract, asked: Asked): Promise<void> =>
  leaveForOwner(trx, { runId: asked.runId, key: reminderKey(asked), kind: 'approval_reminder' })

/** Removes the notices about a question that needs no answer any more. */
export const settleAsking = (trx: TransactionClientContract, asked: Asked): Promise<void> =>
  dropNotices(trx, [askedKey(asked), reminderKey(asked)])

interface EndedRun {
  runId: string
  status: FinalStatus
  /** Milliseconds since 1970. */
  createdMs: number
  /** Whether it may have asked a person. */
  mayHaveAsked: boolean
}

/**
 * Says that a run has ended which took long or waited for a person. Whoever follows its events reads the notice with the
 * last of them, so that it stays unread only where nobody did.
 */
export async function leaveEndNotice(
  trx: TransactionClientContract,
  { runId, status, createdMs, mayHaveAsked }: EndedRun
): Promise<void> {
  const isLong = Date.now() - createdMs > LONG_RUN_MS
  if (!isLong && !mayHaveAsked) return
  const asked = mayHaveAsked ? await askedIn(trx, runId) : []
  for (const one of asked) await settleAsking(trx, one)
  if (status === 'canceled' || (!isLong && asked.length === 0)) return
  const kind = status === 'succeeded' ? 'run_succeeded' : 'run_failed'
  await leaveForOwner(trx, { runId, key: `ended:${runId}`, kind })
}

/** What a run and those inside it have asked people. */
async function askedIn(trx: TransactionClientContract, runId: string): Promise<Asked[]> {
  const asked: Asked[] = []
  for (let level = [runId]; level.length > 0;) {
    const rows = await trx.from('approvals').whereIn('run_id', level).select('run_id', 'step_key')
    for (const { run_id: of, step_key: stepKey } of rows) asked.push({ runId: of, stepKey })
    const inner = await trx.from('runs').whereIn('parent_run_id', level).select('id')
    level = inner.map(({ id }) => id as string)
  }
  return asked
}
