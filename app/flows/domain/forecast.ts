/** What is known of a run that succeeded. */
export interface PastRun {
  milliseconds: number
  tokens: number
  /** US dollars. */
  cost: number
}

/** From the lower to the upper end of what is usual. */
export type Range = readonly [from: number, to: number]

export interface Forecast {
  /** How many runs it rests on. */
  runs: number
  milliseconds: Range
  tokens: Range
  /** US dollars. */
  cost: Range
}

/** Older ones say little about the next one. */
const MAX_RUNS = 20
/** Of so many runs one is left out at each end. */
const UNUSUAL = 10

/** What the next run will take, by those before it, newest first; null where there is none. */
export function forecastOf(runs: readonly PastRun[]): Forecast | null {
  const last = runs.slice(0, MAX_RUNS)
  if (last.length === 0) return null
  const range = (of: (run: PastRun) => number) => usualRange(last.map(of))
  return {
    runs: last.length,
    milliseconds: range((run) => run.milliseconds),
    tokens: range((run) => run.tokens),
    cost: range((run) => run.cost),
  }
}

/** Between which values the middle four fifths are; all of them where there are few. */
function usualRange(values: number[]): Range {
  const sorted = values.toSorted((one, other) => one - other)
  const left = Math.floor(sorted.length / UNUSUAL)
  return [sorted[left], sorted[sorted.length - 1 - left]]
}

/** What many runs will take together, so many at a time. */
export function forecastOfRows(one: Forecast, rows: number, inFlight: number): Forecast {
  const times = (range: Range, count: number): Range => [range[0] * count, range[1] * count]
  return {
    runs: one.runs,
    milliseconds: times(one.milliseconds, Math.ceil(rows / inFlight)),
    tokens: times(one.tokens, rows),
    cost: times(one.cost, rows),
  }
}
