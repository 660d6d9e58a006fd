import { useInfiniteQuery } from '@tanstack/react-query'
import { Badge } from '#frontend/components/badge'
import { LoadError } from '#frontend/components/load_error'
import { LoadMore } from '#frontend/components/load_more'
import {
  tryoutsQuery,
  type ListedTryout,
  type Tryout,
} from '#frontend/features/tryouts/tryouts_api'
import { useDates } from '#frontend/lib/time/dates'
import { itemsOf } from '#app/core/domain/paging'
import { t } from '#frontend/lib/texts'
import { modelName } from '#frontend/lib/use_models'

interface Props {
  promptId: string
  version: number
  /** The one whose answers stand above. */
  shown: Tryout | null
  /** The one that is being opened. */
  opening: string | null
  onShow: (id: string) => void
}

/** What was tried before with this version; each can be looked at again, and voted on. */
export function EarlierTryouts({ promptId, version, shown, opening, onShow }: Props) {
  const query = useInfiniteQuery(tryoutsQuery(promptId, version))
  const { dateTime } = useDates()
  const tryouts = itemsOf(query.data).filter(({ id }) => id !== shown?.id)
  if (query.isError)
    return <LoadError title={t('tryouts.earlier.failed')} onRetry={() => void query.refetch()} />
  if (tryouts.length === 0) return null
  return (
    <section aria-labelledby="earlier-title">
      <h2 id="earlier-title" className="text-lg font-semibold">
        {t('tryouts.earlier.title')}
      </h2>
      <ul className="mt-3 divide-y divide-line card">
        {tryouts.map((tryout) => (
          <li key={tryout.id}>
            <button
              type="button"
              aria-busy={opening === tryout.id}
              onClick={() => onShow(tryout.id)}
              aria-label={t('tryouts.earlier.open', { when: dateTime(tryout.createdAt) })}
              className="flex min-h-11 w-full flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 text-left text-sm hover:bg-sunken"
            >
              <time dateTime={tryout.createdAt}>{dateTime(tryout.createdAt)}</time>
              <span className="min-w-0 break-words text-muted">{modelName(tryout)}</span>
              {tryout.isDemo && <Badge tone="warning">{t('tryouts.isDemo')}</Badge>}
              <Badge className="ml-auto" tone={tryout.vote === 'version' ? 'success' : 'plain'}>
                {outcomeOf(tryout)}
              </Badge>
            </button>
          </li>
        ))}
      </ul>
      <LoadMore query={query} />
    </section>
  )
}

function outcomeOf({ vote, canBeJudged, isRevealed }: ListedTryout): string {
  if (vote) return t(`tryouts.earlier.won.${vote}`)
  return t(canBeJudged && !isRevealed ? 'tryouts.earlier.unvoted' : 'tryouts.earlier.unvotable')
}
