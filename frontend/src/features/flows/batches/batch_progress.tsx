import { type Batch, doneRows } from '#frontend/features/flows/batches/batches_api'
import { t } from '#frontend/lib/texts'

/** How many rows are where, in words and as a bar. */
export function BatchProgress({ batch }: { batch: Batch }) {
  const { rowCount, counts } = batch
  const done = doneRows(batch)
  const { succeeded, failed, canceled, waiting, running, queued } = counts
  const parts: [number, string][] = [
    [succeeded, t('batches.batch.succeeded', { count: succeeded })],
    [failed, t('batches.batch.failedRows', { count: failed })],
    [canceled, t('batches.batch.canceled', { count: canceled })],
    [waiting, t('batches.batch.waiting', { count: waiting })],
    [running, t('batches.batch.running', { count: running })],
    [queued, t('batches.batch.queued', { count: queued })],
  ]
  const shown = parts.filter(([count]) => count > 0).map(([, text]) => text)
  return (
    <div className="mt-6">
      <p className="font-medium">{t('batches.batch.progress', { done, count: rowCount })}</p>
      <span aria-hidden="true" className="mt-2 flex h-2 overflow-hidden rounded-full bg-sunken">
        <span className="h-full bg-success" style={{ width: share(succeeded, rowCount) }} />
        <span className="h-full bg-danger" style={{ width: share(failed, rowCount) }} />
      </span>
      <p className="mt-2 text-sm text-muted">{shown.join(', ')}</p>
    </div>
  )
}

const share = (part: number, of: number): string => `${(100 * part) / of}%`
