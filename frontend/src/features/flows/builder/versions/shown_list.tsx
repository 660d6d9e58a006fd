import { PenLine, Plus, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import { Badge } from '#frontend/components/badge'
import type {
  DiffMark,
  EdgeMark,
  StepMark,
} from '#frontend/features/flows/builder/canvas/step_mark'
import { edgeTexts } from '#frontend/features/flows/builder/versions/edge_texts'
import { inOrder } from '#frontend/features/flows/run_steps/in_order'
import { PinnedBadge } from '#frontend/features/flows/pins/pinned_mark'
import { RunStatus } from '#frontend/features/flows/runs/run_status'
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
  /** By `edgeKey`. */
  edgeMarks?: ReadonlyMap<string, EdgeMark>
  /** Shows more about a step. */
  onOpen: (id: string) => void
}

/** The steps of a flow in the order in which they run, each with its mark. Nothing in it can be changed. */
export function ShownList({ graph, marks, edgeMarks, onOpen }: Props) {
  const texts = useMemo(() => edgeTexts(graph, edgeMarks), [graph, edgeMarks])
  return (
    <ol className="grid gap-2">
      {inOrder(graph).map(({ id, kind, name, parent }) => (
        <li key={id} className={classNames('card p-4', parent !== undefined && 'ml-6')}>
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <div className="min-w-0">
              <p className="text-xs text-muted">{kindOf(kind).title}</p>
              <h2>
                <button
                  type="button"
                  data-step={id}
                  onClick={() => onOpen(id)}
                  className="-mx-1 min-h-6 rounded-control px-1 text-left font-medium break-words hover:underline"
                >
                  {name}
                </button>
              </h2>
            </div>
            <Mark mark={marks?.get(id)} />
          </div>
          {texts.get(id)?.map((text) => (
            <p key={text} className="mt-1 text-sm break-words text-muted">
              {text}
            </p>
          ))}
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
      {run && <RunStatus {...run} />}
      {run?.detail && <span className="text-sm text-muted">{run.detail}</span>}
    </span>
  )
}
