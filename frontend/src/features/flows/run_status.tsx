import {
  Ban,
  Check,
  CircleSlash,
  Clock,
  Hourglass,
  LoaderCircle,
  SkipForward,
  X,
} from 'lucide-react'
import type { Stop, StepStatus } from '#app/flows/domain/run'
import { Badge } from '#frontend/components/badge'
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

interface Props {
  status: StepStatus
  /** What ended a run without a result. */
  stoppedBy?: Stop | null
}

/** What has become of a run or a step, by word and icon. */
export function RunStatus({ status, stoppedBy = null }: Props) {
  if (stoppedBy) return <Badge {...STOPS[stoppedBy]}>{t(`flows.stopped.${stoppedBy}`)}</Badge>
  return <Badge {...LOOKS[status]}>{t(`flows.status.${status}`)}</Badge>
}
