import { useQuery } from '@tanstack/react-query'
import { Link2Off } from 'lucide-react'
import { useParams } from 'react-router'
import { EmptyState } from '#frontend/components/empty_state'
import { ButtonLink } from '#frontend/components/button'
import { LoadError } from '#frontend/components/load_error'
import { TextSkeleton } from '#frontend/components/skeleton'
import { sharedPromptQuery } from '#frontend/features/shared/shares_api'
import { SharedPage } from '#frontend/features/shared/shared_page'
import { SharedPrompt } from '#frontend/features/shared/shared_prompt'
import { isAbsent } from '#frontend/lib/api'
import { t } from '#frontend/lib/texts'

/** What anybody sees who opens a share link, signed in or not. */
export function Component() {
  const { token = '' } = useParams()
  const query = useQuery(sharedPromptQuery(token))
  return (
    <SharedPage title={query.data?.title ?? t('shared.prompt.heading')}>
      {!query.data && <h1 className="sr-only">{t('shared.prompt.heading')}</h1>}
      {query.isPending && <TextSkeleton label={t('shared.prompt.loading')} />}
      {query.isError && isAbsent(query.error) && <Missing />}
      {(query.data === null || (query.isError && !isAbsent(query.error))) && (
        <LoadError
          title={t('shared.prompt.failed')}
          text={t('shared.prompt.failedText')}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && <SharedPrompt prompt={query.data} />}
    </SharedPage>
  )
}

function Missing() {
  return (
    <EmptyState
      icon={Link2Off}
      title={t('shared.prompt.missing')}
      text={t('shared.prompt.missingText')}
    >
      <ButtonLink variant="primary" href="/">
        {t('shared.prompt.missingAction')}
      </ButtonLink>
    </EmptyState>
  )
}
