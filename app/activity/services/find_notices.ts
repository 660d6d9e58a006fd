import db from '@adonisjs/lucid/services/db'
import type { NoticeKind } from '#app/activity/domain/notice_kinds'
import { absent } from '#app/core/exceptions/api_exception'
import { type Cursor, DEFAULT_LIMIT, readCursor } from '#app/core/paging'

/** A notice as the database stores it. */
export interface NoticeRow {
  id: string
  kind: NoticeKind
  subject: string
  /** What tells it apart from others about the same. */
  excerpt: string
  /** What it is about: a run or a batch. */
  run_id: string | null
  batch_id: string | null
  created_ms: number
  read_ms: number | null
}

const COLUMNS = [
  ...['id', 'kind', 'subject', 'excerpt', 'run_id', 'batch_id', 'created_ms', 'read_ms'],
]

/** One page of a person's notices, newest first; ids are ordered by time. */
export async function findNotices(
  userId: string,
  { limit = DEFAULT_LIMIT, cursor }: { limit?: number; cursor?: string }
): Promise<{ notices: NoticeRow[]; next: Cursor | null }> {
  const query = db.from('notices').where('user_id', userId).orderBy('id', 'desc').limit(limit)
  const after = readCursor(cursor)
  if (after) query.where('id', '<', after.id)
  const notices: NoticeRow[] = await query.select(COLUMNS)
  const last = notices.length === limit ? notices.at(-1) : undefined
  return { notices, next: last ? { value: '', id: last.id } : null }
}

/** @throws ApiException 404 */
export async function requireNotice(userId: string, id: string): Promise<NoticeRow> {
  const notice = await db.from('notices').where({ id, user_id: userId }).select(COLUMNS).first()
  if (!notice) throw absent('notice')
  return notice as NoticeRow
}

/** How the notices of a person stand. */
export interface NoticeState {
  unread: number
  /** The id of the newest one. */
  newest: string | null
}

export async function noticeState(userId: string): Promise<NoticeState> {
  const own = () => db.from('notices').where('user_id', userId)
  const [{ total }] = await own().whereNull('read_ms').count('* as total')
  const newest = await own().orderBy('id', 'desc').select('id').first()
  return { unread: Number(total), newest: newest?.id ?? null }
}
