import { useQuery } from '@tanstack/react-query'
import { LoadError } from '#frontend/components/load_error'
import { PageBody } from '#frontend/components/page/page'
import { Skeleton } from '#frontend/components/skeleton'
import { BackToHome } from '#frontend/features/guides/back_to_home'
import { GuideCard } from '#frontend/features/guides/guide_card'
import { UpgradeCall } from '#frontend/features/guides/upgrade_call'
import { apiQuery } from '#frontend/lib/api_queries'
import { usePageTitle } from '#frontend/lib/window/page_title'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/guides'

/** All guides, for everybody. */
export function Component() {
  usePageTitle(t('guides.title'))
  return (
    <PageBody>
      <BackToHome />
      <header className="mb-8">
        <h1 className="font-serif text-3xl font-medium tracking-tight text-balance">
          {t('guides.title')}
        </h1>
        <p className="mt-2 max-w-[60ch] text-muted">{t('guides.lead')}</p>
      </header>
      <GuideList />
      <UpgradeCall />
    </PageBody>
  )
}

function GuideList() {
  const { data, isPending, refetch } = useQuery(apiQuery('guides.index'))
  if (isPending) return <ListSkeleton />
  if (!data)
    return (
      <LoadError
        title={t('guides.listFailed')}
        text={t('guides.listFailedText')}
        onRetry={() => void refetch()}
      />
    )
  return (
    <ul aria-label={t('guides.list')} className="grid gap-4 sm:grid-cols-2">
      {data.map((guide) => (
        <li key={guide.id} className="grid">
          <GuideCard guide={guide} />
        </li>
      ))}
    </ul>
  )
}

const CARDS = ['a', 'b', 'c', 'd']

const ListSkeleton = () => (
  <div role="status" aria-label={t('guides.loading')} className="grid gap-4 sm:grid-cols-2">
    {CARDS.map((card) => (
      <Skeleton key={card} className="h-44 rounded-card" />
    ))}
  </div>
)
