import { ModelError, type Target } from '#app/ai/domain/exchange'
import { takeImprovement } from '#app/ai/services/improvement_allowance'
import { refusalOf } from '#app/ai/services/model_refusal'
import { targetFor } from '#app/ai/services/model_targets'
import { ALLOWANCES, FIRST_PLAN } from '#app/billing/domain/plans'
import { ApiException, unacceptable } from '#app/core/exceptions/api_exception'

/** A model that somebody may ask; `done` gives back what was taken of the day's allowance. */
export interface TakenModel {
  target: Target
  done: () => void
}

/**
 * The model that a person names for work that only a model can do.
 * @throws ApiException 422 where there is none such, 403 `plan_limit` where the day's allowance is used up, 503 where
 * the provider does not say what it has.
 */
export async function takeModel(userId: string, choice: string): Promise<TakenModel> {
  const target = await existing(choice)
  return { target, done: target.kind === 'demo' ? () => {} : await takePart(userId) }
}

/** The same without a part of the day's allowance: for what belongs to work that was taken before. */
export async function existing(choice: string): Promise<Target> {
  const target = await targetFor(choice).catch((error: unknown) => {
    throw error instanceof ModelError ? refusalOf(error) : error
  })
  if (!target) throw unacceptable({ model: 'This model is not connected. Choose another.' })
  return target
}

/** @throws ApiException 403 `plan_limit`. */
export async function takePart(userId: string): Promise<() => void> {
  const done = await takeImprovement(userId, FIRST_PLAN)
  if (done) return done
  throw new ApiException(
    403,
    'plan_limit',
    `Your plan lets a model work for you ${ALLOWANCES[FIRST_PLAN].modelImprovementsPerDay} times a day, and it did.`,
    { hint: 'They are counted anew at midnight UTC. Improving offline has no limit.' }
  )
}
