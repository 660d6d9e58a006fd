import { useQuery } from '@tanstack/react-query'
import { GitCompareArrows } from 'lucide-react'
import { useParams } from 'react-router'
import { ButtonLink } from '#frontend/components/button'
import { EmptyState } from '#frontend/components/empty_state'
import { Page } from '#frontend/components/page/page'
import { PromptNotOpened } from '#frontend/components/prompt_not_opened'
import { TextSkeleton } from '#frontend/components/skeleton'
import { promptQuery, versionQuery } from '#frontend/features/tryouts/tryouts_api'
import { TryoutWorkspace } from '#frontend/features/tryouts/tryout_workspace'
import { isAbsent } from '#frontend/lib/api'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/tryouts'

export function Component() {
  const { id = '', version = '' } = useParams()
  const prompt = useQuery(promptQuery(id))
  const tried = useQuery(versionQuery(id, Number(version)))
  if (prompt.isPending || tried.isPending) return <TextSkeleton label={t('tryouts.loading')} />
  const isGone = isAbsent(prompt.error) || isAbsent(tried.error)
  if (!prompt.data || !tried.data || isGone) {
    return (
      <PromptNotOpened
        title={t('tryouts.title')}
        isAbsent={isGone}
        onRetry={() => void Promise.all([prompt.refetch(), tried.refetch()])}
      />
    )
  }
  const { title, original } = prompt.data
  const made = { id, title, original, version: tried.data.version, content: tried.data.content }
  if (made.content.trim() === original.trim()) return <NothingToCompare id={id} />
  return <TryoutWorkspace key={`${id} ${version}`} tried={made} />
}

function NothingToCompare({ id }: { id: string }) {
  return (
    <Page title={t('tryouts.title')}>
      <EmptyState icon={GitCompareArrows} title={t('tryouts.same')} text={t('tryouts.sameText')}>
        <ButtonLink variant="primary" to={`/prompt-editor?id=${id}`}>
          {t('tryouts.sameAction')}
        </ButtonLink>
      </EmptyState>
    </Page>
  )
}
