import { PenLine, Plus, Trash2 } from 'lucide-react'
import type { FlowGraph } from '#app/flows/domain/graph'
import { kindOf } from '#app/flows/domain/node_kinds'
import { Badge } from '#frontend/components/badge'
import type { DiffMark, StepMark } from '#frontend/features/flows/builder/canvas/step_mark'
import { inOrder } from '#frontend/features/flows/in_order'
import { PinnedBadge } from '#frontend/features/flows/pins/pinned_mark'
import { RunStatus } from '#frontend/features/flows/run_status'
import { classNames } from '#frontend/lib/class_names'
import { t } from '#frontend/lib/texts'

const DIFFS = {
  added: { icon: Plus, tone: 'success' },
  removed: { icon: Trash2, tone: 'danger' },
  changed: { icon: PenLine, tone: 'warning' },
} as const satisfies Record<DiffMark, object>

interface Props {
  graph: FlowGraph
  marks?: ReadonlyMap<string, StepMark>
}

/** The steps of a flow in the order in which they run, each with its mark. Nothing in it can be changed. */
export function ShownList({ graph, marks }: Props) {
  return (
    <ol className="grid gap-2">
      {inOrder(graph).map(({ id, kind, name, parent }) => (
        <li key={id} className={classNames('card p-4', parent !== undefined && 'ml-6')}>
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <div className="min-w-0">
              <p className="text-xs text-muted">{kindOf(kind).title}</p>
              <h2 className="font-medium break-words">{name}</h2>
            </div>
            <Mark mark={marks?.get(id)} />
          </div>
        </li>
      ))}
    </ol>
  )
}

function Mark({ mark = {} }: { mark?: StepMark }) {
  const { diff, run, isPinned } = mark
  return (
    <span className="flex flex-wrap items-center gap-2">
      {isPinned && <PinnedBadge />}
      {diff && <Badge {...DIFFS[diff]}>{t(`flowVersions.comparison.marks.${diff}`)}</Badge>}
      {run && <RunStatus status={run.status} />}
      {run?.detail && <span className="text-sm text-muted">{run.detail}</span>}
    </span>
  )
}
