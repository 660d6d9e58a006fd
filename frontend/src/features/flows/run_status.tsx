import { Ban, Check, Clock, Hourglass, LoaderCircle, SkipForward, X } from 'lucide-react'
import type { StepStatus } from '#app/flows/domain/run'
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

/** What has become of a run or a step, by word and icon. */
export function RunStatus({ status }: { status: StepStatus }) {
  return <Badge {...LOOKS[status]}>{t(`flows.status.${status}`)}</Badge>
}
