import { v7 } from 'uuid'
import { ModelError, type Target } from '#app/ai/domain/exchange'
import { FAILURE_HINTS } from '#app/ai/domain/failure_hints'
import { FAILURE_WORDS, type ModelFailure } from '#app/ai/domain/model_failure'
import { forgetBreakers } from '#app/ai/services/breakers'
import { answerOf } from '#app/ai/services/call_model'
import { listModels, type ListedModel } from '#app/ai/services/providers/list_models'
import { modelErrorOf } from '#app/ai/services/openai_failures'
import { noteOutcome } from '#app/ai/services/provider_health'

/** What came of asking a provider for its models and for one short answer. */
export interface ModelTest {
  ok: boolean
  models: ListedModel[]
  /** The model that was asked, where one was. */
  model: string | null
  durationMs: number
  failure: ModelFailure | null
  /** What is wrong, and what can be done about it. */
  message: string | null
  hint: string | null
  /** The address at which the provider answers, where it is another one than was given. */
  answersAt: string | null
}

const QUESTION = 'Answer with the one word: ready'
/** A model that thinks first needs room for it. */
const MAX_TOKENS = 2_000
/** Failures after which a model may answer all the same: not every provider has a list of them. */
const LISTLESS: ReadonlySet<ModelFailure> = new Set([
  'model_missing',
  'request_refused',
  'unreadable',
])

/**
 * Asks a provider for its models, then one of them for a short answer: that of the target, else the first.
 * @returns what is wrong, in plain words, instead of throwing it.
 */
export async function testModel(
  userId: string,
  target: Target,
  signal: AbortSignal
): Promise<ModelTest> {
  const started = performance.now()
  let models: ListedModel[] = []
  let model: string | null = target.model || null
  const resultOf = (failure: ModelFailure | null, answersAt: string | null = null): ModelTest => ({
    ok: failure === null,
    ...{ models, model, durationMs: Math.round(performance.now() - started), failure },
    message: failure && FAILURE_WORDS[failure],
    hint: answersAt
      ? `It answers at ${answersAt}. Use this address.`
      : failure && FAILURE_HINTS[failure],
    answersAt,
  })
  forgetBreakers()
  try {
    models = await modelsOf(target)
    model ??= models[0]?.id ?? null
    if (!model) throw new ModelError('model_missing')
    const caller = { userId, purpose: 'test' as const, workId: v7() }
    const messages = [{ role: 'user' as const, content: QUESTION }]
    const request = { messages, maxTokens: MAX_TOKENS }
    await answerOf(caller, { ...target, model }, request, signal)
    return resultOf(null)
  } catch (error) {
    const { failure } = modelErrorOf(error)
    return resultOf(failure, LISTLESS.has(failure) ? await addressBelow(target) : null)
  }
}

/** Where the API of most providers begins below the address of their server. */
const BEGINNINGS = ['/v1', '/api/v1']

/** The address below this one at which the provider lists its models, or null. */
async function addressBelow(target: Target): Promise<string | null> {
  if (/\/v\d[^/]*$/.test(target.baseUrl)) return null
  for (const beginning of BEGINNINGS) {
    const baseUrl = target.baseUrl + beginning
    const models = await listModels({ ...target, baseUrl }).catch(() => [])
    if (models.length > 0) return baseUrl
  }
  return null
}

async function modelsOf(target: Target): Promise<ListedModel[]> {
  try {
    return await listModels(target)
  } catch (error) {
    const { failure } = modelErrorOf(error)
    if (target.model && LISTLESS.has(failure)) return []
    await noteOutcome(target, failure)
    throw error
  }
}
