import { MessageSquareText, Pin, TriangleAlert } from 'lucide-react'
import { safeSummary } from '#app/flows/domain/kinds/any_settings'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import type { StepData } from '#frontend/features/flows/builder/canvas/mapping/canvas_node'
import { MenuButton } from '#frontend/features/flows/builder/canvas/nodes/menu_button'
import { RunLine } from '#frontend/features/flows/builder/canvas/nodes/run_line'
import { STEP_ICONS } from '#frontend/features/flows/builder/canvas/nodes/step_icon'
import { ownSentence } from '#frontend/features/flows/builder/inspector/problem_places'
import { classNames } from '#frontend/lib/class_names'
import { t } from '#frontend/lib/texts'

const ENDS = new Set(['ask', 'result'])

/** What a step is, what it is called and what it does. */
export function StepHead({ data }: { data: StepData }) {
  const { node, mark } = data
  const Icon = STEP_ICONS[node.kind]
  return (
    <div className="canvas-head relative flex h-[82px] items-center gap-3 pr-3 pl-4">
      <span
        className={classNames(
          'canvas-icon grid size-9 shrink-0 place-items-center rounded-control',
          ENDS.has(node.kind) ? 'bg-ink text-paper' : 'bg-sunken text-ink'
        )}
      >
        <Icon aria-hidden="true" className="size-[18px]" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="canvas-kind flex min-h-[17px] items-center gap-1.5 text-xs text-muted">
          <span className="truncate">{kindOf(node.kind).title}</span>
          <StepBadges data={data} />
        </p>
        <p className="canvas-name truncate text-base leading-6 font-semibold">{node.name}</p>
        {mark?.run ? <RunLine run={mark.run} /> : <Summary data={data} />}
      </div>
      <MenuButton id={node.id} name={node.name} />
    </div>
  )
}

/** The problem of the step or, if there is none, what the step does. */
function Summary({ data: { node, problems } }: { data: StepData }) {
  if (problems === '')
    return (
      <p className="canvas-about truncate text-sm text-muted">
        {safeSummary(node) ?? t('canvas.unreadable')}
      </p>
    )
  const [sentence] = problems.split('\n')
  return (
    <p className="canvas-about truncate text-sm text-warning" title={problems}>
      {ownSentence({ sentence }, node.name)}
    </p>
  )
}

function StepBadges({ data: { node, mark, problems } }: { data: StepData }) {
  const sentences = problems === '' ? [] : problems.split('\n')
  return (
    <span className="flex shrink-0 items-center gap-1.5">
      {mark?.diff && <DiffBadge diff={mark.diff} />}
      {sentences.length > 0 && (
        <span
          title={problems}
          className="inline-flex items-center gap-0.5 rounded bg-warning-soft px-1 font-medium text-warning"
        >
          <TriangleAlert aria-hidden="true" className="size-3" />
          <span className="sr-only">{t('canvas.problems', { count: sentences.length })}</span>
          <span aria-hidden="true">{sentences.length}</span>
        </span>
      )}
      {mark?.isPinned && <Mark icon={Pin} text={t('canvas.pinned')} />}
      {node.comment && <Mark icon={MessageSquareText} text={node.comment} />}
    </span>
  )
}

function Mark({ icon: Icon, text }: { icon: typeof Pin; text: string }) {
  return (
    <span title={text}>
      <Icon aria-hidden="true" className="size-3.5 text-muted" />
      <span className="sr-only">{text}</span>
    </span>
  )
}

const DIFF_LOOKS = {
  added: 'bg-success-soft text-success',
  removed: 'bg-danger-soft text-danger',
  changed: 'bg-warning-soft text-warning',
}

function DiffBadge({ diff }: { diff: keyof typeof DIFF_LOOKS }) {
  return (
    <span className={classNames('rounded px-1 font-medium', DIFF_LOOKS[diff])}>
      {t(`canvas.diff.${diff}`)}
    </span>
  )
}
