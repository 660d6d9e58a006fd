import { Square } from 'lucide-react'
import { Button } from '#frontend/components/button'
import { Spinner } from '#frontend/components/spinner'
import { type Sync, useLiveSync } from '#frontend/features/admin/content_sync/content_sync_api'
import { SyncCounts } from '#frontend/features/admin/content_sync/sync_counts'
import { t } from '#frontend/lib/texts'

interface Props {
  sync: Sync
  onStop: () => void
}

/** The sync under way: what it does, how far it is, and Stop. */
export function SyncProgress({ sync, onStop }: Props) {
  const isLost = useLiveSync(sync)
  const { state, isDryRun, counts } = sync
  const pages = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const what = isDryRun ? t('contentSync.dryRunUnderWay') : t('contentSync.underWay')
  return (
    <section aria-label={t('contentSync.underWay')} className="card p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="flex min-w-0 items-center gap-2 font-medium">
          <Spinner />
          {state === 'queued' ? t('contentSync.waiting') : what}
        </p>
        <Button size="sm" icon={Square} onClick={onStop}>
          {t('contentSync.stop')}
        </Button>
      </div>
      <p className="mt-1 text-sm text-muted">
        {isLost ? t('contentSync.lost') : t('contentSync.soFar', { count: pages })}
      </p>
      <SyncCounts counts={counts} />
    </section>
  )
}
