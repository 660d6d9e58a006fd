import { type Book, type Change } from '#app/billing/domain/book'
import { renewGrant, setGrant } from '#app/billing/domain/ledger'
import type { Standing } from '#app/billing/domain/payments/standing'
import { PLAN_LIMITS } from '#app/billing/domain/plans'

/** What the credits of a person were last given for. */
export interface Applied {
  /** The subscription that they have the Pro plan by; null without one. */
  subscriptionId: string | null
  /** Whether the Pro credits of the period were taken back until it is paid for. */
  isCut: boolean
}

export type PlanStep = 'begin' | 'cut' | 'restore' | 'end'

const FREE = PLAN_LIMITS.free.creditsPerMonth
const PRO = PLAN_LIMITS.pro.creditsPerMonth

/** What has to happen to the credits of a person, in order, so that they fit what Stripe says. */
export function planStepsTo(standing: Standing | null, applied: Applied): PlanStep[] {
  if (!standing) return applied.subscriptionId === null ? [] : ['end']
  const isCut = standing.state === 'past_due'
  if (standing.subscriptionId !== applied.subscriptionId)
    return isCut ? ['begin', 'cut'] : ['begin']
  if (isCut === applied.isCut) return []
  return [isCut ? 'cut' : 'restore']
}

/** How the reference of a change of the plan begins. */
export const PLAN_REFERENCE = 'plan:'

/** Steps whose movements a person has to tell apart from those of another plan. */
const NAMED_STEPS = ['cut', 'restore'] as const satisfies readonly PlanStep[]

/**
 * What the movements of a step refer to in the ledger.
 * @param id different for each step that is made
 */
export const planReference = (step: PlanStep, id: string): string =>
  NAMED_STEPS.some((named) => named === step)
    ? `${PLAN_REFERENCE}${step}:${id}`
    : `${PLAN_REFERENCE}${id}`

/**
 * What a reference of the ledger says of a change of the plan: that its credits were withheld or given back, or `other`.
 * @returns null where it is no change of the plan
 */
export function planStepIn(reference: string): (typeof NAMED_STEPS)[number] | 'other' | null {
  if (!reference.startsWith(PLAN_REFERENCE)) return null
  const [, step] = reference.split(':')
  return NAMED_STEPS.find((named) => named === step) ?? 'other'
}

/** The grant of the current period after a step. Bought credits stay as they are. */
export function grantAfter(book: Book, step: PlanStep): Change {
  switch (step) {
    case 'begin':
      return renewGrant(book, PRO)
    case 'restore':
      return setGrant(book, PRO)
    case 'cut':
    case 'end':
      return setGrant(book, FREE)
    default:
      return step satisfies never
  }
}
