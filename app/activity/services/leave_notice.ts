import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { v7 } from 'uuid'
import type { NoticeKind } from '#app/activity/domain/notice_kinds'
import { signalNotices } from '#app/activity/services/notice_signals'

export interface NewNotice {
  userId: string
  /** A notice with a key that is there already is not left again. */
  key: string
  kind: NoticeKind
  /** The title of what it is about. */
  subject: string
  /** At most 80 UTF-16 units that tell it apart from others about the same. */
  excerpt: string
  /** What it is about: a run or a batch. */
  about: { runId: string } | { batchId: string }
}

/** Leaves a notice for a person in the transaction of what it is about. */
export async function leaveNotice(
  trx: TransactionClientContract,
  { userId, key, kind, subject, excerpt, about }: NewNotice
): Promise<void> {
  const of = 'runId' in about ? { run_id: about.runId } : { batch_id: about.batchId }
  const row = { id: v7(), user_id: userId, key, kind, subject, excerpt, ...of }
  await trx
    .table('notices')
    .insert({ ...row, created_ms: Date.now(), read_ms: null })
    .onConflict('key')
    .ignore()
  await signalNotices(trx, userId)
}
