import db from '@adonisjs/lucid/services/db'
import { DEFAULT_LIMIT, readCursor, type Cursor } from '#app/core/paging'
import PromptVersion from '#app/prompts/models/prompt_version'

interface Page {
  limit?: number
  cursor?: string
}

/** Lists never carry texts, edits or reasons: those come with the one version that is opened. */
const COLUMNS = [
  ...['id', 'number', 'variant', 'title', 'score', 'score_filled'],
  ...['author_id', 'note', 'created_at'],
]

/** One page of the versions of a prompt, newest first. */
export async function findVersions(
  promptId: string,
  { limit = DEFAULT_LIMIT, cursor }: Page
): Promise<{ versions: PromptVersion[]; next: Cursor | null }> {
  const query = PromptVersion.query()
    .select(COLUMNS)
    .select(db.raw('json_array_length(blanks) as blank_count'))
    .where('prompt_id', promptId)
    .orderBy('number', 'desc')
    .limit(limit)
  const after = readCursor(cursor, 'number')
  if (after) query.where('number', '<', Number(after.value))
  const versions = await query
  const last = versions.length === limit ? versions[limit - 1] : null
  return { versions, next: last && { value: String(last.number), id: last.id } }
}
