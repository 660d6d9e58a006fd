import type { PlannedStep } from '#app/prompts/domain/goals/plan/plan'

/**
 * How steps hang together, as text. Work that follows work is the same as one piece of work, kinds without work and the
 * order of ways do not count, and a check without a remedy is one with a revision.
 */
export const joinedShapes = (steps: string[]): string =>
  steps
    .filter((step, at) => step !== '' && (step !== 'write' || steps[at - 1] !== 'write'))
    .join(',')

export function choiceShape(ways: string[]): string {
  const used = ways.filter((way) => way !== '').sort()
  return used.length === 0 ? 'write' : `choice(${used.join(';')})`
}

export const checkShape = (passed: string, failed: string): string =>
  `check(${passed}|${passed === '' && failed === '' ? 'write' : failed})`

/** The shape of steps that were planned. */
export const shapeOfPlan = (steps: PlannedStep[]): string =>
  joinedShapes(
    steps.map((one) => {
      if (one.kind === 'check') return checkShape(shapeOfPlan(one.passed), shapeOfPlan(one.failed))
      if (one.kind === 'each') return `each[${shapeOfPlan(one.steps)}]`
      if (one.kind === 'choice') return choiceShape(one.ways.map((way) => shapeOfPlan(way.steps)))
      return one.kind
    })
  )
