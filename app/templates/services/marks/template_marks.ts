import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { TemplateMarks } from '#app/templates/domain/template_marks'

interface MarkRow {
  template_id: string
  favorite_ms: number | string | null
  uses: number
  last_used_ms: number | string | null
}

const timeOf = (stored: number | string | null) => (stored === null ? null : Number(stored))

/** The templates that a person likes or has used, by their ids. */
export async function readMarks(userId: string): Promise<TemplateMarks> {
  const rows: MarkRow[] = await db
    .from('template_marks')
    .where('user_id', userId)
    .select('template_id', 'favorite_ms', 'uses', 'last_used_ms')
  return new Map(
    rows.map(({ template_id: id, favorite_ms: favorite, uses, last_used_ms: used }) => [
      id,
      { favoriteMs: timeOf(favorite), uses, lastUsedMs: timeOf(used) },
    ])
  )
}

interface Marked {
  userId: string
  templateId: string
}

/** @param now milliseconds since 1970 */
export async function markFavorite({ userId, templateId }: Marked, now: number): Promise<void> {
  const row = { user_id: userId, template_id: templateId, favorite_ms: now, uses: 0 }
  await db
    .table('template_marks')
    .insert(row)
    .onConflict(['user_id', 'template_id'])
    .merge(['favorite_ms'])
}

export async function unmarkFavorite({ userId, templateId }: Marked): Promise<void> {
  const own = { user_id: userId, template_id: templateId }
  await db.from('template_marks').where(own).update({ favorite_ms: null })
}

/** Counts a use. @param now milliseconds since 1970 */
export async function countUse(
  { userId, templateId }: Marked,
  now: number,
  trx: TransactionClientContract
): Promise<void> {
  const own = { user_id: userId, template_id: templateId }
  await trx
    .table('template_marks')
    .insert({ ...own, uses: 0 })
    .onConflict(['user_id', 'template_id'])
    .ignore()
  await trx.from('template_marks').where(own).increment('uses', 1).update({ last_used_ms: now })
}
