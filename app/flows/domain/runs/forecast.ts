/** Measurements of a run that succeeded. */
export interface PastRun {
  /** Without the time that people took to decide, which says nothing about the next run. */
  milliseconds: number
  tokens: number
  /** US dollars. */
  cost: number
}

/** The usual range of a value. */
export type Range = readonly [from: number, to: number]

export interface Forecast {
  /** The number of runs that the forecast is based on. */
  runs: number
  milliseconds: Range
  tokens: Range
  /** US dollars. */
  cost: Range
}

/** Older runs say little about the next one. */
const MAX_RUNS = 20
/** One outlier is dropped at each end for every 10 runs. */
const UNUSUAL = 10

/** Estimates the next run from earlier ones, newest first. Returns null if there are none. */
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

/** The range of the middle four fifths of the values, or of all values if there are fewer than 10. */
function usualRange(values: number[]): Range {
  const sorted = values.toSorted((one, other) => one - other)
  const left = Math.floor(sorted.length / UNUSUAL)
  return [sorted[left], sorted[sorted.length - 1 - left]]
}

/** Estimates many runs together, of which `inFlight` run at the same time. */
export function forecastOfRows(one: Forecast, rows: number, inFlight: number): Forecast {
  const times = (range: Range, count: number): Range => [range[0] * count, range[1] * count]
  return {
    runs: one.runs,
    milliseconds: times(one.milliseconds, Math.ceil(rows / inFlight)),
    tokens: times(one.tokens, rows),
    cost: times(one.cost, rows),
  }
}
