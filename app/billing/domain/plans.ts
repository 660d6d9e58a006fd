export const PLANS = ['free', 'pro'] as const
export type Plan = (typeof PLANS)[number]

/** The plan of everybody, until plans can be bought. */
export const FIRST_PLAN: Plan = 'free'

interface Allowance {
  /** Improvements and tryouts with a model in a day of UTC. Improving offline has no limit. */
  modelImprovementsPerDay: number
}

export const ALLOWANCES: Record<Plan, Allowance> = {
  free: { modelImprovementsPerDay: 10 },
  pro: { modelImprovementsPerDay: 200 },
}
