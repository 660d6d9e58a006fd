import type { ReactNode } from 'react'
import { LoadError } from '#frontend/components/load_error'
import { LoadMore } from '#frontend/components/load_more'
import { RowsSkeleton } from '#frontend/components/skeleton'
import type { LinksQuery, ShareLink } from '#frontend/features/sharing/shares_api'
import { itemsOf } from '#app/core/domain/paging'
import { t } from '#frontend/lib/texts'

interface Props {
  query: LinksQuery
  lead: string
  empty: ReactNode
  children: (link: ShareLink) => ReactNode
}

export function LinkList({ query, lead, empty, children }: Props) {
  const links = itemsOf(query.data)
  return (
    <>
      <p className="text-sm text-muted">{lead}</p>
      {query.isPending && <RowsSkeleton label={t('shared.list.loading')} />}
      {query.isError && (
        <LoadError
          title={t('shared.list.failed')}
          text={t('shared.list.failedText')}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && links.length === 0 && empty}
      {links.length > 0 && (
        <ul className="mt-4 divide-y divide-line card">{links.map(children)}</ul>
      )}
      <LoadMore query={query} />
    </>
  )
}
