import { Ban, Check, CircleAlert, Clock, LoaderCircle, Pause } from 'lucide-react'
import { type BatchStatus as Status, hasOnlyResults } from '#app/flows/domain/batches/batch'
import { Badge } from '#frontend/components/badge'
import type { Batch } from '#frontend/features/flows/batches/batches_api'
import { t } from '#frontend/lib/texts'

const LOOKS = {
  queued: { icon: Clock, tone: 'plain' },
  running: { icon: LoaderCircle, tone: 'plain' },
  succeeded: { icon: Check, tone: 'success' },
  finished: { icon: Check, tone: 'plain' },
  failed: { icon: CircleAlert, tone: 'warning' },
  stopped: { icon: Pause, tone: 'warning' },
  canceled: { icon: Ban, tone: 'plain' },
} as const satisfies Record<Status | 'finished', object>

/** What has become of a batch, by word and icon. It is no success where people stopped some of its rows. */
export function BatchStatus({ batch: { status, counts } }: { batch: Batch }) {
  const shown = status === 'succeeded' && !hasOnlyResults(counts) ? 'finished' : status
  return <Badge {...LOOKS[shown]}>{t(`batches.status.${shown}`)}</Badge>
}
