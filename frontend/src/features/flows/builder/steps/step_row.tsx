import { memo } from 'react'
import type { FlowNode } from '#app/flows/domain/graph/graph'
import { safeSummary } from '#app/flows/domain/kinds/any_settings'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import type { Problem } from '#app/flows/domain/checks/problems'
import { Checkbox } from '#frontend/components/fields/checkbox'
import { ActionMenu } from '#frontend/features/flows/builder/steps/action_menu'
import { focusOf, type ListTools } from '#frontend/features/flows/builder/steps/actions/list_action'
import { ProblemList } from '#frontend/features/flows/builder/steps/problem_list'
import { PinnedMark } from '#frontend/features/flows/pins/pinned_mark'
import type { Pins } from '#frontend/features/flows/pins/use_pins'
import { classNames } from '#frontend/lib/class_names'
import { t } from '#frontend/lib/texts'

export interface StepRowProps {
  node: FlowNode
  problems: Problem[]
  /** Where the flow goes from the step, in words. */
  way: string
  groupName: string | undefined
  /** Null where the output of the step is not pinned. */
  pins: Pins | null
  isChosen: boolean
  onChoose: (id: string) => void
  tools: ListTools
}

/**
 * One step: what it is, what it does, where it leads, what is wrong with it, and a menu. Only the rows that a change
 * is about are drawn again.
 */
export const StepRow = memo(function Row(props: StepRowProps) {
  const { node, problems, way, groupName, pins, isChosen, onChoose, tools } = props
  const { id, name, kind } = node
  return (
    <div className={classNames(CARD, isChosen && 'ring-2 ring-ink')}>
      <Checkbox
        isLabelHidden
        label={t('steps.choose', { name })}
        checked={isChosen}
        onChange={() => onChoose(id)}
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
        <About {...{ node, way, groupName }} isSound={problems.length === 0} />
        {pins && (
          <PinnedMark nodeId={id} name={name} pins={pins} focusAfter={focusOf('step', id)} />
        )}
        <ProblemList problems={problems} tools={tools} />
      </div>
      <ActionMenu at="step" target={node} label={t('steps.more', { name })} tools={tools} />
    </div>
  )
})

const CARD = 'card flex items-start gap-2 py-3 pr-2 pl-3 sm:gap-3'

interface AboutProps extends Pick<StepRowProps, 'node' | 'way' | 'groupName'> {
  isSound: boolean
}

function About({ node, way, groupName, isSound }: AboutProps) {
  const summary = isSound ? safeSummary(node) : null
  return (
    <div className="mt-1 grid gap-1 text-sm break-words text-muted">
      {summary !== null && <p>{summary}</p>}
      {way !== '' && <p>{way}</p>}
      {node.comment !== undefined && (
        <p className="whitespace-pre-line">{t('steps.comment', { comment: node.comment })}</p>
      )}
      {groupName !== undefined && <p>{t('steps.group', { name: groupName })}</p>}
    </div>
  )
}
