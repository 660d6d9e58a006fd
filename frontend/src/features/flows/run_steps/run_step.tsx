import type { ReactNode } from 'react'
import type { FlowNode } from '#app/flows/domain/graph/graph'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import { ApprovalNotice } from '#frontend/features/flows/runs/approval_notice'
import type { OpenRun, Step } from '#frontend/features/flows/flows_api'
import { runStepFocus } from '#frontend/features/flows/builder/hold_focus'
import { ChildRunLink } from '#frontend/features/flows/run_steps/child_run_link'
import { PinnedBadge } from '#frontend/features/flows/pins/pinned_mark'
import { itemNumber } from '#frontend/features/flows/run_steps/item_number'
import { StepDetails, Written } from '#frontend/features/flows/run_steps/step_details'
import { StepState } from '#frontend/features/flows/run_steps/step_state'
import { WaitingItems } from '#frontend/features/flows/run_steps/waiting_items'
import { classNames } from '#frontend/lib/class_names'
import { t } from '#frontend/lib/texts'

interface Props {
  node: FlowNode
  /** One, or one for each item; none where it has not started. */
  steps: Step[]
  /** Of the run. */
  inputs: OpenRun['inputs']
  textOf: (key: string) => string
  /** Whether the For each that it is part of was not run. */
  isReused: boolean
  isPinned: boolean
  /** Null where the flow is gone. */
  flowId: string | null
  menu: ReactNode
}

/** A step of a run: what it does, how far it is, and what went in and came out. */
export function RunStep(props: Props) {
  const { node, steps, inputs, textOf, isReused, isPinned, flowId, menu } = props
  const isOfItems = node.parent !== undefined
  const [first] = steps
  return (
    <li className={classNames('card p-4', isOfItems && 'ml-6')}>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <StepName node={node} />
        <span className="flex items-center gap-2">
          {isPinned && <PinnedBadge />}
          <StepState node={node} steps={steps} isReused={isReused} />
          {menu}
        </span>
      </div>
      {isOfItems && first ? (
        <>
          <Items steps={steps} textOf={textOf} />
          <WaitingItems steps={steps} name={node.name} flowId={flowId} />
        </>
      ) : (
        first && (
          <>
            {isPinned && <p className="mt-1 text-sm text-muted">{t('flows.run.pinned')}</p>}
            {first.approval && (
              <ApprovalNotice
                approval={first.approval}
                runId={first.runId}
                name={node.name}
                flowId={flowId}
              />
            )}
            <ChildRunLink step={first} />
            <StepDetails node={node} step={first} inputs={inputs} text={textOf(first.key)} />
          </>
        )
      )}
    </li>
  )
}

const StepName = ({ node }: { node: FlowNode }) => (
  <div className="min-w-0">
    <p className="text-xs text-muted">{kindOf(node.kind).title}</p>
    <h3
      tabIndex={-1}
      data-focus={runStepFocus(node.id)}
      className="scroll-mt-16 font-medium break-words"
    >
      {node.name}
    </h3>
  </div>
)

function Items({ steps, textOf }: Pick<Props, 'steps' | 'textOf'>) {
  const done = steps.filter(({ endedAt }) => endedAt !== null).length
  const failed = steps.filter(({ status }) => status === 'failed')
  const writing = steps.filter(({ key, status }) => status === 'running' && textOf(key) !== '')
  return (
    <>
      <p className="mt-1 text-sm text-muted">
        {t('flows.run.items', { done, count: steps.length })}
      </p>
      {steps.slice(0, MAX_LINKS).map((step) => (
        <ChildRunLink key={step.key} step={step} />
      ))}
      {writing.map(({ key }) => (
        <Written
          key={key}
          label={t('flows.run.writingItem', { number: itemNumber(key) ?? 1 })}
          text={textOf(key)}
        />
      ))}
      {failed.slice(0, MAX_FAILED).map(({ key, error }) => (
        <p key={key} className="mt-1 text-sm break-words text-danger">
          {error?.message}
        </p>
      ))}
    </>
  )
}

const MAX_FAILED = 5
const MAX_LINKS = 20
