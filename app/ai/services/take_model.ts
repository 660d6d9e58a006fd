import { v7 } from 'uuid'
import { ModelError, type Target } from '#app/ai/domain/exchange'
import { refusalOf } from '#app/ai/services/model_refusal'
import { targetFor } from '#app/ai/services/model_targets'
import { usageToday } from '#app/ai/services/usage/usage_today'
import { reserveAllowance } from '#app/billing/services/plan/daily_allowance'
import { refused, unacceptable } from '#app/core/exceptions/api_exception'

/** A model that a person may ask; `done` releases the reserved part of the day's allowance. */
export interface TakenModel {
  target: Target
  /** Its calls are recorded under this id, which tells the allowance that they are the reserved work. */
  workId: string
  done: () => Promise<void>
}

/**
 * Returns the model that a person chose for work that only a model can do.
 * @throws ApiException 422 where it is not connected, 403 `plan_limit` where the day's allowance is used up, 503 where
 * the provider does not list its models.
 */
export async function takeModel(userId: string, choice: string): Promise<TakenModel> {
  const target = await existingModel(choice)
  if (target.kind === 'demo') return { target, workId: v7(), done: async () => {} }
  return reservedModel(userId, target)
}

/** The same without using the allowance: for a part of work that has a reservation already. */
export async function existingModel(choice: string): Promise<Target> {
  const target = await targetFor(choice).catch((error: unknown) => {
    throw error instanceof ModelError ? refusalOf(error) : error
  })
  if (!target) throw unacceptable({ model: 'This model is not connected. Choose another.' })
  return target
}

/** Takes a model that uses the day's allowance. @throws ApiException 403 `plan_limit`. */
export async function reservedModel(userId: string, target: Target): Promise<TakenModel> {
  const reservation = await reserveAllowance(userId, usageToday)
  if (!reservation.ok) throw refused(reservation.refusal)
  const { id, release } = reservation.place
  return { target, workId: id, done: release }
}
