import { Download } from 'lucide-react'
import { Link } from 'react-router'
import { ButtonLink } from '#frontend/components/button'
import { Moment } from '#frontend/components/moment'
import { Page } from '#frontend/components/page/page'
import { BatchActions } from '#frontend/features/flows/batches/batch_actions'
import { BatchProgress } from '#frontend/features/flows/batches/batch_progress'
import { BatchRows } from '#frontend/features/flows/batches/batch_rows'
import { BatchStatus } from '#frontend/features/flows/batches/batch_status'
import type { Batch } from '#frontend/features/flows/batches/batches_api'
import { useLiveBatch } from '#frontend/features/flows/batches/use_live_batch'
import { useNoticesOf } from '#frontend/lib/notices'
import { t } from '#frontend/lib/texts'

/** The progress of a batch, its rows, and its actions. */
export function BatchView({ batch }: { batch: Batch }) {
  const { name, flowId, status, createdAt, error } = batch
  const isLost = useLiveBatch(batch)
  useNoticesOf(batch.id, status)
  return (
    <Page isWide title={t('batches.batch.title', { name })} action={<MainActions batch={batch} />}>
      <p className="-mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <span role="status">
          <BatchStatus batch={batch} />
        </span>
        <Moment at={createdAt} text={(when) => t('batches.batch.started', { when })} />
        <Link to={`/flow-builder/${flowId}`} className="rounded-control underline">
          {t('batches.batch.flow')}
        </Link>
      </p>
      {isLost && (
        <p role="alert" className="mt-3 text-sm text-warning">
          {t('batches.batch.lost')}
        </p>
      )}
      {error && status !== 'failed' && (
        <p role="alert" className="mt-5 alert-danger p-3 text-sm">
          {error.message}
        </p>
      )}
      <BatchProgress batch={batch} />
      <BatchRows batch={batch} />
    </Page>
  )
}

const MainActions = ({ batch }: { batch: Batch }) => (
  <div className="flex flex-wrap gap-2">
    <BatchActions batch={batch} />
    <ButtonLink icon={Download} href={`/api/batches/${batch.id}/csv`} download>
      {t('batches.batch.download')}
    </ButtonLink>
  </div>
)
