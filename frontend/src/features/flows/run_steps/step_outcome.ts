import type { FlowNode } from '#app/flows/domain/graph/graph'
import { exitOf } from '#frontend/features/flows/run_steps/exits'
import { statusOf } from '#frontend/features/flows/run_steps/step_status'
import type { Step } from '#frontend/features/flows/flows_api'
import type { Outcome } from '#frontend/features/flows/runs/run_badge'

type EndedStep = Pick<Step, 'status' | 'port' | 'approval'> & Partial<Pick<Step, 'error'>>

/** What has become of a step, with the exit that it took. An approval has its decision in place of an exit. */
export function stepOutcome(node: FlowNode, { status, port, approval, error }: EndedStep): Outcome {
  const decision = approval?.decision ?? null
  return {
    ...{ status, error },
    stoppedBy: decision === 'approved' ? null : decision,
    exit: approval ? null : (exitOf(node, port)?.label ?? null),
  }
}

/** What has become of a node in a run. The steps of several items have only a status in common. */
export function nodeOutcome(node: FlowNode | undefined, steps: readonly EndedStep[]): Outcome {
  const [first] = steps
  if (!node || !first || node.parent !== undefined) return { status: statusOf(steps) }
  return stepOutcome(node, first)
}
