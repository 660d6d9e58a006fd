import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { signalNotices } from '#app/activity/services/notice_signals'
import { freeRows } from '#app/core/dialects/free_rows'
import { writeIfFree } from '#app/core/dialects/write_if_free'

interface Which {
  id?: string
  user_id?: string
  run_id?: string
  batch_id?: string
}

const unread = (which: Which) => db.from('notices').where(which).whereNull('read_ms')

/** Notes that a person has read one notice, or all. One that is removed just now is left out. */
export async function readNotices(userId: string, id?: string): Promise<void> {
  const wanted = unread({ user_id: userId, ...(id !== undefined && { id }) }).select('id')
  await db
    .from('notices')
    .whereIn('id', freeRows(db.connection(), wanted))
    .update({ read_ms: Date.now() })
}

/**
 * Whoever looks at a run or a batch needs no notice of it. It may be left out where somebody else writes just now.
 */
export async function readNoticesOf(about: { run_id: string } | { batch_id: string }) {
  const isThere = await unread(about).select('id').first()
  if (isThere) await writeIfFree(unread(about).update({ read_ms: Date.now() }))
}

/** Removes notices about what is settled now: they are not true any more. */
export async function dropNotices(trx: TransactionClientContract, keys: string[]): Promise<void> {
  const found: { user_id: string }[] = await trx
    .from('notices')
    .whereIn('key', keys)
    .select('user_id')
  if (found.length === 0) return
  await trx.from('notices').whereIn('key', keys).delete()
  for (const userId of new Set(found.map((notice) => notice.user_id)))
    await signalNotices(trx, userId)
}
