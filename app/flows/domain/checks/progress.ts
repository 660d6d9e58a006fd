import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { problemsOf } from '#app/flows/domain/checks/validate_graph'

/** 1 Goal, 2 Context, 3 Steps, 4 Check, 5 Test run, 6 Published (product.md, "Flows"). */
export const PROGRESS_STEPS = 6

export interface Progressing {
  title: string
  context: string
  draft: FlowGraph
  publishedVersion: number | null
  /** The highest step so far: a flow never goes back on its own. */
  currentStep: number
}

const GOAL = 1
const CONTEXT = 2
const STEPS = 3
const CHECK = 4
export const TEST_RUN = 5
const PUBLISHED = 6

type Draft = Pick<Progressing, 'draft'>

const hasSteps = ({ draft }: Draft): boolean =>
  draft.nodes.some(({ kind }) => kind !== 'ask' && kind !== 'result')

/** Whether nothing is wrong with a draft. This takes a while for a large one: never ask inside a transaction. */
export const isSoundDraft = (draft: FlowGraph): boolean => problemsOf(draft).length === 0

/** Whether a draft lets its flow come further because nothing is wrong with it, which is only asked where it matters. */
export const isSoundIfAsked = (flow: Omit<Progressing, 'title' | 'context'>): boolean =>
  flow.publishedVersion === null &&
  flow.currentStep < CHECK &&
  hasSteps(flow) &&
  isSoundDraft(flow.draft)

/**
 * How far a flow has come, by what it contains, and never less far than before. A successful run is noted where it ends.
 * @param isSound whether nothing is wrong with the draft; asked only where the answer matters
 */
export function progressOf(
  { title, context, draft, publishedVersion, currentStep }: Progressing,
  isSound: () => boolean
): number {
  if (publishedVersion !== null) return PUBLISHED
  if (currentStep >= CHECK) return currentStep
  if (hasSteps({ draft })) return isSound() ? CHECK : STEPS
  const contained = context.trim() !== '' ? CONTEXT : title.trim() === '' ? 0 : GOAL
  return Math.max(currentStep, contained)
}
