import type { DayFigures } from '#app/account/domain/analytics/figures'

export type EventKind =
  | ('activity' | 'improvement' | 'prompt' | 'run' | 'inner' | 'spend' | 'unpriced')
  | ('hold' | 'post' | 'refund' | 'payment' | 'returned')

/** Something that happened, as a test made it. */
export interface MadeEvent {
  kind: EventKind
  ms: number
  person: number
  /** Credits, cents or millionths of a dollar. */
  amount?: number
  /** Of a run. */
  status?: string
  endedMs?: number
}

export interface MadePerson {
  id: string
  signedUpMs: number
  hasSaved: boolean
}

type Figures = Omit<DayFigures, 'day'>

/** Days of a time zone as the browser and Node know them: nothing of what the server counts with is used here. */
export function dayReader(timeZone: string): (ms: number) => string {
  const format = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, calendar: 'iso8601', numberingSystem: 'latn' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
  })
  const known = new Map<number, string>()
  return (ms) => {
    if (!known.has(ms)) known.set(ms, format.format(ms))
    return known.get(ms)!
  }
}

const total = (events: MadeEvent[], kind: EventKind) =>
  events.filter((event) => event.kind === kind).reduce((sum, { amount = 0 }) => sum + amount, 0)
const count = (events: MadeEvent[], kind: EventKind) =>
  events.filter((event) => event.kind === kind).length

const ACTS: EventKind[] = ['activity', 'improvement', 'prompt', 'run']

/** What the figures of some days have to be, counted one by one. `isIn` says which moments belong to them. */
export function countedByHand(
  events: MadeEvent[],
  people: MadePerson[],
  isIn: (ms: number) => boolean
): Figures {
  const then = events.filter(({ ms }) => isIn(ms))
  const ended = events.filter(({ kind, endedMs }) => kind === 'run' && endedMs && isIn(endedMs))
  const endedAs = (status: string) => ended.filter((run) => run.status === status).length
  const has = (kind: EventKind) =>
    new Set(events.filter((event) => event.kind === kind).map(({ person }) => person))
  // Whoever started a run ran a flow, however it ended.
  const [improvers, runners, payers] = [has('improvement'), has('hold'), has('payment')]
  const joined = [...people.entries()].filter(([, { signedUpMs }]) => isIn(signedUpMs))
  const improved = joined.filter(([at]) => improvers.has(at))
  const kept = improved.filter(([, { hasSaved }]) => hasSaved)
  const ran = kept.filter(([at]) => runners.has(at))
  return {
    activePeople: new Set(
      then.filter(({ kind }) => ACTS.includes(kind)).map(({ person }) => person)
    ).size,
    newPeople: joined.length,
    promptsMade: count(then, 'prompt'),
    promptsImproved: count(then, 'improvement'),
    runsSucceeded: endedAs('succeeded'),
    runsFailed: endedAs('failed'),
    runsCanceled: endedAs('canceled'),
    creditsUsed: total(then, 'post') - total(then, 'refund'),
    paidCents: total(then, 'payment'),
    returnedCents: total(then, 'returned'),
    spendMicros: total(then, 'spend'),
    unpricedCalls: count(then, 'unpriced'),
    improved: improved.length,
    kept: kept.length,
    ran: ran.length,
    paid: ran.filter(([at]) => payers.has(at)).length,
  }
}
