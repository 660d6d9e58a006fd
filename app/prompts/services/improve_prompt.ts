import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Infer } from '@vinejs/vine/types'
import type { ActivityCategory } from '#app/activity/domain/activity_types'
import { recordActivity } from '#app/activity/services/record_activity'
import { categoryOf } from '#app/prompts/domain/category'
import { improve } from '#app/prompts/domain/improve'
import { read } from '#app/prompts/domain/reading/read'
import type { Reading } from '#app/prompts/domain/reading/reading'
import {
  DEFAULT_SETTINGS,
  type Improvement,
  type LeftAlone,
  type Settings,
} from '#app/prompts/domain/types'
import Prompt from '#app/prompts/models/prompt'
import { newPrompt } from '#app/prompts/services/new_prompt'
import { writePrompt, type Where } from '#app/prompts/services/write_prompt'
import type { improvementValidator } from '#app/prompts/validators/improvement_validators'

type Request = Infer<typeof improvementValidator>

interface Asker {
  userId: string
  /** The etag that the named prompt must still have; null where the client did not say. */
  expected: number | null
}

interface Work {
  reading: Reading
  settings: Settings
  improvement: Improvement
}

export interface Improved {
  prompt: Prompt
  improvement: Improvement
}

/**
 * Improves a text offline and keeps it: a new prompt, or the named one with its new original.
 * @throws ApiException 404 absent, 409 stale.
 */
export async function improvePrompt(asker: Asker, request: Request): Promise<Improved> {
  const { originalPrompt: text, goal, variables, context } = request
  const settings = { ...DEFAULT_SETTINGS, ...request.settings }
  const reading = read(text)
  const improvement = improve({ text, settings, goal, variables, context }, reading)

  const work = { reading, settings, improvement }
  const prompt = request.promptId
    ? await changeOriginal({ ...asker, id: request.promptId }, work)
    : await keepNew(asker.userId, work)
  return { prompt, improvement }
}

async function changeOriginal(where: Where, { reading, ...values }: Work): Promise<Prompt> {
  const { prompt } = await writePrompt(where, (found, trx) => {
    const { text } = reading
    found.merge({ ...values, original: text, draft: text, category: categoryOf(reading) })
    return recordRefinement(found, values.improvement, trx)
  })
  return prompt
}

async function keepNew(userId: string, { reading, ...values }: Work): Promise<Prompt> {
  return db.transaction(async (trx) => {
    const made = await Prompt.create(newPrompt(userId, reading, values), { client: trx })
    await recordRefinement(made, values.improvement, trx)
    return made
  })
}

const LEFT_ALONE: Record<LeftAlone, string> = {
  excellent: 'Looked at and left alone: it was already excellent.',
  language: 'Looked at and left alone: its language is not one that Hone rewrites.',
  empty: 'Looked at and left alone: it does not ask for anything yet.',
  no_gain: 'Looked at and left alone: no version would have been better.',
}

const counted = (versions: number) => (versions === 1 ? 'one version' : `${versions} versions`)

function recordRefinement(
  prompt: Prompt,
  { leftAlone, variants }: Improvement,
  trx: TransactionClientContract
): Promise<void> {
  const best = variants.at(-1)
  const happening = {
    userId: prompt.userId,
    type: 'prompt_refined' as const,
    title: prompt.title,
    description: leftAlone ? LEFT_ALONE[leftAlone] : `Improved into ${counted(variants.length)}.`,
    category: prompt.category as ActivityCategory,
    promptId: prompt.id,
    original: prompt.original,
    refined: best?.content,
    qualityScore: best?.qualityScore,
  }
  return recordActivity(happening, trx)
}
