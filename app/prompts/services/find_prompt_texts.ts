import type { Infer } from '@vinejs/vine/types'
import db from '@adonisjs/lucid/services/db'
import type Prompt from '#app/prompts/models/prompt'
import { findPrompts, type FoundPrompts } from '#app/prompts/services/find_prompts'
import type { CurrentWorkspace } from '#app/workspaces/services/current_workspace'
import type { promptTextListValidator } from '#app/prompts/validators/prompt_validators'

export interface PromptText {
  prompt: Prompt
  content: string
  /** As it is written; null where the text was changed after its last version. */
  score: number | null
}

/** Characters of all texts of a page together; a page has at least one, whose length is bounded by itself. */
export const MAX_PAGE_LENGTH = 1_000_000

/**
 * One page of the prompts of a workspace with their texts, each with the score of that very text. A page of long texts has fewer of
 * them than were asked for.
 */
export async function findPromptTexts(
  workspace: CurrentWorkspace,
  filter: Infer<typeof promptTextListValidator>
) {
  const { prompts, next } = await fitting(await findPrompts(workspace, filter))
  const ids = prompts.map(({ id }) => id)
  const [drafts, scores] = [await draftsOf(ids), await scoresOf(ids)]
  const texts = prompts.map((prompt): PromptText => {
    const { id } = prompt
    return { prompt, content: drafts.get(id) ?? '', score: scores.get(id) ?? null }
  })
  return { texts, next }
}

async function fitting({ prompts, next, cursorAt }: FoundPrompts) {
  const ids = prompts.map(({ id }) => id)
  const rows: { id: string; size: number }[] = await db
    .from('prompts')
    .whereIn('id', ids)
    .select('id', db.raw('length(draft) as size'))
  const sizes = new Map(rows.map(({ id, size }) => [id, Number(size)]))
  let sum = 0
  const tooMany = prompts.findIndex(({ id }, index) => {
    sum += sizes.get(id) ?? 0
    return index > 0 && sum > MAX_PAGE_LENGTH
  })
  if (tooMany === -1) return { prompts, next }
  const kept = prompts.slice(0, tooMany)
  return { prompts: kept, next: cursorAt(kept[tooMany - 1]) }
}

async function draftsOf(ids: string[]): Promise<Map<string, string>> {
  const rows: { id: string; draft: string }[] = await db
    .from('prompts')
    .whereIn('id', ids)
    .select('id', 'draft')
  return new Map(rows.map(({ id, draft }) => [id, draft]))
}

async function scoresOf(ids: string[]): Promise<Map<string, number>> {
  const rows: { prompt_id: string; score: number }[] = await db
    .from('prompt_versions')
    .join('prompts', 'prompts.id', 'prompt_versions.prompt_id')
    .whereIn('prompts.id', ids)
    .whereColumn('prompt_versions.number', 'prompts.version')
    .whereColumn('prompt_versions.content', 'prompts.draft')
    .select('prompt_versions.prompt_id', 'prompt_versions.score')
  return new Map(rows.map((row) => [row.prompt_id, row.score]))
}
