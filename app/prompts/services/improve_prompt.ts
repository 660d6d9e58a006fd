import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import { recordActivity } from '#app/activity/services/record_activity'
import { categoryOf, titleOf } from '#app/prompts/domain/category'
import { improve } from '#app/prompts/domain/improve'
import { DEFAULT_SETTINGS, type Improvement } from '#app/prompts/domain/types'
import Prompt from '#app/prompts/models/prompt'
import { writePrompt, type Where } from '#app/prompts/services/write_prompt'
import type { improvementValidator } from '#app/prompts/validators/improvement_validators'

type Request = Infer<typeof improvementValidator>

type Values = Pick<Prompt, 'original' | 'draft' | 'settings'> & { improvement: Improvement }

export interface Improved {
  prompt: Prompt
  improvement: Improvement
}

interface Asker {
  userId: string
  /** The etag that the named prompt must still have; null where the client did not say. */
  expected: number | null
}

/**
 * Improves a text offline and keeps it: a new prompt, or the named one with its new original.
 * @throws ApiException 404 absent, 409 stale.
 */
export async function improvePrompt(asker: Asker, request: Request): Promise<Improved> {
  const { originalPrompt: text, goal, variables, context } = request
  const settings = { ...DEFAULT_SETTINGS, ...request.settings }
  const improvement = improve({ text, settings, goal, variables, context })

  const values = { original: text, draft: text, settings, improvement }
  const prompt = request.promptId
    ? await changeOriginal({ ...asker, id: request.promptId }, values)
    : await keepNew(asker.userId, values)
  return { prompt, improvement }
}

async function changeOriginal(where: Where, values: Values): Promise<Prompt> {
  const { prompt } = await writePrompt(where, (found, trx) => {
    found.merge({ ...values, category: categoryOf(values.original) })
    return recordActivity(refinement(found, values.improvement), trx)
  })
  return prompt
}

async function keepNew(userId: string, values: Values): Promise<Prompt> {
  return db.transaction(async (trx) => {
    const made = await Prompt.create(newPrompt(userId, values), { client: trx })
    await recordActivity(refinement(made, values.improvement), trx)
    return made
  })
}

export function newPrompt(
  userId: string,
  values: Pick<Prompt, 'original' | 'draft' | 'settings' | 'improvement'>
) {
  return {
    ...values,
    userId,
    title: titleOf(values.original),
    category: categoryOf(values.original),
    tags: [],
    folder: null,
    version: 0,
    etag: 1,
  }
}

function refinement(prompt: Prompt, { unchanged, variants }: Improvement) {
  const best = variants.at(-1)
  return {
    userId: prompt.userId,
    type: 'prompt_refined' as const,
    title: prompt.title,
    description: unchanged
      ? 'Looked at and left alone: it was already excellent.'
      : `Improved into ${variants.length} versions.`,
    category: categoryOf(prompt.original),
    promptId: prompt.id,
    original: prompt.original,
    refined: best?.content,
    qualityScore: best?.qualityScore,
  }
}
