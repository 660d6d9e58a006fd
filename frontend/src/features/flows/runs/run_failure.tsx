import { Link } from 'react-router'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import type { OpenRun } from '#frontend/features/flows/flows_api'
import { useRunOpener } from '#frontend/features/flows/runs/run_opener'
import { t } from '#frontend/lib/texts'

interface Props {
  run: OpenRun
  /** Null where the flow is gone. */
  graph: FlowGraph | null
}

/** Says which step of a run failed and why, and links to its settings. */
export function RunFailure({ run, graph }: Props) {
  const { error, steps, flowId, credits, parentRunId } = run
  const { stepAddressOf } = useRunOpener()
  if (!error) return null
  const nodeId = steps.find(({ key }) => key === error.step)?.nodeId
  const node = graph?.nodes.find(({ id }) => id === nodeId)
  return (
    <div role="alert" className="alert-danger p-3 text-sm break-words">
      <p>
        {node && (
          <strong className="font-medium">{t('flows.run.failedAt', { name: node.name })} </strong>
        )}
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
