import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { usedOf, type DailyUsage } from '#app/billing/domain/daily_usage'
import { entitlementOf, type Refusal } from '#app/billing/domain/entitlements'
import { PLAN_LIMITS } from '#app/billing/domain/plans'
import { planOf } from '#app/billing/services/plan_of'
import { countReservations, reserve } from '#app/core/services/reservations'

/** Reads what a person has used today. The caller owns these records. */
type ReadUsage = (userId: string, trx?: TransactionClientContract) => Promise<DailyUsage>

export interface Allowance {
  max: number
  used: number
}

/** Improvements and tryouts in progress count before they are recorded. */
const keyOf = (userId: string) => `improvement ${userId}`

/** Returns how many of today's improvements and tryouts with a model a person has used. */
export async function allowanceOf(userId: string, readUsage: ReadUsage): Promise<Allowance> {
  const reserved = await countReservations(keyOf(userId))
  const [plan, usage] = await Promise.all([planOf(userId), readUsage(userId)])
  const max = PLAN_LIMITS[plan].modelImprovementsPerDay
  return { max, used: usedOf(max, usage) + reserved }
}

export type Reservation =
  { ok: true; release: () => Promise<void> } | { ok: false; refusal: Refusal }

/** Reserves one of today's improvements until `release` is called. Not ok where none is left. */
export async function reserveAllowance(userId: string, readUsage: ReadUsage): Promise<Reservation> {
  const plan = await planOf(userId)
  const max = PLAN_LIMITS[plan].modelImprovementsPerDay
  const recorded = async (trx: TransactionClientContract) =>
    usedOf(max, await readUsage(userId, trx))
  const release = await reserve(keyOf(userId), async (trx) => max - (await recorded(trx)))
  if (release) return { ok: true, release }
  const entitlement = entitlementOf(plan, { name: 'improve_with_model', usedToday: max })
  if (entitlement.ok) throw new Error('The plan allows what was not reserved.')
  return { ok: false, refusal: entitlement }
}
