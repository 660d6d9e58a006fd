import type { FlowGraph, FlowNode } from '#app/flows/domain/graph'
import { kindOf } from '#app/flows/domain/node_kinds'
import type { Problem } from '#app/flows/domain/problems'
import { Checkbox } from '#frontend/components/fields/checkbox'
import { ActionMenu } from '#frontend/features/flows/builder/steps/action_menu'
import { focusOf, type ListTools } from '#frontend/features/flows/builder/steps/actions/list_action'
import { ProblemList } from '#frontend/features/flows/builder/steps/problem_list'
import { wayText } from '#frontend/features/flows/builder/steps/way_text'
import { PinnedMark } from '#frontend/features/flows/pins/pinned_mark'
import type { Pins } from '#frontend/features/flows/pins/use_pins'
import { classNames } from '#frontend/lib/class_names'
import { t } from '#frontend/lib/texts'

export interface StepRowProps {
  node: FlowNode
  graph: FlowGraph
  problems: Problem[]
  pins: Pins
  isChosen: boolean
  onChoose: () => void
  tools: ListTools
}

/** One step: what it is, what it does, where it leads, what is wrong with it, and a menu. */
export function StepRow(props: StepRowProps) {
  const { node, graph, problems, pins, isChosen, onChoose, tools } = props
  const { id, name, kind } = node
  return (
    <div
      className={classNames(
        'card flex items-start gap-2 py-3 pr-2 pl-3 sm:gap-3',
        isChosen && 'ring-2 ring-ink'
      )}
    >
      <Checkbox
        isLabelHidden
        label={t('steps.choose', { name })}
        checked={isChosen}
        onChange={onChoose}
      />
      <div className="min-w-0 flex-1">
        <p className="text-xs text-muted">
          {kindOf(kind).title}
          {node.parent !== undefined && ` · ${t('flows.flow.inside')}`}
        </p>
        <h3>
          <button
            type="button"
            data-focus={focusOf('step', id)}
            data-step={id}
            onClick={() => tools.openStep(id)}
            className="-mx-1 min-h-6 rounded-control px-1 text-left font-medium break-words hover:underline"
          >
            {name}
          </button>
        </h3>
        <About node={node} graph={graph} isSound={problems.length === 0} />
        <PinnedMark nodeId={id} name={name} pins={pins} />
        <ProblemList problems={problems} tools={tools} />
      </div>
      <ActionMenu at="step" target={node} label={t('steps.more', { name })} tools={tools} />
    </div>
  )
}

interface AboutProps {
  node: FlowNode
  graph: FlowGraph
  isSound: boolean
}

function About({ node, graph, isSound }: AboutProps) {
  const ways = wayText(graph, node)
  const group = graph.groups?.find(({ id }) => id === node.group)
  return (
    <div className="mt-1 grid gap-1 text-sm break-words text-muted">
      {isSound && <p>{kindOf(node.kind).summary(node.settings)}</p>}
      {ways !== '' && <p>{ways}</p>}
      {node.comment !== undefined && (
        <p className="whitespace-pre-line">{t('steps.comment', { comment: node.comment })}</p>
      )}
      {group && <p>{t('steps.group', { name: group.name })}</p>}
    </div>
  )
}
