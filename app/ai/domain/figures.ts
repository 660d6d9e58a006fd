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
  const costs = all.reduce((total, { costMicros }) => total + (costMicros ?? 0), 0)
  const unpriced = sum('unpriced')
  return {
    calls: sum('calls'),
    failures: sum('failures'),
    inputTokens: sum('inputTokens'),
    outputTokens: sum('outputTokens'),
    // Days without a call cost nothing, but that is no price of those with one.
    costMicros: unpriced > 0 && costs === 0 ? null : costs,
    unpriced,
  }
}
