/**
 * What people did on one day. Times are those of the database; which day they belong to, the time zone decides.
 */
export interface DailyCounts {
  /** Accounts that were created and still exist. */
  newPeople: number
  /** Prompts that were created and still exist; deleted ones exist for 30 more days. */
  promptsMade: number
  /** Improvements, by the engine or a model; one prompt may be improved several times. */
  promptsImproved: number
  /** Runs that ended so, by when they ended. A run inside another one counts with that one. */
  runsSucceeded: number
  runsFailed: number
  runsCanceled: number
  /** Credits that were posted, less those that were refunded. */
  creditsUsed: number
  /** US cents that were paid. */
  paidCents: number
  /** US cents that went back, by refund or dispute, on the day on which they did. */
  returnedCents: number
  /** What calls of models cost, in millionths of a US dollar. */
  spendMicros: number
  /** Calls that used tokens and whose price nobody knows; they are not in `spendMicros`. */
  unpricedCalls: number
  /** Of the new people, those who improved a prompt by now. */
  improved: number
  /** Of these, those who keep a prompt. */
  kept: number
  /** Of these, those who ran a flow, however the run ended. */
  ran: number
  /** Of these, those who paid. */
  paid: number
}

export interface DayFigures extends DailyCounts {
  /** YYYY-MM-DD */
  day: string
  /** Different people who made a prompt, have an entry in the history, or started a run. */
  activePeople: number
}

/** The figures of all days together. Of people, nobody counts twice. */
export type TotalFigures = Omit<DayFigures, 'day'>

export interface Analytics {
  from: string
  to: string
  timeZone: string
  days: DayFigures[]
  total: TotalFigures
}

/** Some counts of the day at a place of the list of days. */
export type CountsOfDay = { place: number } & Partial<TotalFigures>

const NONE: TotalFigures = {
  ...{ activePeople: 0, newPeople: 0, promptsMade: 0, promptsImproved: 0 },
  ...{ runsSucceeded: 0, runsFailed: 0, runsCanceled: 0, creditsUsed: 0 },
  ...{ paidCents: 0, returnedCents: 0, spendMicros: 0, unpricedCalls: 0 },
  ...{ improved: 0, kept: 0, ran: 0, paid: 0 },
}

const NAMES = Object.keys(NONE) as (keyof TotalFigures)[]

/** Adds counts up. People who were active on several days count several times. */
export function sumOf(counts: readonly Partial<TotalFigures>[]): TotalFigures {
  const sum = { ...NONE }
  for (const one of counts) for (const name of NAMES) sum[name] += one[name] ?? 0
  return sum
}

/** Puts counts at the places of their days. A day without any has zeros. */
export function figuresOfDays(
  days: readonly string[],
  counts: readonly CountsOfDay[]
): DayFigures[] {
  const byPlace = Map.groupBy(counts, ({ place }) => place)
  return days.map((day, place) => ({ day, ...sumOf(byPlace.get(place) ?? []) }))
}

/** US cents that stayed. Below zero where more went back than was paid. */
export const revenueCents = ({
  paidCents,
  returnedCents,
}: Pick<DailyCounts, 'paidCents' | 'returnedCents'>): number => paidCents - returnedCents
