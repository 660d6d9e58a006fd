import type { UseQueryResult } from '@tanstack/react-query'
import { Link2Off } from 'lucide-react'
import { ButtonLink } from '#frontend/components/button'
import { EmptyState } from '#frontend/components/empty_state'
import { LoadError } from '#frontend/components/load_error'
import { TextSkeleton } from '#frontend/components/skeleton'
import { SharedPrompt } from '#frontend/features/sharing/shared_prompt'
import type { SharedText } from '#frontend/features/sharing/shares_api'
import { isAbsent } from '#frontend/lib/api'
import { t } from '#frontend/lib/texts'

/** A shared prompt, or why there is none (yet). */
export function SharedPromptView({ query }: { query: UseQueryResult<SharedText | null> }) {
  if (query.data) return <SharedPrompt prompt={query.data} />
  return (
    <>
      <h1 className="sr-only">{t('shared.prompt.heading')}</h1>
      {query.isPending && <TextSkeleton label={t('shared.prompt.loading')} />}
      {!query.isPending && (isAbsent(query.error) ? <Missing /> : <Failed query={query} />)}
    </>
  )
}

function Failed({ query }: { query: UseQueryResult<SharedText | null> }) {
  return (
    <LoadError
      title={t('shared.prompt.failed')}
      text={t('shared.prompt.failedText')}
      onRetry={() => void query.refetch()}
    />
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
