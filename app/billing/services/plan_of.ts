import type { Plan } from '#app/billing/domain/plans'

/** Returns the plan of a person. Everyone has the free plan until plans can be bought. */
export async function planOf(_userId: string): Promise<Plan> {
  return 'free'
}
