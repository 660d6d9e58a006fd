import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { usedOf, type DailyUsage } from '#app/billing/domain/daily_usage'
import { ALLOWANCES } from '#app/billing/domain/plans'
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
  const [max, usage] = await Promise.all([maxOf(userId), readUsage(userId)])
  return { max, used: usedOf(max, usage) + reserved }
}

export type Reservation = { ok: true; release: () => Promise<void> } | { ok: false; max: number }

/** Reserves one of today's improvements until `release` is called. Not ok where none is left. */
export async function reserveAllowance(userId: string, readUsage: ReadUsage): Promise<Reservation> {
  const max = await maxOf(userId)
  const release = await reserve(
    keyOf(userId),
    async (trx) => max - usedOf(max, await readUsage(userId, trx))
  )
  return release ? { ok: true, release } : { ok: false, max }
}

const maxOf = async (userId: string): Promise<number> =>
  ALLOWANCES[await planOf(userId)].modelImprovementsPerDay
