import type { Model } from 'openai/resources/models'
import { ModelError, type Target } from '#app/ai/domain/exchange'
import { retiresOn } from '#app/ai/domain/retirements'
import { clientFor } from '#app/ai/services/openai_client'
import { modelErrorOf } from '#app/ai/services/openai_failures'

export interface ListedModel {
  id: string
  /** The day (YYYY-MM-DD) on which it is switched off, where one is known. */
  retiresOn: string | null
}

const LIST_MS = 10_000
const MAX_MODELS = 500

/**
 * The models that a provider lists, in its order.
 * @throws ModelError when it gives no list.
 */
export async function listModels(target: Target): Promise<ListedModel[]> {
  try {
    const signal = AbortSignal.timeout(LIST_MS)
    return listed(await clientFor(target).get<unknown>('/models', { signal }))
      .filter(isNamed)
      .slice(0, MAX_MODELS)
      .map((model) => ({
        id: model.id,
        retiresOn:
          dayOf((model as { shutdown_date?: unknown }).shutdown_date) ?? retiresOn(model.id),
      }))
  } catch (error) {
    throw modelErrorOf(error)
  }
}

/** The SDK's own list takes whatever comes for an empty one, a web page too. A server without models says null. */
function listed(answer: unknown): (Model | null)[] {
  const data = answer && typeof answer === 'object' && 'data' in answer ? answer.data : undefined
  if (data !== null && !Array.isArray(data)) throw new ModelError('unreadable')
  return data ?? []
}

/** Some servers list what has no name. */
const isNamed = (model: Model | null): model is Model => typeof model?.id === 'string'

const dayOf = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null
