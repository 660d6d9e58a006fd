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

/** A run or batch, and who has read about it. */
type Subject = { user_id: string } & ({ run_id: string } | { batch_id: string })

/** Marks the notices about a run or batch as read. Skips the write if the database is busy. */
export async function readNoticesOf(about: Subject): Promise<void> {
  const isThere = await unread(about).select('id').first()
  if (isThere) await writeIfFree(unread(about).update({ read_ms: Date.now() }))
}

/** Marks them as read at the end of an event stream. Waits for the database, because no response depends on it. */
export async function readFollowedNotices(about: Subject): Promise<void> {
  await unread(about).update({ read_ms: Date.now() })
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
