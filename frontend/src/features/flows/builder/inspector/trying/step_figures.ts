/** What one of the steps of a run took. */
interface StepUse {
  startedAt: string
  endedAt: string | null
  inputTokens: number | null
  outputTokens: number | null
  cost: number | null
  reused: unknown
}

export interface StepFigures {
  /** How often the step was run: more than once inside a For each. */
  count: number
  milliseconds: number
  tokens: number
  /** US dollars; null where the price is unknown. */
  cost: number | null
}

/** What a step took in a run, all its items together; null where it was not run. */
export function stepFigures(steps: readonly StepUse[]): StepFigures | null {
  const run = steps.filter(({ endedAt, reused }) => endedAt !== null && !reused)
  if (run.length === 0) return null
  const sum = (valueOf: (step: StepUse) => number) =>
    run.reduce((total, step) => total + valueOf(step), 0)
  return {
    count: run.length,
    milliseconds: sum(({ startedAt, endedAt }) => Date.parse(endedAt!) - Date.parse(startedAt)),
    tokens: sum(({ inputTokens, outputTokens }) => (inputTokens ?? 0) + (outputTokens ?? 0)),
    cost: run.some(({ cost }) => cost === null) ? null : sum(({ cost }) => cost ?? 0),
  }
}
