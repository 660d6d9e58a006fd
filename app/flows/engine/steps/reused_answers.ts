import type { FlowNode } from '#app/flows/domain/graph/graph'
import type { DrivenRun, EarlierAnswers, KeptStep } from '#app/flows/engine/driven_run'
import type { StepContext } from '#app/flows/engine/executors/step_work'

/** Identifies what a step works on. Null where the same work may give another answer. */
export async function contentKeyOf(
  node: FlowNode,
  answers: EarlierAnswers | undefined,
  context: StepContext
): Promise<string | null> {
  try {
    return (await answers?.keyOf(node, context)) ?? null
  } catch {
    // The work itself says what is wrong.
    return null
  }
}

/** The earlier answer of a step to the same content; null if there is none, or if the run does not reuse answers. */
export async function earlierAnswer(
  { reuses, userId }: Pick<DrivenRun, 'reuses' | 'userId'>,
  answers: EarlierAnswers | undefined,
  key: Promise<string | null>
): Promise<KeptStep | null> {
  const contentKey = reuses ? await key : null
  return contentKey === null ? null : ((await answers?.find(userId, contentKey)) ?? null)
}
