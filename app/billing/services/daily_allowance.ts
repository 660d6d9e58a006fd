import { usedOf, type DailyUsage } from '#app/billing/domain/daily_usage'
import { ALLOWANCES } from '#app/billing/domain/plans'
import { planOf } from '#app/billing/services/plan_of'
import { Tally } from '#app/core/tally'

/** Reads what a person has used today. The caller owns these records. */
type ReadUsage = (userId: string) => Promise<DailyUsage>

export interface Allowance {
  max: number
  used: number
}

/** Improvements and tryouts in progress, by person: they count before they are recorded. */
const reserved = new Tally()

/** Returns how many of today's improvements and tryouts with a model a person has used. */
export async function allowanceOf(userId: string, readUsage: ReadUsage): Promise<Allowance> {
  const { max, used } = await recordedOf(userId, readUsage)
  return { max, used: used + reserved.of(userId) }
}

export type Reservation = { ok: true; release: () => void } | { ok: false; max: number }

/** Reserves one of today's improvements until `release` is called. Not ok where none is left. */
export async function reserveAllowance(userId: string, readUsage: ReadUsage): Promise<Reservation> {
  const { max, used } = await recordedOf(userId, readUsage)
  // No await between this check and the reservation, or concurrent requests would exceed the allowance.
  if (used + reserved.of(userId) >= max) return { ok: false, max }
  return { ok: true, release: reserved.take(userId) }
}

async function recordedOf(userId: string, readUsage: ReadUsage): Promise<Allowance> {
  const [plan, usage] = await Promise.all([planOf(userId), readUsage(userId)])
  const max = ALLOWANCES[plan].modelImprovementsPerDay
  return { max, used: usedOf(max, usage) }
}
