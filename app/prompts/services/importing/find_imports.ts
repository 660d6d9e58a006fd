import { DEFAULT_LIMIT, readCursor, type Cursor } from '#app/core/paging'
import PromptImport from '#app/prompts/models/prompt_import'

/** One page of a person's imports, newest first, undone ones too. */
export async function findImports(
  userId: string,
  { limit = DEFAULT_LIMIT, cursor }: { limit?: number; cursor?: string }
): Promise<{ imports: PromptImport[]; next: Cursor | null }> {
  const query = PromptImport.query().where('user_id', userId).orderBy('id', 'desc').limit(limit)
  const after = readCursor(cursor, 'text')
  if (after) query.where('id', '<', after.id)
  const imports = await query
  const last = imports.length === limit ? imports[limit - 1] : null
  return { imports, next: last && { value: last.id, id: last.id } }
}
