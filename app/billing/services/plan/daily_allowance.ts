import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { usedOf, type DailyUsage } from '#app/billing/domain/daily_usage'
import { entitlementOf, type Refusal } from '#app/billing/domain/entitlements'
import { PLAN_LIMITS } from '#app/billing/domain/plans'
import { planOf } from '#app/billing/services/plan/plan_of'
import { heldReservations, reserve, type Place } from '#app/core/services/reservations'

/** Reads what a person has used today, besides the named works. The caller owns these records. */
type ReadUsage = (
  userId: string,
  besides: string[],
  trx?: TransactionClientContract
) => Promise<DailyUsage>

export interface Allowance {
  max: number
  used: number
}

/** Improvements and tryouts in progress count by their reservation, all others by their record. */
const keyOf = (userId: string) => `improvement ${userId}`

/** Returns how many of today's improvements and tryouts with a model a person has used. */
export async function allowanceOf(userId: string, readUsage: ReadUsage): Promise<Allowance> {
  const held = await heldReservations(keyOf(userId))
  const [plan, usage] = await Promise.all([planOf(userId), readUsage(userId, held)])
  const max = PLAN_LIMITS[plan].modelImprovementsPerDay
  return { max, used: usedOf(max, usage) + held.length }
}

/** What the work does is recorded under the id of its place. */
export type Reservation = { ok: true; place: Place } | { ok: false; refusal: Refusal }

/** Reserves one of today's improvements until its place is released. Not ok where none is left. */
export async function reserveAllowance(userId: string, readUsage: ReadUsage): Promise<Reservation> {
  const plan = await planOf(userId)
  const max = PLAN_LIMITS[plan].modelImprovementsPerDay
  const place = await reserve(
    keyOf(userId),
    async (trx, held) => max - usedOf(max, await readUsage(userId, held, trx))
  )
  if (place) return { ok: true, place }
  const entitlement = entitlementOf(plan, { name: 'improve_with_model', usedToday: max })
  if (entitlement.ok) throw new Error('The plan allows what was not reserved.')
  return { ok: false, refusal: entitlement }
}
