import { DEFAULT_LIMIT, readCursor, type Cursor } from '#app/core/paging'
import Tryout from '#app/prompts/models/tryout'

interface Wish {
  version?: number
  limit?: number
  cursor?: string
}

/** One page of the tryouts of a prompt, newest first. */
export async function findTryouts(
  promptId: string,
  { version, limit = DEFAULT_LIMIT, cursor }: Wish
): Promise<{ tryouts: Tryout[]; next: Cursor | null }> {
  const query = Tryout.query().where('prompt_id', promptId).orderBy('id', 'desc').limit(limit)
  if (version !== undefined) query.where('version', version)
  const after = readCursor(cursor)
  if (after) query.where('id', '<', after.id)
  const tryouts = await query
  const last = tryouts.length === limit ? tryouts[limit - 1] : null
  return { tryouts, next: last && { value: last.id, id: last.id } }
}
