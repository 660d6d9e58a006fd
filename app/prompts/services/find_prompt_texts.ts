import type { Infer } from '@vinejs/vine/types'
import db from '@adonisjs/lucid/services/db'
import type Prompt from '#app/prompts/models/prompt'
import { findPrompts } from '#app/prompts/services/find_prompts'
import type { promptTextListValidator } from '#app/prompts/validators/prompt_validators'

export interface PromptText {
  prompt: Prompt
  /** Null where the text was changed after its last version. */
  qualityScore: number | null
}

/** One page of a person's prompts with their texts, each with the score of that very text. */
export async function findPromptTexts(
  userId: string,
  filter: Infer<typeof promptTextListValidator>
) {
  const { prompts, next } = await findPrompts(userId, filter)
  const scores = await scoresOf(prompts.map(({ id }) => id))
  const texts = prompts.map((prompt): PromptText => {
    return { prompt, qualityScore: scores.get(prompt.id) ?? null }
  })
  return { texts, next }
}

async function scoresOf(ids: string[]): Promise<Map<string, number>> {
  const rows: { prompt_id: string; score_filled: number }[] = await db
    .from('prompt_versions')
    .join('prompts', 'prompts.id', 'prompt_versions.prompt_id')
    .whereIn('prompts.id', ids)
    .whereColumn('prompt_versions.number', 'prompts.version')
    .whereColumn('prompt_versions.content', 'prompts.draft')
    .select('prompt_versions.prompt_id', 'prompt_versions.score_filled')
  return new Map(rows.map((row) => [row.prompt_id, row.score_filled]))
}
