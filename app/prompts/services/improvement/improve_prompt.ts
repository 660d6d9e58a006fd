import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Infer } from '@vinejs/vine/types'
import type { ActivityCategory } from '#app/activity/domain/activity_types'
import { disownAnswers } from '#app/ai/services/disown_answers'
import { recordActivity, type Happening } from '#app/activity/services/record_activity'
import { inTransaction, type Transact } from '#app/core/transact'
import { LEFT_ALONE_SENTENCES } from '#app/prompts/domain/left_alone_sentences'
import { recommendedOf } from '#app/prompts/domain/recommended'
import { DEFAULT_SETTINGS, type Improvement, type Settings } from '#app/prompts/domain/types'
import type Prompt from '#app/prompts/models/prompt'
import { inEngine } from '#app/prompts/services/engine_pool'
import {
  improveWithModel,
  type ModelImprovement,
  type ModelWish,
} from '#app/prompts/services/improvement/improve_with_model'
import type { Worked } from '#app/prompts/services/engine_thread'
import { insertPrompt } from '#app/prompts/services/insert_prompt'
import { requirePromptCapacity } from '#app/prompts/services/row_limits'
import { writablePrompt, writePromptWithin, type Where } from '#app/prompts/services/write_prompt'
import type { CurrentWorkspace } from '#app/workspaces/services/current_workspace'
import type { improvementValidator } from '#app/prompts/validators/improvement_validators'

type Request = Infer<typeof improvementValidator>

interface Asker {
  userId: string
  /** Where a new prompt is kept. */
  workspace: CurrentWorkspace
  /** Rules that this person wants to hear nothing of. */
  without: string[]
  /** The etag that the named prompt must still have; null where the client did not say. */
  expected: number | null
  /** Aborts when nobody waits for the answer any more. */
  signal?: AbortSignal
}

interface Work extends Worked {
  original: string
  settings: Settings
}

export interface Improved {
  prompt: Pick<Prompt, 'id' | 'title' | 'original' | 'etag'>
  improvement: Improvement
  engine: ModelImprovement['engine']
  notice: string | null
}

/**
 * Improves a text offline, then with a model where one is wished for, and keeps it: a new prompt, or the named one
 * with its new original.
 * @throws ApiException 404 absent, 409 stale. @throws ModelError `stopped`: then nothing is kept.
 */
export async function improvePrompt(
  asker: Asker,
  request: Request,
  model?: Pick<ModelWish, 'target' | 'workId' | 'signal' | 'onDelta'>,
  transact: Transact<Improved> = inTransaction
): Promise<Improved> {
  const { originalPrompt: text, goal, variables, context } = request
  const settings = settingsIn(request)
  // A model costs something: what cannot be kept is refused before it is asked.
  if (model && request.promptId) await writablePrompt({ ...asker, id: request.promptId })
  else if (model) await requirePromptCapacity(asker.workspace.ownerId)
  const asked = { text, settings, goal, variables, context, without: asker.without }
  const worked = await inEngine({ whose: asker.userId, signal: asker.signal }, 'improve', asked)
  const { improvement, engine, notice } =
    model && canGain(worked.improvement)
      ? await improveWithModel(asked, worked.improvement, {
          ...model,
          userId: asker.userId,
          promptId: request.promptId ?? null,
        })
      : { ...worked, engine: 'offline' as const, notice: null }

  const madeWith = { settings, without: asker.without }
  const kept = { ...improvement, madeWith }
  const work = { ...worked, improvement: kept, original: text, settings }
  try {
    return await transact(async (trx) => {
      const prompt = request.promptId
        ? await changeOriginal({ ...asker, id: request.promptId }, work, trx)
        : await keepNew(asker.workspace, work, trx)
      return { prompt, improvement, engine, notice }
    })
  } catch (error) {
    // It was written elsewhere while the model was at work, or cannot be kept.
    if (model) await disownAnswers(model.workId)
    throw error
  }
}

/** A kind that is named beside the settings replaces theirs. */
function settingsIn({ settings, kind }: Request): Settings {
  return { ...DEFAULT_SETTINGS, ...settings, ...(kind !== undefined && { kind }) }
}

/** What is excellent already, or asks for nothing, is left alone by a model too. */
const canGain = ({ leftAlone }: Improvement) => leftAlone !== 'excellent' && leftAlone !== 'empty'

async function changeOriginal(
  where: Where,
  { title: _title, ...work }: Work,
  trx: TransactionClientContract
) {
  const { prompt } = await writePromptWithin(trx, where, (found) => {
    found.merge({ ...work, draft: work.original })
    return recordActivity(improvementEntry(where.userId, found, work.improvement), trx)
  })
  return prompt
}

async function keepNew(
  workspace: CurrentWorkspace,
  work: Work,
  trx: TransactionClientContract
): Promise<Improved['prompt']> {
  const prompt = await insertPrompt(workspace, work, trx)
  await recordActivity(improvementEntry(workspace.personId, prompt, work.improvement), trx)
  return prompt
}

const counted = (variants: number) => (variants === 1 ? 'one variant' : `${variants} variants`)

type ImprovedPrompt = Pick<Prompt, 'id' | 'title' | 'category' | 'original'>

function improvementEntry(
  userId: string,
  prompt: ImprovedPrompt,
  { leftAlone, variants }: Improvement
): Happening {
  const best = recommendedOf(variants)
  return {
    userId,
    type: 'prompt_refined',
    title: prompt.title,
    description: leftAlone
      ? LEFT_ALONE_SENTENCES[leftAlone]
      : `Improved into ${counted(variants.length)}.`,
    category: prompt.category as ActivityCategory,
    promptId: prompt.id,
    original: prompt.original,
    refined: best?.content,
    qualityScore: best?.score,
  }
}
