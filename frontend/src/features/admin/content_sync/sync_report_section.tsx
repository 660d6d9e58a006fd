import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#frontend/components/button'
import { LoadError } from '#frontend/components/load_error'
import { Moment } from '#frontend/components/moment'
import { ConfirmDialog } from '#frontend/components/overlays/confirm_dialog'
import { RowsSkeleton } from '#frontend/components/skeleton'
import {
  reportQuery,
  type Sync,
  type SyncReport,
} from '#frontend/features/admin/content_sync/content_sync_api'
import { OUTCOMES, SyncCounts } from '#frontend/features/admin/content_sync/sync_counts'
import { SyncPages } from '#frontend/features/admin/content_sync/sync_pages'
import { t } from '#frontend/lib/texts'

interface Props {
  sync: Sync
  onReplace: () => void
}

/** What became of the pages of a sync, with what is wrong with some. */
export function SyncReportSection({ sync, onReplace }: Props) {
  const { data, isPending, refetch } = useQuery(reportQuery(sync.id))
  const title = sync.isDryRun ? t('contentSync.dryRunTitle') : t('contentSync.reportTitle')
  return (
    <section aria-labelledby="sync-report">
      <h2 id="sync-report" className="font-semibold">
        {title}
      </h2>
      <p className="mt-1 text-sm text-muted">
        {t(`contentSync.modes.${sync.mode}`)}, {t(`contentSync.starters.${sync.startedBy}`)},{' '}
        <Moment at={sync.endedAt ?? sync.createdAt} />
      </p>
      {sync.error && <p className="mt-2 text-sm break-words text-danger">{sync.error}</p>}
      <SyncCounts counts={sync.counts} />
      {isPending && <RowsSkeleton label={t('contentSync.loading')} rows={2} />}
      {!isPending && !data && (
        <LoadError title={t('contentSync.failed')} onRetry={() => void refetch()} />
      )}
      {data && <ReportedPages report={data} onReplace={onReplace} />}
    </section>
  )
}

function ReportedPages({ report, onReplace }: { report: SyncReport } & Pick<Props, 'onReplace'>) {
  const { pages, counts, state } = report
  if (pages.length === 0 && state === 'succeeded')
    return <p className="mt-4 text-sm text-muted">{t('contentSync.nothing')}</p>
  return OUTCOMES.map((outcome) => {
    const some = pages.filter((page) => page.outcome === outcome)
    if (outcome === 'unchanged' || some.length === 0) return null
    return (
      <SyncPages key={outcome} outcome={outcome} pages={some} count={counts[outcome]}>
        {outcome === 'conflict' && <Replacing onReplace={onReplace} />}
      </SyncPages>
    )
  })
}

function Replacing({ onReplace }: Pick<Props, 'onReplace'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" className="mt-2" onClick={() => setOpen(true)}>
        {t('contentSync.replace')}
      </Button>
      <ConfirmDialog
        {...{ open: isOpen, onOpenChange: setOpen, isDanger: false, onConfirm: onReplace }}
        title={t('contentSync.replaceTitle')}
        text={t('contentSync.replaceText')}
        confirm={t('contentSync.replace')}
        cancel={t('contentSync.cancel')}
      />
    </>
  )
}
