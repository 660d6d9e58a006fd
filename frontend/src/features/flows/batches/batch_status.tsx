import { Ban, Check, CircleAlert, Clock, LoaderCircle, Pause } from 'lucide-react'
import type { BatchStatus as Status } from '#app/flows/domain/batches/batch'
import { Badge } from '#frontend/components/badge'
import { t } from '#frontend/lib/texts'

const LOOKS = {
  queued: { icon: Clock, tone: 'plain' },
  running: { icon: LoaderCircle, tone: 'plain' },
  succeeded: { icon: Check, tone: 'success' },
  failed: { icon: CircleAlert, tone: 'warning' },
  stopped: { icon: Pause, tone: 'warning' },
  canceled: { icon: Ban, tone: 'plain' },
} as const satisfies Record<Status, object>

/** What has become of a batch, by word and icon. */
export function BatchStatus({ status }: { status: Status }) {
  return <Badge {...LOOKS[status]}>{t(`batches.status.${status}`)}</Badge>
}
