import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { IconButton } from '#frontend/components/icon_button'
import { isUnderWay, type Sync } from '#frontend/features/admin/content_sync/content_sync_api'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'

interface Props {
  /** Why the last one could not be started. */
  error: Error | null
  /** The last one that was started here. */
  sync: Sync | undefined
  onDismiss: () => void
}

/** How the last sync ended, in the words of the specification. */
export function SyncAlert({ error, sync, onDismiss }: Props) {
  const text = textOf(error, sync)
  if (text === null) return null
  const isFailed = error !== null || sync?.state === 'failed'
  const left = error || !sync ? null : leftText(sync)
  const Icon = isFailed ? CircleAlert : CircleCheck
  return (
    <div
      role="alert"
      className={`${isFailed ? 'alert-danger' : 'rounded-control bg-success-soft text-success'} flex items-start gap-2 p-3 text-sm`}
    >
      <Icon aria-hidden="true" className="mt-1.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1 py-1 break-words">
        <p>{text}</p>
        {left !== null && <p className="mt-1 text-ink">{left}</p>}
      </div>
      <IconButton icon={X} label={t('contentSync.dismiss')} onClick={onDismiss} />
    </div>
  )
}

function textOf(error: Error | null, sync: Sync | undefined): string | null {
  if (error) return t('contentSync.syncFailed', { reason: reasonOf(error) })
  if (!sync || isUnderWay(sync)) return null
  if (sync.state === 'canceled') return t('contentSync.stopped')
  if (sync.state === 'failed') return t('contentSync.syncFailed', { reason: sync.error ?? '' })
  return t(sync.isDryRun ? 'contentSync.dryRunDone' : 'contentSync.succeeded')
}

const LEFT = ['faulty', 'conflict'] as const

/** How many pages are not as they are in Notion, and where the report below says why; null where all are. */
function leftText({ state, isDryRun, counts }: Sync): string | null {
  const count = LEFT.reduce((sum, outcome) => sum + counts[outcome], 0)
  if (state !== 'succeeded' || isDryRun || count === 0) return null
  const places = LEFT.filter((outcome) => counts[outcome] > 0).map((outcome) =>
    t('contentSync.place', { outcome: t(`contentSync.outcomes.${outcome}`) })
  )
  return t('contentSync.left', { count, where: places.join(t('contentSync.and')) })
}
