/** What a number of calls came to. */
export interface Figures {
  calls: number
  failures: number
  inputTokens: number
  outputTokens: number
  /** Millionths of a dollar; null where none of it has a known price. */
  costMicros: number | null
  /** Calls that cost something nobody knows. */
  unpriced: number
}

export const NO_FIGURES: Figures = {
  ...{ calls: 0, failures: 0, inputTokens: 0, outputTokens: 0 },
  ...{ costMicros: 0, unpriced: 0 },
}

export function sumOf(all: readonly Figures[]): Figures {
  const sum = (name: Exclude<keyof Figures, 'costMicros'>) =>
    all.reduce((total, figures) => total + figures[name], 0)
  const known = all.map(({ costMicros }) => costMicros).filter((cost) => cost !== null)
  const costs = known.reduce((total, cost) => total + cost, 0)
  return {
    calls: sum('calls'),
    failures: sum('failures'),
    inputTokens: sum('inputTokens'),
    outputTokens: sum('outputTokens'),
    costMicros: known.length > 0 || all.length === 0 ? costs : null,
    unpriced: sum('unpriced'),
  }
}
