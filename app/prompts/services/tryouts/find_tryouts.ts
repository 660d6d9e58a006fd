import db from '@adonisjs/lucid/services/db'
import { DEFAULT_LIMIT, readCursor, type Cursor } from '#app/core/paging'
import Tryout from '#app/prompts/models/tryout'

interface Wish {
  version?: number
  limit?: number
  cursor?: string
}

/** Lists never carry answers, which can be as long as a model writes, nor what was asked. */
const COLUMNS = [
  ...['id', 'prompt_id', 'version', 'provider', 'model', 'is_demo'],
  ...['vote', 'revealed_at', 'created_at'],
]

/** One page of the tryouts of a prompt, newest first. */
export async function findTryouts(
  promptId: string,
  { version, limit = DEFAULT_LIMIT, cursor }: Wish
): Promise<{ tryouts: Tryout[]; next: Cursor | null }> {
  const query = Tryout.query()
    .select(COLUMNS)
    .select(db.raw("original_answer ->> 'outcome' as original_outcome"))
    .select(db.raw("version_answer ->> 'outcome' as version_outcome"))
    .where('prompt_id', promptId)
    .orderBy('id', 'desc')
    .limit(limit)
  if (version !== undefined) query.where('version', version)
  const after = readCursor(cursor)
  if (after) query.where('id', '<', after.id)
  const tryouts = await query
  const last = tryouts.length === limit ? tryouts[limit - 1] : null
  return { tryouts, next: last && { value: last.id, id: last.id } }
}
