import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { writeIfFree } from '#app/core/dialects/write_if_free'

interface Which {
  id?: string
  user_id?: string
  run_id?: string
}

const unread = (which: Which, trx?: TransactionClientContract) =>
  (trx ?? db).from('notices').where(which).whereNull('read_ms')

/** Notes that a person has read one notice, or all. */
export async function readNotices(userId: string, id?: string): Promise<void> {
  await unread({ user_id: userId, ...(id !== undefined && { id }) }).update({ read_ms: Date.now() })
}

/** Whoever looks at a run needs no notice of it. It may be left out where somebody else writes just now. */
export async function readNoticesOf(runId: string): Promise<void> {
  const isThere = await unread({ run_id: runId }).select('id').first()
  if (isThere) await writeIfFree(unread({ run_id: runId }).update({ read_ms: Date.now() }))
}

/** Notices about what is settled now count as read. */
export async function settleNotices(trx: TransactionClientContract, keys: string[]): Promise<void> {
  await trx
    .from('notices')
    .whereIn('key', keys)
    .whereNull('read_ms')
    .update({ read_ms: Date.now() })
}
