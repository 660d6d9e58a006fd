import type { Target } from '#app/ai/domain/exchange'
import { retiresOn } from '#app/ai/domain/retirements'
import { clientFor } from '#app/ai/services/openai_client'
import { modelErrorOf } from '#app/ai/services/openai_failures'

export interface ListedModel {
  id: string
  /** The day (YYYY-MM-DD) on which it is switched off, where one is known. */
  retiresOn: string | null
}

const LIST_MS = 10_000
const MOST = 500

/**
 * The models that a provider lists, in its order.
 * @throws ModelError when it gives no list.
 */
export async function listModels(target: Target): Promise<ListedModel[]> {
  try {
    const page = await clientFor(target).models.list({ signal: AbortSignal.timeout(LIST_MS) })
    return page.data
      .filter(isNamed)
      .slice(0, MOST)
      .map((model) => ({
        id: model.id,
        retiresOn:
          dayOf((model as { shutdown_date?: unknown }).shutdown_date) ?? retiresOn(model.id),
      }))
  } catch (error) {
    throw modelErrorOf(error)
  }
}

/** Some servers list what has no name. */
const isNamed = (model: { id?: unknown } | null) => typeof model?.id === 'string'

const dayOf = (said: unknown) =>
  typeof said === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(said) ? said : null
