import type { FlowGraph } from '#app/flows/domain/graph'
import { problemsOf } from '#app/flows/domain/validate_graph'

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
export const CHECK = 4
export const TEST_RUN = 5
const PUBLISHED = 6

/** How far a flow has come, by what it contains. A successful run is noted where it ends. */
export function progressOf({
  title,
  context,
  draft,
  publishedVersion,
  currentStep,
}: Progressing): number {
  if (publishedVersion !== null) return PUBLISHED
  const has = (kinds: (kind: string) => boolean) => draft.nodes.some(({ kind }) => kinds(kind))
  const hasSteps = has((kind) => kind !== 'ask' && kind !== 'result')
  if (currentStep >= TEST_RUN) return TEST_RUN
  if (hasSteps && problemsOf(draft).length === 0) return CHECK
  if (hasSteps) return STEPS
  if (context.trim() !== '') return CONTEXT
  return title.trim() === '' ? 0 : GOAL
}
