import { Link } from 'react-router'
import { LoadError } from '#frontend/components/load_error'
import { LoadMore } from '#frontend/components/load_more'
import { BatchStatus } from '#frontend/features/flows/batches/batch_status'
import { doneRows, useBatches } from '#frontend/features/flows/batches/batches_api'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/batches'

/** The batches of a flow. Nothing before the first. */
export function BatchList({ flowId }: { flowId: string }) {
  const { query, batches } = useBatches(flowId)
  if (query.isLoadingError) {
    return <LoadError title={t('batches.list.failed')} onRetry={() => void query.refetch()} />
  }
  if (batches.length === 0) return null
  return (
    <section aria-labelledby="flow-batches">
      <h2 id="flow-batches" className="font-semibold">
        {t('batches.list.title')}
      </h2>
      <ul className="mt-3 divide-y divide-line card">
        {batches.map((batch) => (
          <li
            key={batch.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 text-sm"
          >
            <Link
              to={`/batches/${batch.id}`}
              className="rounded-control font-medium break-all underline-offset-4 hover:underline"
            >
              {batch.name}
            </Link>
            <span className="text-muted">
              {t('batches.list.done', { done: doneRows(batch), count: batch.rowCount })}
            </span>
            <span className="ml-auto">
              <BatchStatus batch={batch} />
            </span>
          </li>
        ))}
      </ul>
      <LoadMore query={query} />
    </section>
  )
}
