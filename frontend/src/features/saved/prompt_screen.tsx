import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { mayDo } from '#app/workspaces/domain/roles'
import { PromptNotOpened } from '#frontend/components/prompt_not_opened'
import { TextSkeleton } from '#frontend/components/skeleton'
import { PromptWorkspace } from '#frontend/features/saved/prompt_workspace'
import { ReadPrompt } from '#frontend/features/saved/read_prompt'
import { openPromptQuery } from '#frontend/features/saved/prompts_api'
import { isAbsent } from '#frontend/lib/api'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/saved'

export function Component() {
  const { id = '' } = useParams()
  const query = useQuery({ ...openPromptQuery(id), staleTime: 0, refetchOnMount: 'always' })
  if (!query.isFetchedAfterMount) return <TextSkeleton label={t('saved.prompt.loading')} />
  if (!query.data || isAbsent(query.error)) {
    return (
      <PromptNotOpened
        title={t('saved.list.title')}
        isAbsent={isAbsent(query.error)}
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (!mayDo(query.data.role, 'edit')) return <ReadPrompt key={id} prompt={query.data} />
  return <PromptWorkspace key={id} opened={query.data} />
}
