import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { NoticeKind } from '#app/activity/domain/notice_kinds'
import { leaveNotice } from '#app/activity/services/leave_notice'
import { dropNotices } from '#app/activity/services/read_notices'
import type { Asked } from '#app/flows/domain/runs/approvals'
import { shortExcerpt } from '#app/flows/domain/runs/input_excerpt'
import { type FinalStatus, type Stop, stoppedBy } from '#app/flows/domain/runs/run'
import { refusalOf } from '#app/flows/engine/refusals'

/** Milliseconds after which a person has probably stopped watching a run. */
export const LONG_RUN_MS = 30_000

const askedKey = ({ runId, stepKey }: Asked) => `asked:${runId}:${stepKey}`
const reminderKey = ({ runId, stepKey }: Asked) => `reminder:${runId}:${stepKey}`

interface AboutRun {
  runId: string
  key: string
  kind: NoticeKind
  /** The step that asks, of a notice about an approval. */
  stepKey?: string
}

/** Tells whoever started a run. */
async function leaveForStarter(
  trx: TransactionClientContract,
  { runId, key, kind, stepKey }: AboutRun
): Promise<void> {
  const [run] = await trx
    .from('runs')
    .join('flows', 'flows.id', 'runs.flow_id')
    .where('runs.id', runId)
    .select('runs.user_id', 'runs.created_by', 'runs.input_excerpt', 'flows.title')
  const asked = stepKey === undefined ? '' : await askedBy(trx, { runId, stepKey })
  await leaveNotice(trx, {
    ...{ userId: run.created_by ?? run.user_id, key, kind, subject: run.title, about: { runId } },
    excerpt: asked || shortExcerpt(run.input_excerpt),
  })
}

async function askedBy(trx: TransactionClientContract, { runId, stepKey }: Asked): Promise<string> {
  const step = { run_id: runId, step_key: stepKey }
  const asked = await trx.from('approvals').where(step).select('excerpt').first()
  return (asked?.excerpt as string | undefined) ?? ''
}

/** Tells whoever started a run that it waits for an approval. */
export const leaveAskedNotice = (trx: TransactionClientContract, asked: Asked): Promise<void> =>
  leaveForStarter(trx, { ...asked, key: askedKey(asked), kind: 'approval_asked' })

/** Reminds whoever started a run that it still waits for an approval. */
export const leaveReminder = (trx: TransactionClientContract, asked: Asked): Promise<void> =>
  leaveForStarter(trx, { ...asked, key: reminderKey(asked), kind: 'approval_reminder' })

/** Removes the notices about an approval that is no longer needed. */
export const settleAsking = (trx: TransactionClientContract, asked: Asked): Promise<void> =>
  dropNotices(trx, [askedKey(asked), reminderKey(asked)])

interface EndedRun {
  runId: string
  status: FinalStatus
  hasResult: boolean
  /** Milliseconds since 1970. */
  createdMs: number
  /** Whether it may have asked a person. */
  mayHaveAsked: boolean
}

/**
 * Leaves a notice about the end of a run that took long or waited for a person. A client that follows the events of the
 * run marks the notice as read at the last event, so it stays unread only where nobody followed the run.
 */
export async function leaveEndNotice(
  trx: TransactionClientContract,
  { runId, status, hasResult, createdMs, mayHaveAsked }: EndedRun
): Promise<void> {
  const isLong = Date.now() - createdMs > LONG_RUN_MS
  if (!isLong && !mayHaveAsked) return
  const asked = mayHaveAsked ? await askedIn(trx, runId) : []
  for (const one of asked) await settleAsking(trx, one)
  if (status === 'canceled' || (!isLong && asked.length === 0)) return
  const refusal = hasResult ? null : await refusalOf(trx, runId)
  const kind = endKind(status, stoppedBy(status, hasResult, refusal))
  await leaveForStarter(trx, { runId, key: `ended:${runId}`, kind })
}

function endKind(status: FinalStatus, stop: Stop | null): NoticeKind {
  if (stop) return STOPPED[stop]
  return status === 'succeeded' ? 'run_succeeded' : 'run_failed'
}

const STOPPED = {
  'rejected': 'run_rejected',
  'expired': 'run_expired',
  'dead-end': 'run_without_result',
} as const satisfies Record<Stop, NoticeKind>

/** The approvals that a run and the runs inside it have asked for, without those that were withdrawn. */
async function askedIn(trx: TransactionClientContract, runId: string): Promise<Asked[]> {
  const asked: Asked[] = []
  for (let level = [runId]; level.length > 0;) {
    const rows = await trx
      .from('approvals')
      .whereIn('run_id', level)
      .where((kept) => void kept.whereNull('decision').orWhereNot('decision', 'withdrawn'))
      .select('run_id', 'step_key')
    for (const { run_id: of, step_key: stepKey } of rows) asked.push({ runId: of, stepKey })
    const inner = await trx.from('runs').whereIn('parent_run_id', level).select('id')
    level = inner.map(({ id }) => id as string)
  }
  return asked
}
