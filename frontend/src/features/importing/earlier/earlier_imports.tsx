import { useInfiniteQuery } from '@tanstack/react-query'
import { itemsOf } from '#app/core/domain/paging'
import { Badge } from '#frontend/components/badge'
import { Button } from '#frontend/components/button'
import { LoadError } from '#frontend/components/load_error'
import { LoadMore } from '#frontend/components/load_more'
import { Moment } from '#frontend/components/moment'
import { RowsSkeleton } from '#frontend/components/skeleton'
import type { PromptImport } from '#frontend/features/importing/imports_api'
import { useUndoImport } from '#frontend/features/importing/use_undo_import'
import { apiPages } from '#frontend/lib/api_queries'
import { t } from '#frontend/lib/texts'

const PAGE = 10

/** What was imported before, each with an undo for all of it. */
export function EarlierImports() {
  const query = useInfiniteQuery(apiPages('imports.index', { query: { limit: PAGE } }))
  const imports = itemsOf(query.data)
  return (
    <section className="mt-10">
      <h2 className="font-semibold">{t('importing.earlier.title')}</h2>
      {query.isPending && <RowsSkeleton rows={2} label={t('importing.earlier.loading')} />}
      {query.isError && (
        <LoadError
          title={t('importing.earlier.failed')}
          text={t('importing.earlier.failedText')}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && imports.length === 0 && (
        <p className="mt-2 text-sm text-muted">{t('importing.earlier.empty')}</p>
      )}
      {imports.length > 0 && (
        <ul className="mt-3 divide-y divide-line card">
          {imports.map((one) => (
            <ImportRow key={one.id} one={one} />
          ))}
        </ul>
      )}
      <LoadMore query={query} />
    </section>
  )
}

function ImportRow({ one }: { one: PromptImport }) {
  const { id, name, promptCount, undoneAt, createdAt } = one
  const { undo, restore, isBusy } = useUndoImport()
  const isUndone = undoneAt !== null
  return (
    <li className="flex flex-wrap items-center gap-3 p-3 sm:p-4">
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">
          <bdi>{name}</bdi>
        </p>
        <p className="mt-0.5 flex flex-wrap items-center gap-2 text-sm text-muted">
          {t('importing.earlier.count', { count: promptCount })}
          <Moment at={createdAt} />
          {isUndone && <Badge>{t('importing.earlier.undone')}</Badge>}
        </p>
      </div>
      {promptCount > 0 && (
        <Button
          size="sm"
          isBusy={isBusy}
          aria-label={t(isUndone ? 'importing.earlier.restore' : 'importing.earlier.undo', {
            name,
          })}
          onClick={() => void (isUndone ? restore(id) : undo(id))}
        >
          {t(isUndone ? 'importing.earlier.restoreShort' : 'importing.earlier.undoShort')}
        </Button>
      )}
    </li>
  )
}
