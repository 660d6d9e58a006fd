import { useQuery } from '@tanstack/react-query'
import { FileQuestion, GitCompareArrows } from 'lucide-react'
import { useParams } from 'react-router'
import { ButtonLink } from '#frontend/components/button'
import { EmptyState } from '#frontend/components/empty_state'
import { LoadError } from '#frontend/components/load_error'
import { Page } from '#frontend/components/page'
import { TextSkeleton } from '#frontend/components/skeleton'
import { promptQuery, versionQuery } from '#frontend/features/tryouts/tryouts_api'
import { TryoutWorkspace } from '#frontend/features/tryouts/tryout_workspace'
import { isAbsent } from '#frontend/lib/api'
import { t } from '#frontend/lib/texts'

export function Component() {
  const { id = '', version = '' } = useParams()
  const prompt = useQuery(promptQuery(id))
  const tried = useQuery(versionQuery(id, Number(version)))
  if (prompt.isPending || tried.isPending) return <TextSkeleton label={t('tryouts.loading')} />
  if (isAbsent(prompt.error) || isAbsent(tried.error)) {
    return (
      <Page title={t('tryouts.title')}>
        <EmptyState
          icon={FileQuestion}
          title={t('tryouts.missing')}
          text={t('tryouts.missingText')}
        >
          <ButtonLink variant="primary" to="/saved">
            {t('tryouts.missingAction')}
          </ButtonLink>
        </EmptyState>
      </Page>
    )
  }
  if (!prompt.data || !tried.data) {
    const retry = () => void Promise.all([prompt.refetch(), tried.refetch()])
    return (
      <Page title={t('tryouts.title')}>
        <LoadError title={t('tryouts.failed')} text={t('tryouts.failedText')} onRetry={retry} />
      </Page>
    )
  }
  if (tried.data.content.trim() === prompt.data.original.trim()) {
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
  const { title, original } = prompt.data
  const made = { id, title, original, version: tried.data.version, content: tried.data.content }
  return <TryoutWorkspace key={`${id} ${version}`} tried={made} />
}
