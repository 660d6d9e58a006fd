import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { LoadError } from '#frontend/components/load_error'
import { NotFound } from '#frontend/components/page/not_found'
import { PageBody } from '#frontend/components/page/page'
import { TextSkeleton } from '#frontend/components/skeleton'
import { OpenGuide } from '#frontend/features/guides/open_guide'
import { isAbsent } from '#frontend/lib/api'
import { apiQuery } from '#frontend/lib/api_queries'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/guides'

/** One guide to be read. */
export function Component() {
  const { id = '' } = useParams()
  const { data, error, isPending, refetch } = useQuery(apiQuery('guides.show', { params: { id } }))
  if (isPending) return <TextSkeleton label={t('guides.loadingOne')} />
  if (data) return <OpenGuide key={id} guide={data} />
  if (isAbsent(error)) return <NotFound />
  return (
    <PageBody>
      <LoadError title={t('guides.failed')} onRetry={() => void refetch()} />
    </PageBody>
  )
}
