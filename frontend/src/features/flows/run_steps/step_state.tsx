import type { FlowNode } from '#app/flows/domain/graph/graph'
import type { Step } from '#frontend/features/flows/flows_api'
import { RunStatus } from '#frontend/features/flows/runs/run_status'
import { nodeOutcome } from '#frontend/features/flows/run_steps/step_outcome'
import { t } from '#frontend/lib/texts'

interface Props {
  node: FlowNode
  /** One, or one for each item; none where it has not started. */
  steps: Step[]
  /** Whether the For each that it is part of was not run. */
  isReused: boolean
}

/** What has become of a step of a run, with the decision or the exit by which it ended. */
export function StepState({ node, steps, isReused }: Props) {
  if (steps.length > 0) return <RunStatus {...nodeOutcome(node, steps)} />
  if (isReused) return <RunStatus status="cached" />
  return <span className="text-xs text-muted">{t('flows.run.notStarted')}</span>
}
