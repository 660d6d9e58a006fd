import { Link } from 'react-router'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import type { OpenRun } from '#frontend/features/flows/flows_api'
import { useRunOpener } from '#frontend/features/flows/runs/run_opener'
import { classNames } from '#frontend/lib/class_names'
import { t } from '#frontend/lib/texts'

interface Props {
  run: OpenRun
  /** Null where the flow is gone. */
  graph: FlowGraph | null
}

/** Says which step of a run failed and why, or what it left out, and links to its settings. */
export function RunFailure({ run, graph }: Props) {
  const { error, status, steps, flowId, credits, parentRunId } = run
  const { stepAddressOf } = useRunOpener()
  if (!error) return null
  const nodeId = steps.find(({ key }) => key === error.step)?.nodeId
  const node = graph?.nodes.find(({ id }) => id === nodeId)
  const isPartial = status === 'succeeded'
  const at = isPartial ? 'flows.run.partialAt' : 'flows.run.failedAt'
  const look = isPartial ? 'rounded-card bg-warning-soft text-warning' : 'alert-danger'
  return (
    <div role="alert" className={classNames(look, 'p-3 text-sm break-words')}>
      <p>
        {node && <strong className="font-medium">{t(at, { name: node.name })} </strong>}
        {error.message}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-3">
        {credits === 0 && !parentRunId && <span>{t('flows.run.freeFailure')}</span>}
        {node && (
          <Link to={stepAddressOf(flowId, node.id)} className="rounded-control underline">
            {t('flows.run.editStep')}
          </Link>
        )}
      </p>
    </div>
  )
}
