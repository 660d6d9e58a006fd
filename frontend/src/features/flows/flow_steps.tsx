import { TriangleAlert } from 'lucide-react'
import type { FlowGraph, FlowNode } from '#app/flows/domain/graph'
import { kindOf } from '#app/flows/domain/node_kinds'
import type { Problem } from '#app/flows/domain/problems'
import { inOrder } from '#frontend/features/flows/in_order'
import { PinnedMark } from '#frontend/features/flows/pins/pinned_mark'
import { type Pins, usePins } from '#frontend/features/flows/pins/use_pins'
import { classNames } from '#frontend/lib/class_names'
import { t } from '#frontend/lib/texts'

interface Props {
  flowId: string
  graph: FlowGraph
  problems: Problem[]
}

/** The steps of a flow in the order in which they run, each with what is wrong with it. */
export function FlowSteps({ flowId, graph, problems }: Props) {
  const pins = usePins(flowId)
  const general = problems.filter(({ nodeId }) => nodeId === undefined)
  return (
    <section aria-labelledby="flow-steps">
      <h2 id="flow-steps" className="font-semibold">
        {t('flows.flow.steps')}
      </h2>
      {problems.length > 0 && (
        <div role="status" className="mt-3 rounded-card bg-warning-soft p-4 text-sm text-warning">
          <p className="font-medium">{t('flows.flow.problems', { count: problems.length })}</p>
          <Problems problems={general} />
        </div>
      )}
      <ol className="mt-3 grid gap-2">
        {inOrder(graph).map((node) => (
          <StepRow
            key={node.id}
            node={node}
            pins={pins}
            problems={problems.filter(({ nodeId }) => nodeId === node.id)}
          />
        ))}
      </ol>
    </section>
  )
}

interface RowProps {
  node: FlowNode
  pins: Pins
  problems: Problem[]
}

function StepRow({ node, pins, problems }: RowProps) {
  const { title, summary } = kindOf(node.kind)
  const isSound = problems.length === 0
  return (
    <li className={classNames('card p-4', node.parent !== undefined && 'ml-6')}>
      <p className="text-xs text-muted">
        {title}
        {node.parent !== undefined && ` · ${t('flows.flow.inside')}`}
      </p>
      <h3 className="font-medium break-words">{node.name}</h3>
      {isSound && <p className="mt-1 text-sm break-words text-muted">{summary(node.settings)}</p>}
      <PinnedMark nodeId={node.id} name={node.name} pins={pins} />
      <Problems problems={problems} />
    </li>
  )
}

function Problems({ problems }: { problems: Problem[] }) {
  if (problems.length === 0) return null
  return (
    <ul className="mt-2 grid gap-1 text-sm text-warning">
      {problems.map(({ sentence }, at) => (
        <li key={at} className="flex gap-2">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {sentence}
        </li>
      ))}
    </ul>
  )
}
