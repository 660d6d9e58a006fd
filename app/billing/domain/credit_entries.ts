import { planStepIn } from '#app/billing/domain/payments/plan_change'
import type { Account, MovementKind, Source } from '#app/billing/domain/book'

/** What happened to the credits of a run. */
export type RunState = 'held' | 'used' | 'returned' | 'returnedLate' | 'refunded'

/** One movement of credits, as `GET /api/usage` gives it. */
export interface CreditMovement {
  id: string
  at: string
  movement: MovementKind
  credits: number
  to: Account
  source: Source
  reference: string
  flow: { id: string; title: string } | null
}

/** What moved credits outside a run. */
export type Cause =
  | 'monthGranted'
  | 'monthExpired'
  | 'planGranted'
  | 'planExpired'
  | 'planWithheld'
  | 'planRestored'
  | 'gift'
  | 'packBought'
  | 'packReturned'
  | 'heldExpired'

/** One line of the list: a run with all its movements, or one other movement. */
export interface CreditEntry {
  id: string
  at: string
  credits: number
  source: Source
  what:
    | { kind: 'run'; state: RunState; flow: CreditMovement['flow'] }
    | { kind: 'other'; movement: MovementKind; cause: Cause | null }
}

const STATES: Partial<Record<MovementKind, RunState>> = {
  hold: 'held',
  post: 'used',
  void: 'returned',
  refund: 'refunded',
}

/** Movements, the newest first, as lines in the same order. A run stands where its newest movement stands, which says its state. */
export function creditEntries(movements: readonly CreditMovement[]): CreditEntry[] {
  const entries = new Map<string, CreditEntry & { movement: MovementKind }>()
  for (const movement of movements) {
    const key = movement.source === 'run' ? movement.reference : movement.id
    const known = entries.get(key)
    // Granted and bought credits of one run move apart.
    if (known?.movement === movement.movement) known.credits += movement.credits
    else if (!known) entries.set(key, { ...entryOf(movement), movement: movement.movement })
  }
  return [...entries.values()].map(({ movement: _, ...entry }) => entry)
}

function entryOf(usage: CreditMovement): CreditEntry {
  const { id, at, credits, source, movement, to, flow } = usage
  const cause = causeOf(usage)
  const isLost = to === 'issued' && cause === null && movement !== 'expire'
  const state = STATES[movement]
  const entry = { id, at, credits, source }
  return source === 'run' && state
    ? { ...entry, what: { kind: 'run', state: isLost ? 'returnedLate' : state, flow } }
    : { ...entry, what: { kind: 'other', movement, cause: isLost ? 'heldExpired' : cause } }
}

const COMING_AND_GOING: readonly MovementKind[] = ['grant', 'expire', 'withdraw']

/** Credits come with a month, with a change of the plan, or with a pack, and they go again in the same ways. */
function causeOf({ source, movement, reference }: CreditMovement): Cause | null {
  if (!COMING_AND_GOING.includes(movement)) return null
  const isGrant = movement === 'grant'
  if (source === 'gift') return 'gift'
  if (source === 'purchase') return isGrant ? 'packBought' : 'packReturned'
  if (reference.startsWith('period:')) return isGrant ? 'monthGranted' : 'monthExpired'
  const step = planStepIn(reference)
  return step && PLAN_CAUSES[step][isGrant ? 'came' : 'went']
}

const PLAN_CAUSES: Record<
  NonNullable<ReturnType<typeof planStepIn>>,
  { came: Cause; went: Cause }
> = {
  cut: { came: 'planGranted', went: 'planWithheld' },
  restore: { came: 'planRestored', went: 'planExpired' },
  other: { came: 'planGranted', went: 'planExpired' },
}

/** The lines of each day under what `dayOf` calls it. */
export function byDay(
  entries: readonly CreditEntry[],
  dayOf: (at: string) => string
): { day: string; entries: CreditEntry[] }[] {
  const days = new Map<string, CreditEntry[]>()
  for (const entry of entries) {
    const day = dayOf(entry.at)
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days].map(([day, found]) => ({ day, entries: found }))
}
