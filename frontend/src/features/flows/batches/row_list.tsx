import { Link } from 'react-router'
import type { BatchRow } from '#frontend/features/flows/batches/batches_api'
import { RunStatus } from '#frontend/features/flows/runs/run_status'
import { t } from '#frontend/lib/texts'

export interface RowsProps {
  /** What the columns of the file are called. */
  headers: readonly string[]
  rows: readonly BatchRow[]
}

/** The rows of a batch one below the other, each with what it gave and what it was given. */
export const RowList = ({ headers, rows }: RowsProps) => (
  <ul aria-label={t('batches.rows.table')} className="mt-3 divide-y divide-line card">
    {rows.map((row) => (
      <Row key={row.row} headers={headers} row={row} />
    ))}
  </ul>
)

function Row({ headers, row: given }: { headers: readonly string[]; row: BatchRow }) {
  const { row, status, stoppedBy, runId, resultExcerpt, error, cells } = given
  return (
    <li className="grid grid-cols-1 gap-2 px-4 py-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-medium">{t('batches.rows.named', { row })}</h3>
        <RunStatus status={status} stoppedBy={stoppedBy} />
        <span className="ml-auto">{runId && <RowLink row={row} runId={runId} />}</span>
      </div>
      {resultExcerpt && (
        <p dir="auto" className="line-clamp-3 break-words">
          {resultExcerpt}
        </p>
      )}
      {error && <p className="break-words">{error.message}</p>}
      <dl className="grid grid-cols-1 gap-1 text-muted">
        {headers.map((header, at) => (
          <div key={at} className="flex min-w-0 gap-2">
            <dt className="max-w-1/2 shrink-0 truncate">{header}</dt>
            <dd dir="auto" className="min-w-0 flex-1 truncate">
              {cells[at]}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

/** Leads from a row to its run. */
export const RowLink = ({ row, runId }: { row: number; runId: string }) => (
  <Link
    to={`/runs/${runId}`}
    aria-label={t('batches.rows.openLabel', { row })}
    className="inline-flex min-h-6 items-center rounded-control whitespace-nowrap underline"
  >
    {t('batches.rows.open')}
  </Link>
)
