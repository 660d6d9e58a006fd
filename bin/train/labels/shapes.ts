import { checkShape, choiceShape, joinedShapes } from '#app/prompts/domain/goals/plan/shape'
import type { LabeledStep } from '../goals.js'

/** The shape of steps that an author drew. */
export const shapeOfLabels = (steps: LabeledStep[]): string =>
  joinedShapes(
    steps.map((one) => {
      if (one.kind === 'check')
        return checkShape(shapeOfLabels(one.passed), shapeOfLabels(one.failed))
      if (one.kind === 'each') return `each[${shapeOfLabels(one.steps)}]`
      if (one.kind === 'sort' || one.kind === 'decide')
        return choiceShape(one.ways.map((way) => shapeOfLabels(way.steps)))
      return one.kind
    })
  )
