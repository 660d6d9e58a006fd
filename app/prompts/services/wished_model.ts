import { ModelError, type Target } from '#app/ai/domain/exchange'
import { FAILURE_WORDS } from '#app/ai/domain/model_failure'
import { allProviders, DEMO, OFFLINE, targetFor } from '#app/ai/services/model_targets'
import { reservedModel, type TakenModel } from '#app/ai/services/take_model'
import { unacceptable } from '#app/core/exceptions/api_exception'

/** A model that was wished for, or why the offline engine answers. */
export type Wished = TakenModel | { target: null; notice: string | null }

const NO_MODEL = 'No model is connected, so the offline engine answered.'
const NO_DEMO =
  'The demo model does not rewrite prompts, so the offline engine answered. It answers where a prompt is tried.'

/**
 * The model that a person names for an improvement.
 * @throws ApiException 422 where there is none such, 403 `plan_limit` where the day's allowance is used up.
 */
export async function wishedModel(userId: string, choice = OFFLINE): Promise<Wished> {
  if (choice === OFFLINE) return { target: null, notice: null }
  const target = await namedTarget(choice)
  if (target === 'unanswered') return { target: null, notice: NO_LIST }
  if (target?.kind === 'demo' || choice === DEMO) return { target: null, notice: NO_DEMO }
  if (!target) return withoutTarget()
  return reservedModel(userId, target)
}

/** @throws ApiException 422 where other models are connected. */
async function withoutTarget(): Promise<Wished> {
  const providers = await allProviders()
  if (providers.length === 0) return { target: null, notice: NO_MODEL }
  throw unacceptable({ model: 'This model is not connected. Choose another.' })
}

const NO_LIST = `The offline engine answered, because the model could not. ${FAILURE_WORDS.unreachable}`

/** A provider without a model of its own is asked for its list, which may fail. */
async function namedTarget(choice: string): Promise<Target | null | 'unanswered'> {
  try {
    return await targetFor(choice)
  } catch (error) {
    if (error instanceof ModelError) return 'unanswered'
    throw error
  }
}
