import { ModelError, type Target } from '#app/ai/domain/exchange'
import { disownAnswers } from '#app/ai/services/disown_answers'
import { distinct } from '#app/prompts/domain/improving'
import type { CheckedRewrite } from '#app/prompts/domain/model_rewrite/check_rewrite'
import { rewriteNotice, type NoVariant } from '#app/prompts/domain/model_rewrite/rewrite_notice'
import {
  VARIANT_IDS,
  type ImproveRequest,
  type Improvement,
  type Variant,
  type VariantId,
} from '#app/prompts/domain/types'
import { inEngine } from '#app/prompts/services/engine_pool'
import { findNotes, rewrite, type Work } from '#app/prompts/services/improvement/model_rewrites'

export interface ModelImprovement {
  improvement: Improvement
  engine: 'offline' | 'model'
  /** What the person should know of how it came about, or null. */
  notice: string | null
}

/** On whose behalf, with which model, and until when. */
export interface ModelWish {
  userId: string
  promptId: string | null
  target: Target
  /** The calls are recorded under it. */
  workId: string
  signal: AbortSignal
  /** The optimized variant as it is being written. */
  onDelta: (text: string) => void
}

/**
 * Improves what the offline engine has looked at with a model: narrow looks side by side, then the three variants side
 * by side. Where the model gives none that holds, the offline variant stands, and the notice says so.
 * @throws ModelError `stopped` when nobody waits any more.
 */
export async function improveWithModel(
  request: ImproveRequest,
  offline: Improvement,
  { onDelta, ...wish }: ModelWish
): Promise<ModelImprovement> {
  const work = await prepare(request, offline, wish)
  const tried = await rewrites(work, onDelta)
  if (wish.signal.aborted) throw new ModelError('stopped')

  const missing: { id: VariantId; why: NoVariant }[] = []
  const each = VARIANT_IDS.flatMap((id, at): Variant[] => {
    const result = tried[at]
    if (result.status === 'fulfilled' && result.value.ok) return [result.value.variant]
    missing.push({ id, why: reasonOf(result) })
    const own = offline.variants.filter((variant) => variant.id === id)
    return own.map(({ recommendation: _, ...variant }) => variant)
  })
  const variants = distinct(each, request.text)
  const byModel = variants.some(({ engine }) => engine === 'model')
  if (!byModel) await disownAnswers(wish.workId)
  return {
    improvement: byModel ? { ...offline, unchanged: false, leftAlone: null, variants } : offline,
    engine: byModel ? 'model' : 'offline',
    notice: rewriteNotice({ missing, byModel, secrets: [...work.marks.values()] }),
  }
}

/** The looks first: a model that answers none of them is not asked for rewrites. */
async function rewrites(
  work: Work,
  onDelta: ModelWish['onDelta']
): Promise<PromiseSettledResult<CheckedRewrite>[]> {
  try {
    work.material.notes = await findNotes(work)
  } catch (reason) {
    return VARIANT_IDS.map(() => ({ status: 'rejected', reason }))
  }
  return Promise.allSettled(
    VARIANT_IDS.map((id) => rewrite(work, id, id === 'optimized' ? onDelta : () => {}))
  )
}

async function prepare(
  request: ImproveRequest,
  { analysis }: Improvement,
  { userId, promptId, workId, target, signal }: Omit<ModelWish, 'onDelta'>
): Promise<Work> {
  const gathered = await inEngine({ whose: userId, signal }, 'gatherMaterial', {
    request,
    analysis,
  })
  const caller = { userId, workId, promptId }
  return { caller, target, original: request.text, signal, ...gathered }
}

function reasonOf(result: PromiseSettledResult<CheckedRewrite>): NoVariant {
  if (result.status === 'fulfilled')
    return { kind: 'refused', problems: result.value.ok ? [] : result.value.problems }
  const { reason } = result
  return { kind: 'failed', failure: reason instanceof ModelError ? reason.failure : null }
}
