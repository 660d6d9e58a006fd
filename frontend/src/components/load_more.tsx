import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Button } from '#frontend/components/button'
import { t } from '#frontend/lib/texts'

type Query = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>

/** The way to the next entries of a long list, while there are any. */
export function LoadMore({ query }: { query: Query }) {
  if (!query.hasNextPage) return null
  return (
    <div className="mt-5 grid justify-items-center gap-2">
      {query.isFetchNextPageError && (
        <p role="alert" className="text-sm text-danger">
          {t('kit.loadMoreFailed')}
        </p>
      )}
      <Button isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {t(query.isFetchingNextPage ? 'kit.loadingMore' : 'kit.loadMore')}
      </Button>
    </div>
  )
}
