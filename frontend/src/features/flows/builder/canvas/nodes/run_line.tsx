import { Ban, Check, Clock, Hourglass, LoaderCircle, SkipForward, X } from 'lucide-react'
import type { StepStatus } from '#app/flows/domain/run'
import type { StepMark } from '#frontend/features/flows/builder/canvas/step_mark'
import { classNames } from '#frontend/lib/class_names'
import { t } from '#frontend/lib/texts'

const LOOKS = {
  queued: { icon: Clock, look: 'text-muted' },
  running: { icon: LoaderCircle, look: 'text-ink' },
  waiting: { icon: Hourglass, look: 'text-warning' },
  succeeded: { icon: Check, look: 'text-success' },
  failed: { icon: X, look: 'text-danger' },
  canceled: { icon: Ban, look: 'text-muted' },
  skipped: { icon: SkipForward, look: 'text-muted' },
  cached: { icon: Check, look: 'text-success' },
} as const satisfies Record<StepStatus, object>

/** What has become of a step in a run, in one line. */
export function RunLine({ run: { status, detail } }: { run: NonNullable<StepMark['run']> }) {
  const { icon: Icon, look } = LOOKS[status]
  return (
    <p className="flex items-center gap-1 text-xs">
      <Icon
        aria-hidden="true"
        className={classNames('size-3.5 shrink-0', look, status === 'running' && 'animate-spin')}
      />
      <span className={classNames('shrink-0 font-medium', look)}>
        {t(`flows.status.${status}`)}
      </span>
      {detail !== undefined && (
        <span className="min-w-0 truncate text-muted" dir="auto">
          · {detail}
        </span>
      )}
    </p>
  )
}
