export const PLANS = ['free', 'pro'] as const
export type Plan = (typeof PLANS)[number]

/** The plan that a person's record names. */
export const planFrom = (stored: unknown): Plan => (stored === 'pro' ? 'pro' : 'free')

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
}

export const PLAN_LIMITS: Record<Plan, PlanLimits> = {
  free: {
    creditsPerMonth: 25,
    modelImprovementsPerDay: 10,
    savedPrompts: 25,
    flows: 3,
    hasProFormats: false,
  },
  pro: {
    creditsPerMonth: 1000,
    modelImprovementsPerDay: 200,
    savedPrompts: null,
    flows: null,
    hasProFormats: true,
  },
}
