import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadError } from '#frontend/components/load_error'
import { RowsSkeleton } from '#frontend/components/skeleton'
import {
  type ContentSource,
  isUnderWay,
  type Sync,
  sourceQuery,
  syncsQuery,
  useSyncChanges,
} from '#frontend/features/admin/content_sync/content_sync_api'
import { SourceSection } from '#frontend/features/admin/content_sync/source_section'
import { SyncAlert } from '#frontend/features/admin/content_sync/sync_alert'
import { SyncHistory } from '#frontend/features/admin/content_sync/sync_history'
import { SyncProgress } from '#frontend/features/admin/content_sync/sync_progress'
import { SyncReportSection } from '#frontend/features/admin/content_sync/sync_report_section'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/content_sync'

/** Content Sync: what is connected, the sync under way, its report and the history. */
export function ContentSyncTab() {
  const source = useQuery({ ...sourceQuery, refetchOnMount: 'always' })
  const syncs = useQuery({ ...syncsQuery, refetchOnMount: 'always' })
  if (source.isPending || syncs.isPending)
    return <RowsSkeleton label={t('contentSync.loading')} rows={3} />
  if (source.data && syncs.data) return <Loaded source={source.data} syncs={syncs.data} />
  const retry = () => {
    void source.refetch()
    void syncs.refetch()
  }
  return (
    <LoadError title={t('contentSync.failed')} text={t('contentSync.failedText')} onRetry={retry} />
  )
}

function Loaded({ source, syncs }: { source: ContentSource; syncs: Sync[] }) {
  const { start, stop, startedId, dismiss } = useSyncChanges()
  const [shownId, setShownId] = useState<string | null>(null)
  const underWay = syncs.find(isUnderWay)
  const shown = syncs.find(({ id }) => id === shownId) ?? syncs.find((one) => !isUnderWay(one))
  const begin: typeof start.mutate = (wish) => {
    setShownId(null)
    start.mutate(wish)
  }
  const isBusy = start.isPending || underWay !== undefined
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <SourceSection source={source} isBusy={isBusy} onStart={begin} />
      <SyncAlert
        error={start.error}
        sync={syncs.find(({ id }) => id === startedId)}
        onDismiss={dismiss}
      />
      {underWay && (
        <SyncProgress key={underWay.id} sync={underWay} onStop={() => stop.mutate(underWay)} />
      )}
      {!underWay && shown && <SyncReportSection sync={shown} onReplace={() => begin('replace')} />}
      <SyncHistory syncs={syncs} shownId={shown?.id} onShow={setShownId} />
    </div>
  )
}
