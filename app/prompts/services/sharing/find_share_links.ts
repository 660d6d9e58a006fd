import type { Infer } from '@vinejs/vine/types'
import { isNotSuspended } from '#app/auth/services/suspension'
import { DEFAULT_LIMIT, readCursor } from '#app/core/paging'
import ShareLink from '#app/prompts/models/share_link'
import { openedBy } from '#app/prompts/services/sharing/share_links'
import type { shareListValidator } from '#app/prompts/validators/prompt_validators'
import { type CurrentWorkspace, inWorkspace } from '#app/workspaces/services/current_workspace'

type Filter = Infer<typeof shareListValidator>

/** The links to prompts of a workspace, or with `opened` those of others that they have opened. */
export async function findShareLinks(workspace: CurrentWorkspace, filter: Filter) {
  const limit = filter.limit ?? DEFAULT_LIMIT
  const query = ShareLink.query()
    .whereNull('revoked_at')
    .where(isNotSuspended('share_links.user_id'))
    .whereHas('prompt', (prompt) => prompt.whereNull('deleted_at'))
    .preload('prompt', (prompt) => void prompt.select('id', 'title'))
    .preload('version', (version) => void version.select('id', 'number', 'title'))
    .preload('owner')
    .orderBy('id', 'desc')
    .limit(limit)
  if (filter.opened === 'true') query.whereIn('id', openedBy(workspace.personId))
  else query.whereHas('prompt', (prompt) => void inWorkspace(prompt, workspace, 'prompts'))
  if (filter.promptId) query.where('prompt_id', filter.promptId)
  const cursor = readCursor(filter.cursor)
  if (cursor) query.where('id', '<', cursor.id)
  const links = await query
  const last = links.length === limit ? links[limit - 1] : null
  return { links, next: last && { value: '', id: last.id } }
}
