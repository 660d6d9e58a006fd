import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { Moment } from '#frontend/components/moment'
import type { OpenRun, Step } from '#frontend/features/flows/flows_api'
import { deciderIn } from '#frontend/features/flows/runs/decider'
import { t } from '#frontend/lib/texts'

interface Props {
  run: Pick<OpenRun, 'steps' | 'stoppedBy'>
  /** Null where the flow is gone. */
  graph: FlowGraph | null
}

/** More of them, such as those of a For each, stand with their steps only. */
const MAX_SHOWN = 3

/** What was decided in a run, and by whom. Where a run was stopped by it, the result says so. */
export function RunDecisions({ run: { steps, stoppedBy }, graph }: Props) {
  if (stoppedBy) return null
  const decided = steps.filter(isDecided)
  if (decided.length === 0 || decided.length > MAX_SHOWN) return null
  return (
    <ul className="mt-2 grid gap-1 text-sm">
      {decided.map((step) => (
        <li key={step.key} className="break-words">
          <Moment
            at={step.approval.decidedAt}
            text={(when) =>
              t('flows.run.decidedStep', {
                name: graph?.nodes.find(({ id }) => id === step.nodeId)?.name ?? step.nodeId,
                decision: t(`flows.run.decisions.${step.approval.decision}`),
                who: deciderIn(step.approval),
                when,
              })
            }
          />
        </li>
      ))}
    </ul>
  )
}

type Approval = NonNullable<Step['approval']>
type Decided = Step & {
  approval: Approval & { decision: 'approved' | 'rejected'; decidedAt: string }
}

const isDecided = (step: Step): step is Decided => {
  const { decision = null, decidedAt = null } = step.approval ?? {}
  return (decision === 'approved' || decision === 'rejected') && decidedAt !== null
}
