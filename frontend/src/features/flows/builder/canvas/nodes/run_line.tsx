import type { StepMark } from '#frontend/features/flows/builder/canvas/step_mark'
import { runBadge } from '#frontend/features/flows/runs/run_badge'
import { classNames } from '#frontend/lib/class_names'

const LOOKS = {
  plain: 'text-muted',
  warning: 'text-warning',
  success: 'text-success',
  danger: 'text-danger',
} as const

/** What has become of a step in a run, in one line. */
export function RunLine({ run }: { run: NonNullable<StepMark['run']> }) {
  const { icon: Icon, tone, text } = runBadge(run)
  const look = LOOKS[tone]
  return (
    <p className="canvas-run flex items-center gap-1 text-xs">
      <Icon
        aria-hidden="true"
        className={classNames(
          'size-3.5 shrink-0',
          look,
          run.status === 'running' && 'animate-spin'
        )}
      />
      <span className={classNames('min-w-0 truncate font-medium', look)}>{text}</span>
      {run.detail !== undefined && (
        <span className="canvas-detail min-w-0 truncate text-muted" dir="auto">
          · {run.detail}
        </span>
      )}
    </p>
  )
}
