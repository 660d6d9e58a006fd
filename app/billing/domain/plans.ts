import { DAY_MS } from '#app/core/domain/day'

export const PLANS = ['free', 'pro'] as const
export type Plan = (typeof PLANS)[number]

/** The plan that a record names. */
export const planFrom = (stored: unknown): Plan => (stored === 'pro' ? 'pro' : 'free')

/** The plan of a person as it is stored. */
export interface StoredPlan {
  plan: string
  /** When the Pro plan ends, in milliseconds since 1970; null where it goes on. */
  plan_until_ms: number | string | null
}

/** The plan that a person's record gives them at a time in milliseconds since 1970. */
export function planAt({ plan, plan_until_ms: until }: StoredPlan, now: number): Plan {
  if (plan !== 'pro') return 'free'
  return until === null || now < Number(until) ? 'pro' : 'free'
}

export const PLAN_NAMES: Record<Plan, string> = { free: 'Free', pro: 'Pro' }

/** Formats of an export that are part of the Pro plan only. */
export const PRO_FORMATS = ['docx', 'pdf'] as const

interface PlanLimits {
  /** Granted at the start of each period of one month, and gone at its end. */
  creditsPerMonth: number
  /** Improvements and tryouts with a model per UTC day. Improving offline has no limit. */
  modelImprovementsPerDay: number
  /** Null where there is no limit. */
  savedPrompts: number | null
  flows: number | null
  /** Whether prompts can be exported as DOCX and PDF, too. */
  hasProFormats: boolean
  /** Whether a person can own workspaces of teams. Everybody can be a member of others'. */
  hasTeams: boolean
}

export const PLAN_LIMITS: Record<Plan, PlanLimits> = {
  free: {
    creditsPerMonth: 25,
    modelImprovementsPerDay: 10,
    savedPrompts: 25,
    flows: 3,
    hasProFormats: false,
    hasTeams: false,
  },
  pro: {
    creditsPerMonth: 1000,
    modelImprovementsPerDay: 200,
    savedPrompts: null,
    flows: null,
    hasProFormats: true,
    hasTeams: true,
  },
}

/**
 * The credits that a period starts with. Periods start at midnight: one that starts on the last day of the Pro plan
 * belongs to the plan behind it.
 * @param untilMs when the Pro plan ends, in milliseconds since 1970; null where it goes on
 */
export function creditsOfPeriod(plan: Plan, untilMs: number | null, startMs: number): number {
  const isPaid = plan === 'pro' && (untilMs === null || startMs + DAY_MS < untilMs)
  return PLAN_LIMITS[isPaid ? 'pro' : 'free'].creditsPerMonth
}
