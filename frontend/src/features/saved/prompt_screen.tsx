import { useQuery } from '@tanstack/react-query'
import { FileQuestion } from 'lucide-react'
import { useParams } from 'react-router'
import { ButtonLink } from '#frontend/components/button'
import { EmptyState } from '#frontend/components/empty_state'
import { LoadError } from '#frontend/components/load_error'
import { Page } from '#frontend/components/page'
import { TextSkeleton } from '#frontend/components/skeleton'
import { PromptWorkspace } from '#frontend/features/saved/prompt_workspace'
import { openPromptQuery } from '#frontend/features/saved/prompts_api'
import { isAbsent } from '#frontend/lib/api'
import { t } from '#frontend/lib/texts'

export function Component() {
  const { id = '' } = useParams()
  const query = useQuery({ ...openPromptQuery(id), staleTime: 0, refetchOnMount: 'always' })
  if (!query.isFetchedAfterMount) return <TextSkeleton label={t('saved.prompt.loading')} />
  if (isAbsent(query.error)) {
    return (
      <Page title={t('saved.list.title')}>
        <EmptyState
          icon={FileQuestion}
          title={t('saved.prompt.missing')}
          text={t('saved.prompt.missingText')}
        >
          <ButtonLink variant="primary" to="/saved">
            {t('saved.prompt.missingAction')}
          </ButtonLink>
        </EmptyState>
      </Page>
    )
  }
  if (!query.data) {
    return (
      <Page title={t('saved.list.title')}>
        <LoadError
          title={t('saved.prompt.failed')}
          text={t('saved.prompt.failedText')}
          onRetry={() => void query.refetch()}
        />
      </Page>
    )
  }
  return <PromptWorkspace key={id} opened={query.data} />
}
