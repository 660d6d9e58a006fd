import { useQuery } from '@tanstack/react-query'
import { LoadError } from '#frontend/components/load_error'
import { Skeleton } from '#frontend/components/skeleton'
import { HelpSection } from '#frontend/features/help/help_section'
import { apiQuery } from '#frontend/lib/api_queries'
import { t } from '#frontend/lib/texts'

export const Contact = () => (
  <HelpSection id="contact" title={t('help.contact.title')}>
    <Address />
  </HelpSection>
)

function Address() {
  const { data, isPending, refetch } = useQuery(apiQuery('support.show'))
  if (isPending) return <Skeleton className="mt-2 h-5 w-64" />
  if (!data) return <LoadError title={t('help.contact.failed')} onRetry={() => void refetch()} />
  if (data.email === null)
    return <p className="mt-2 max-w-[70ch] text-muted">{t('help.contact.none')}</p>
  return (
    <p className="mt-2 max-w-[70ch]">
      {t('help.contact.lead')}{' '}
      <a href={`mailto:${data.email}`} className="text-link break-words">
        {data.email}
      </a>
    </p>
  )
}
