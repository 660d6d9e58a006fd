import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '#frontend/components/button'
import { RouteLink } from '#frontend/components/route_link'
import { Skeleton } from '#frontend/components/skeleton'
import { apiPages } from '#frontend/lib/api_queries'
import { itemsOf } from '#app/core/domain/paging'
import { t } from '#frontend/lib/texts'

const MAX_PROMPTS = 500

interface Props {
  label: string
  to: string
  link: string
  query: Counted
}

interface Counted {
  data?: { pages: { items: unknown[]; next: string | null }[]; pageParams: unknown[] }
  isError: boolean
  hasNextPage: boolean
  refetch: () => unknown
}

/** Figures counted from the lists themselves; above 500 they say "500+". */
export function ProfileCounts() {
  const limit = { limit: MAX_PROMPTS }
  const saved = useInfiniteQuery(apiPages('prompts.index', { query: { saved: 'true', ...limit } }))
  const improved = useInfiniteQuery(
    apiPages('activities.index', { query: { type: 'prompt_refined', ...limit } })
  )
  const links = useInfiniteQuery(apiPages('shares.index', { query: limit }))
  return (
    <section aria-labelledby="figures" className="mt-8">
      <h2 id="figures" className="text-xl font-semibold">
        {t('account.profile.prompts')}
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-3">
        <Count
          label={t('account.profile.saved')}
          query={saved}
          to="/saved"
          link={t('account.profile.seeSaved')}
        />
        <Count
          label={t('account.profile.improved')}
          query={improved}
          to="/recent-activity?type=prompt_refined"
          link={t('account.profile.seeActivity')}
        />
        <Count
          label={t('account.profile.shared')}
          query={links}
          to="/shared?tab=mine"
          link={t('account.profile.seeShared')}
        />
      </ul>
    </section>
  )
}

function Count({ label, to, link, query }: Props) {
  return (
    <li className="card p-4">
      <p className="text-sm text-muted">{label}</p>
      <Figure query={query} />
      <RouteLink to={to} className="text-link text-sm">
        {link}
      </RouteLink>
    </li>
  )
}

function Figure({ query }: { query: Counted }) {
  if (query.isError) {
    return (
      <p className="my-1 text-sm">
        {t('account.profile.countFailed')}{' '}
        <Button size="sm" onClick={() => void query.refetch()}>
          {t('account.profile.retry')}
        </Button>
      </p>
    )
  }
  if (!query.data) return <Skeleton className="my-2 h-8 w-16" />
  const count = itemsOf(query.data).length
  return (
    <p className="my-1 text-2xl font-semibold tabular-nums">
      {query.hasNextPage ? t('account.profile.atLeast', { count }) : count}
    </p>
  )
}
