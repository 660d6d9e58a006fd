import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Link2Off } from 'lucide-react'
import { useParams } from 'react-router'
import { BarePage } from '#frontend/components/page/bare_page'
import { ButtonLink } from '#frontend/components/button'
import { EmptyState } from '#frontend/components/empty_state'
import { LoadError } from '#frontend/components/load_error'
import { TextSkeleton } from '#frontend/components/skeleton'
import { SharedFlowView } from '#frontend/features/flows/sharing/shared_flow_view'
import { sharedFlowQuery, type SharedFlow } from '#frontend/features/flows/sharing/flow_shares_api'
import { isAbsent } from '#frontend/lib/api'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/my_flows'

/** What anybody sees who opens a link to a flow, signed in or not. */
export function Component() {
  const { token = '' } = useParams()
  const query = useQuery(sharedFlowQuery(token))
  const { data } = query
  return (
    <BarePage title={data?.title ?? t('myFlows.shared.heading')} about={t('myFlows.shared.what')}>
      {data ? <SharedFlowView token={token} flow={data} /> : <NoSharedFlow query={query} />}
    </BarePage>
  )
}

function NoSharedFlow({ query }: { query: UseQueryResult<SharedFlow | null> }) {
  const { isPending, error, refetch } = query
  if (isPending) return <TextSkeleton label={t('myFlows.shared.loading')} />
  if (!isAbsent(error)) {
    return (
      <>
        <h1 className="sr-only">{t('myFlows.shared.heading')}</h1>
        <LoadError
          title={t('myFlows.shared.failed')}
          text={t('myFlows.shared.failedText')}
          onRetry={() => void refetch()}
        />
      </>
    )
  }
  return (
    <EmptyState
      isPage
      icon={Link2Off}
      title={t('myFlows.shared.missing')}
      text={t('myFlows.shared.missingText')}
    >
      <ButtonLink variant="primary" href="/">
        {t('myFlows.shared.missingAction')}
      </ButtonLink>
    </EmptyState>
  )
}
