import { type WayEnd, wayEnd } from '#app/flows/domain/graph/way_end'
import type { Refusal } from '#app/flows/domain/runs/run'
import { planFor } from '#app/flows/engine/plans'

/** What stops if an approval is rejected or expires; null if the run continues. */
export type ApprovalEnds = Record<Refusal, WayEnd | null>

/**
 * What stops in a version of a flow if the approval at this node is rejected or expires.
 * @param nodeId null if the step of the approval no longer exists
 */
export async function approvalEnds(
  flowId: string,
  version: number,
  nodeId: string | null
): Promise<ApprovalEnds> {
  const { steps, indexOf } = await planFor(flowId, version)
  const step = steps[indexOf.get(nodeId ?? '') ?? -1]
  if (!step) return { rejected: null, expired: null }
  const { id } = step.node
  const edges = step.next.flatMap((to) =>
    steps[to].inputs
      .filter(({ from }) => from === step.index)
      .map(({ port }) => ({ from: id, port, to: steps[to].node.id }))
  )
  return {
    rejected: wayEnd(step.node, 'rejected', edges),
    expired: wayEnd(step.node, 'expired', edges),
  }
}
