import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { LoadError } from '#frontend/components/load_error'
import { BackLink } from '#frontend/components/page/back_link'
import { Page, PageBody } from '#frontend/components/page/page'
import { TextSkeleton } from '#frontend/components/skeleton'
import { OpenTemplate } from '#frontend/features/library/open_template'
import { isAbsent } from '#frontend/lib/api'
import { apiQuery } from '#frontend/lib/api_queries'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/library'

/** One template, to be filled in and used. */
export function Component() {
  const { id = '' } = useParams()
  const { data, error, isPending, refetch } = useQuery(
    apiQuery('templates.show', { params: { id } })
  )
  if (isPending) return <TextSkeleton label={t('library.template.loading')} />
  if (data) return <OpenTemplate key={id} template={data} />
  return isAbsent(error) ? (
    <Page title={t('library.template.absent')} lead={t('library.template.absentText')}>
      <BackLink to="/templates">{t('library.template.back')}</BackLink>
    </Page>
  ) : (
    <PageBody>
      <LoadError title={t('library.template.failed')} onRetry={() => void refetch()} />
    </PageBody>
  )
}
