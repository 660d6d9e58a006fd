import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Infer } from '@vinejs/vine/types'
import { recordActivity } from '#app/activity/services/record_activity'
import { categoryOf, titleOf } from '#app/prompts/domain/category'
import { improve } from '#app/prompts/domain/improve'
import { DEFAULT_SETTINGS, type Improvement } from '#app/prompts/domain/types'
import Prompt from '#app/prompts/models/prompt'
import { ownPrompt } from '#app/prompts/services/own_prompt'
import type { improvementValidator } from '#app/prompts/validators/improvement_validators'

type Request = Infer<typeof improvementValidator>

export interface Improved {
  prompt: Prompt
  improvement: Improvement
}

/** Improves a text offline and keeps it: a new prompt, or the named one with its new original. */
export async function improvePrompt(userId: string, request: Request): Promise<Improved> {
  const { originalPrompt: text, goal, variables, context } = request
  const settings = { ...DEFAULT_SETTINGS, ...request.settings }
  const improvement = improve({ text, settings, goal, variables, context })

  const prompt = await db.transaction(async (trx) => {
    const values = { original: text, draft: text, settings, improvement }
    const kept = request.promptId
      ? await changeOriginal(userId, request.promptId, values, trx)
      : await Prompt.create(newPrompt(userId, values), { client: trx })
    await recordActivity(refinement(kept, improvement), trx)
    return kept
  })
  return { prompt, improvement }
}

type Values = Pick<Prompt, 'original' | 'draft' | 'settings' | 'improvement'>

export function newPrompt(userId: string, values: Values) {
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

async function changeOriginal(
  userId: string,
  id: string,
  values: Values,
  trx: TransactionClientContract
): Promise<Prompt> {
  const prompt = await ownPrompt(userId, id, { trx })
  const category = categoryOf(values.original)
  return prompt.merge({ ...values, category, etag: prompt.etag + 1 }).save()
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
