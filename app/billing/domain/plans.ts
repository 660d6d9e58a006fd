export const PLANS = ['free', 'pro'] as const
export type Plan = (typeof PLANS)[number]

interface Allowance {
  /** Improvements and tryouts with a model per UTC day. Improving offline has no limit. */
  modelImprovementsPerDay: number
}

export const ALLOWANCES: Record<Plan, Allowance> = {
  free: { modelImprovementsPerDay: 10 },
  pro: { modelImprovementsPerDay: 200 },
}
