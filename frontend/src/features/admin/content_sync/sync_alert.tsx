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
  const Icon = isFailed ? CircleAlert : CircleCheck
  return (
    <div
      role="alert"
      className={`${isFailed ? 'alert-danger' : 'rounded-control bg-success-soft text-success'} flex items-start gap-2 p-3 text-sm`}
    >
      <Icon aria-hidden="true" className="mt-1.5 size-4 shrink-0" />
      <p className="min-w-0 flex-1 py-1 break-words">{text}</p>
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
