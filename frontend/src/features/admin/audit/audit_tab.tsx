import { useInfiniteQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { itemsOf } from '#app/core/domain/paging'
import { Button } from '#frontend/components/button'
import { EmptyState } from '#frontend/components/empty_state'
import { LoadError } from '#frontend/components/load_error'
import { LoadMore } from '#frontend/components/load_more'
import { NoMatch } from '#frontend/components/no_match'
import { RowsSkeleton } from '#frontend/components/skeleton'
import { AuditRow } from '#frontend/features/admin/audit/audit_row'
import { useDeskAddress } from '#frontend/features/admin/use_desk_address'
import { isRefused } from '#frontend/lib/api'
import { apiPages } from '#frontend/lib/api_queries'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/audit'

/** Audit: who did what to whom. */
export function AuditTab() {
  const { read, change } = useDeskAddress()
  const personId = read('person')
  const showAll = () => change({ person: null })
  return (
    <>
      <p className="max-w-[70ch] text-sm text-muted">{t('audit.lead')}</p>
      {personId && (
        <p className="mt-3 flex flex-wrap items-center gap-3 text-sm">
          {t('audit.ofPerson')}
          <Button size="sm" onClick={showAll}>
            {t('audit.showAll')}
          </Button>
        </p>
      )}
      <AuditList personId={personId} onClear={showAll} />
    </>
  )
}

function AuditList({ personId, onClear }: { personId: string | null; onClear: () => void }) {
  const query = useInfiniteQuery({
    ...apiPages('audit_entries.index', { query: personId ? { personId } : {} }),
    refetchOnMount: 'always',
  })
  const entries = itemsOf(query.data)
  if (query.isPending) return <RowsSkeleton label={t('audit.loading')} rows={6} />
  if (query.isError && !isRefused(query.error) && entries.length === 0)
    return (
      <LoadError
        title={t('audit.failed')}
        text={t('audit.failedText')}
        onRetry={() => void query.refetch()}
      />
    )
  if (entries.length === 0 && personId)
    return (
      <NoMatch
        title={t('audit.noMatch')}
        text={t('audit.noMatchText')}
        clearLabel={t('audit.showAll')}
        onClear={onClear}
      />
    )
  if (entries.length === 0)
    return <EmptyState icon={ScrollText} title={t('audit.empty')} text={t('audit.emptyText')} />
  return (
    <>
      <ul aria-label={t('audit.list')} className="mt-5 divide-y divide-line card">
        {entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
      </ul>
      <LoadMore query={query} />
    </>
  )
}
