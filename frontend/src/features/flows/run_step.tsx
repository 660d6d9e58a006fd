import type { ReactNode } from 'react'
import type { FlowNode } from '#app/flows/domain/graph'
import { kindOf } from '#app/flows/domain/node_kinds'
import { ApprovalNotice } from '#frontend/features/flows/approval_notice'
import type { OpenRun, Step } from '#frontend/features/flows/flows_api'
import { exitOf } from '#frontend/features/flows/exits'
import { ChildRunLink } from '#frontend/features/flows/child_run_link'
import { PinnedBadge } from '#frontend/features/flows/pins/pinned_mark'
import { RunStatus } from '#frontend/features/flows/run_status'
import { StepDetails } from '#frontend/features/flows/step_details'
import { statusOf } from '#frontend/features/flows/step_status'
import { classNames } from '#frontend/lib/class_names'
import { t } from '#frontend/lib/texts'

interface Props {
  node: FlowNode
  /** One, or one for each item; none where it has not started. */
  steps: Step[]
  /** Of the run, for a step that asks. */
  inputs: OpenRun['inputs'] | null
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
        <div className="min-w-0">
          <p className="text-xs text-muted">{kindOf(node.kind).title}</p>
          <h3 className="font-medium break-words">{node.name}</h3>
        </div>
        <span className="flex items-center gap-2">
          {isPinned && <PinnedBadge />}
          <State steps={steps} isReused={isReused} />
          {menu}
        </span>
      </div>
      {isOfItems && first ? (
        <Items steps={steps} />
      ) : (
        first && (
          <>
            {isPinned && <p className="mt-1 text-sm text-muted">{t('flows.run.pinned')}</p>}
            {first.approval && (
              <ApprovalNotice approval={first.approval} name={node.name} flowId={flowId} />
            )}
            <Outcome node={node} step={first} />
            <ChildRunLink step={first} />
            <StepDetails step={first} inputs={inputs} text={textOf(first.key)} />
          </>
        )
      )}
    </li>
  )
}

/** Shows which exit a step took, if it has several. An approval shows its decision instead. */
function Outcome({ node, step }: { node: FlowNode; step: Step }) {
  const exit = step.approval ? null : exitOf(node, step.port)
  if (!exit) return null
  return (
    <p className="mt-1 text-sm text-muted">{t('flows.run.endedBy', { outcome: exit.label })}</p>
  )
}

function State({ steps, isReused }: Pick<Props, 'steps' | 'isReused'>) {
  if (steps.length > 0) return <RunStatus status={statusOf(steps)} />
  if (isReused) return <RunStatus status="cached" />
  return <span className="text-xs text-muted">{t('flows.run.notStarted')}</span>
}

function Items({ steps }: { steps: Step[] }) {
  const done = steps.filter(({ endedAt }) => endedAt !== null).length
  const failed = steps.filter(({ status }) => status === 'failed')
  return (
    <>
      <p className="mt-1 text-sm text-muted">
        {t('flows.run.items', { done, count: steps.length })}
      </p>
      {steps.slice(0, MAX_LINKS).map((step) => (
        <ChildRunLink key={step.key} step={step} />
      ))}
      {failed.slice(0, MAX_FAILED).map(({ key, error }) => (
        <p key={key} className="mt-1 text-sm text-danger">
          {error?.message}
        </p>
      ))}
    </>
  )
}

const MAX_FAILED = 5
const MAX_LINKS = 20
