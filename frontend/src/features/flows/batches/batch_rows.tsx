import { RUN_OUTCOMES } from '#app/flows/domain/runs/run'
import { LoadError } from '#frontend/components/load_error'
import { LoadMore } from '#frontend/components/load_more'
import { Select } from '#frontend/components/fields/select'
import { RowsSkeleton } from '#frontend/components/skeleton'
import { type Batch, useRows } from '#frontend/features/flows/batches/batches_api'
import { CellTable } from '#frontend/features/flows/batches/cell_table'
import { outcomeText, useRowFilter } from '#frontend/features/flows/batches/row_filter'
import { RowLink, RowList, type RowsProps } from '#frontend/features/flows/batches/row_list'
import { RunStatus as StatusBadge } from '#frontend/features/flows/runs/run_status'
import { t } from '#frontend/lib/texts'
import { useWideWindow } from '#frontend/lib/window/wide_window'

const OPTIONS = ['' as const, ...RUN_OUTCOMES]

/** The rows of a batch, all or those with one outcome, each with the way to its run. */
export function BatchRows({ batch }: { batch: Batch }) {
  const [outcome, setOutcome] = useRowFilter()
  const { query, rows } = useRows(batch.id, outcome)
  const options = OPTIONS.map((value) => ({
    value,
    label: value === '' ? t('batches.rows.all') : outcomeText(value),
  }))
  return (
    <section aria-labelledby="batch-rows" className="mt-8">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="batch-rows" className="font-semibold">
          {t('batches.rows.title')}
        </h2>
        <Select
          label={t('batches.rows.show')}
          value={outcome}
          options={options}
          onChange={setOutcome}
        />
      </div>
      {query.isPending && <RowsSkeleton label={t('flows.loading')} rows={3} />}
      {query.isLoadingError && (
        <LoadError title={t('batches.rows.failed')} onRetry={() => void query.refetch()} />
      )}
      {query.isSuccess && rows.length === 0 && outcome !== '' && (
        <p className="mt-3 text-sm text-muted">
          {t('batches.rows.none', { status: outcomeText(outcome) })}
        </p>
      )}
      {rows.length > 0 && <Rows headers={batch.headers} rows={rows} />}
      <LoadMore query={query} />
    </section>
  )
}

/** Where the window has no room for a table, each row is a part of a list. */
function Rows(props: RowsProps) {
  const isWide = useWideWindow()
  return isWide ? <RowTable {...props} /> : <RowList {...props} />
}

/** What each row gave stands beside it. Errors have a column only where there are any. */
function RowTable({ headers, rows }: RowsProps) {
  const hasErrors = rows.some(({ error }) => error !== null)
  const names = [
    'row',
    'status',
    'result',
    ...(hasErrors ? (['error'] as const) : []),
    'run',
  ] as const
  return (
    <CellTable
      caption={t('batches.rows.table')}
      headers={[...names.map((name) => t(`batches.rows.${name}`)), ...headers]}
      rows={rows.map(({ row, status, stoppedBy, runId, resultExcerpt, error, cells }) => ({
        key: row,
        cells: [
          ...[row, <StatusBadge key="status" status={status} stoppedBy={stoppedBy} />],
          <Result key="result" text={resultExcerpt} />,
          ...(hasErrors ? [error && <Why key="error" message={error.message} />] : []),
          runId && <RowLink key="run" row={row} runId={runId} />,
          ...headers.map((_, at) => cells[at]),
        ],
      }))}
    />
  )
}

/** As it begins; all of it is in the run. */
const Result = ({ text }: { text: string }) => (
  <span dir="auto" title={text} className="line-clamp-3 min-w-56 break-words whitespace-normal">
    {text}
  </span>
)

/** Said in full: it tells what to do about the row. */
const Why = ({ message }: { message: string }) => (
  <span className="block min-w-48 break-words whitespace-normal">{message}</span>
)
