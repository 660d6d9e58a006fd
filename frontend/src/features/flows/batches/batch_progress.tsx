import { Fragment } from 'react'
import { Link } from 'react-router'
import type { RunOutcome } from '#app/flows/domain/runs/run'
import { type Batch, doneRows } from '#frontend/features/flows/batches/batches_api'
import { rowsAddress } from '#frontend/features/flows/batches/row_filter'
import { t } from '#frontend/lib/texts'

/** In the order in which they are named. */
const COUNTED = [
  ['succeeded', 'batches.batch.succeeded'],
  ['rejected', 'batches.batch.rejected'],
  ['expired', 'batches.batch.expired'],
  ['dead-end', 'batches.batch.deadEnd'],
  ['failed', 'batches.batch.failedRows'],
  ['canceled', 'batches.batch.canceled'],
  ['waiting', 'batches.batch.waiting'],
  ['running', 'batches.batch.running'],
  ['queued', 'batches.batch.queued'],
] as const satisfies [RunOutcome, string][]

/** How many rows are where, in words and as a bar. Each number leads to its rows. */
export function BatchProgress({ batch }: { batch: Batch }) {
  const { rowCount, counts } = batch
  const { succeeded, rejected, expired, failed } = counts
  const shown = COUNTED.filter(([outcome]) => counts[outcome] > 0)
  const stopped = rejected + expired + counts['dead-end']
  return (
    <div className="mt-6">
      <p className="font-medium">
        {t('batches.batch.progress', { done: doneRows(batch), count: rowCount })}
      </p>
      <span aria-hidden="true" className="mt-2 flex h-2 overflow-hidden rounded-full bg-sunken">
        <span className="h-full bg-success" style={{ width: share(succeeded, rowCount) }} />
        <span className="h-full bg-warning" style={{ width: share(stopped, rowCount) }} />
        <span className="h-full bg-danger" style={{ width: share(failed, rowCount) }} />
      </span>
      <p className="mt-2 text-sm text-muted">
        {shown.map(([outcome, text], at) => (
          <Fragment key={outcome}>
            {at > 0 && ' · '}
            <Link to={rowsAddress(outcome)} className="rounded-control hover:underline">
              {t(text, { count: counts[outcome] })}
            </Link>
          </Fragment>
        ))}
      </p>
    </div>
  )
}

const share = (part: number, of: number): string => `${(100 * part) / of}%`
