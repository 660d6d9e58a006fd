import {
  Ban,
  Check,
  CircleSlash,
  Clock,
  Hourglass,
  LoaderCircle,
  SkipForward,
  TriangleAlert,
  X,
} from 'lucide-react'
import type { Stop, StepStatus } from '#app/flows/domain/runs/run'
import { t } from '#frontend/lib/texts'

const LOOKS = {
  queued: { icon: Clock, tone: 'plain' },
  running: { icon: LoaderCircle, tone: 'plain' },
  waiting: { icon: Hourglass, tone: 'warning' },
  succeeded: { icon: Check, tone: 'success' },
  failed: { icon: X, tone: 'danger' },
  canceled: { icon: Ban, tone: 'plain' },
  skipped: { icon: SkipForward, tone: 'plain' },
  cached: { icon: Check, tone: 'success' },
} as const satisfies Record<StepStatus, object>

const STOPS = {
  'rejected': { icon: Ban, tone: 'warning' },
  'expired': { icon: Hourglass, tone: 'warning' },
  'dead-end': { icon: CircleSlash, tone: 'warning' },
} as const satisfies Record<Stop, object>

export interface Outcome {
  status: StepStatus
  /** What ended a run without a result, or how an approval ended that was not given. */
  stoppedBy?: Stop | null
  /** Why it failed, or what it left out although it succeeded. */
  error?: object | null
  /** The exit that a step took, where it has several. */
  exit?: string | null
}

/** The word and the look for what has become of a run or a step, the same wherever it is shown. */
export function runBadge({ status, stoppedBy = null, error = null, exit = null }: Outcome) {
  if (stoppedBy) return { ...STOPS[stoppedBy], text: t(`flows.stopped.${stoppedBy}`) }
  if (status === 'succeeded' && error)
    return { icon: TriangleAlert, tone: 'warning' as const, text: t('flows.status.partial') }
  const word = t(`flows.status.${status}`)
  const text = exit === null ? word : t('flows.run.withExit', { status: word, exit })
  return { ...LOOKS[status], text }
}
