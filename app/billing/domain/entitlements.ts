import { PLAN_LIMITS, PLAN_NAMES, PRO_FORMATS, type Plan } from '#app/billing/domain/plans'

/** What a person wants to do, with the count that decides it. */
export type Action =
  | { name: 'improve_with_model'; usedToday: number }
  | { name: 'save_prompt'; saved: number }
  | { name: 'export_prompt'; format: string }
  | { name: 'create_flow'; flows: number }
  /** An extra flow is left from a larger plan. */
  | { name: 'change_flow'; isExtra: boolean }
  | { name: 'own_workspace' }
  | { name: 'spend_credits'; amount: number; remaining: number }

/** What a person can buy to lift a limit: the Pro plan, or a pack of credits. */
export type Offer = 'pro' | 'credits'

export interface Refusal {
  ok: false
  error: 'plan_limit' | 'no_credits'
  reason: string
  /** What would change it. */
  hint: string
  /** What lifts it at once. */
  offer?: Offer
}

export type Entitlement = { ok: true } | Refusal

const FORMAT_NAMES: Record<(typeof PRO_FORMATS)[number], string> = { docx: 'Word', pdf: 'PDF' }

/** Whether a plan allows an action. A refusal says why and what would change it. */
export function entitlementOf(plan: Plan, action: Action): Entitlement {
  switch (action.name) {
    case 'improve_with_model':
      return mayImprove(plan, action.usedToday)
    case 'save_prompt':
      return withinLimit(plan, action.saved, PLAN_LIMITS[plan].savedPrompts, {
        what: 'saved prompts',
        room: 'Remove a prompt from Saved',
      })
    case 'create_flow':
      return withinLimit(plan, action.flows, PLAN_LIMITS[plan].flows, {
        what: 'flows',
        room: 'Delete a flow',
      })
    case 'change_flow':
      return mayChangeFlow(plan, action.isExtra)
    case 'own_workspace':
      return mayOwnWorkspace(plan)
    case 'export_prompt':
      return mayExport(plan, action.format)
    case 'spend_credits':
      return maySpend(plan, action)
    default:
      return action satisfies never
  }
}

function mayImprove(plan: Plan, used: number): Entitlement {
  const max = PLAN_LIMITS[plan].modelImprovementsPerDay
  if (used < max) return { ok: true }
  return limited(
    plan,
    `You have used today's ${max} model improvements.`,
    'The count resets at midnight UTC. Improving offline has no limit.'
  )
}

function withinLimit(
  plan: Plan,
  count: number,
  max: number | null,
  { what, room }: { what: string; room: string }
): Entitlement {
  if (max === null || count < max) return { ok: true }
  return limited(
    plan,
    `The ${PLAN_NAMES[plan]} plan includes ${max} ${what}. Nothing was changed.`,
    `${room} to make room. The Pro plan has no such limit.`
  )
}

function mayChangeFlow(plan: Plan, isExtra: boolean): Entitlement {
  if (!isExtra) return { ok: true }
  const max = PLAN_LIMITS[plan].flows
  return limited(
    plan,
    `The ${PLAN_NAMES[plan]} plan includes ${max} flows, those that you changed last. This one is read-only. Nothing was changed.`,
    `You can still open, run, export and delete it. Delete flows until ${max} are left, and all can be edited.`
  )
}

function mayExport(plan: Plan, format: string): Entitlement {
  if (PLAN_LIMITS[plan].hasProFormats || !isProFormat(format)) return { ok: true }
  return limited(
    plan,
    `Exporting to ${FORMAT_NAMES[format]} requires the Pro plan.`,
    'Every plan exports to Markdown, text and JSON.'
  )
}

function mayOwnWorkspace(plan: Plan): Entitlement {
  if (PLAN_LIMITS[plan].hasTeams) return { ok: true }
  return limited(
    plan,
    'A workspace for a team requires the Pro plan of its owner.',
    'Every plan can join workspaces of others.'
  )
}

function maySpend(
  plan: Plan,
  { amount, remaining }: { amount: number; remaining: number }
): Entitlement {
  if (remaining >= amount) return { ok: true }
  const needed = amount === 1 ? '1 credit' : `${amount} credits`
  return {
    ok: false,
    error: 'no_credits',
    reason: `This needs ${needed}, and you have ${remaining}.`,
    offer: plan === 'pro' ? 'credits' : 'pro',
    hint:
      plan === 'pro'
        ? 'Your credits reset monthly. Packs of credits never expire.'
        : `Your credits reset monthly. The Pro plan has ${PLAN_LIMITS.pro.creditsPerMonth.toLocaleString('en-US')} a month.`,
  }
}

const limited = (plan: Plan, reason: string, hint: string): Refusal => ({
  ok: false,
  error: 'plan_limit',
  reason,
  hint,
  ...(plan === 'free' && { offer: 'pro' }),
})

/** Whether only the Pro plan exports to a format. */
export function isProFormat(format: string): format is (typeof PRO_FORMATS)[number] {
  return PRO_FORMATS.some((one) => one === format)
}
