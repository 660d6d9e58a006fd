import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { ButtonLink } from '#frontend/components/button'
import { EmptyState } from '#frontend/components/empty_state'
import { LoadError } from '#frontend/components/load_error'
import type { PromptStart } from '#frontend/prompts/prompt_start'
import type { Arrival } from '#frontend/features/create/start/arrival'
import { useStart } from '#frontend/features/create/start/use_start'
import { isAbsent } from '#frontend/lib/api'
import { usePerson } from '#frontend/lib/session/person'
import { t } from '#frontend/lib/texts'

interface Props {
  arrival: Arrival
  waiting: ReactNode
  /** The screen has no heading of its own until there is a prompt. */
  isPage?: boolean
  children: (userId: string, start: PromptStart) => ReactNode
}

/** Brings in the prompt or template somebody came for, and says so when there is none. */
export function PromptGate({ arrival, waiting, isPage, children }: Props) {
  const { id: userId } = usePerson()
  const { start, error, retry } = useStart(userId, arrival)
  if (start?.isReadOnly) return <Navigate to={`/saved/${start.id}`} replace />
  if (start) return children(userId, start)
  if (!error) return waiting
  const isTemplate = arrival.promptId === null
  if (!isAbsent(error)) {
    const title = t(isTemplate ? 'create.editor.templateFailed' : 'create.optimizer.loadFailed')
    return (
      <>
        {isPage && <h1 className="sr-only">{t('create.editor.title')}</h1>}
        <LoadError title={title} onRetry={() => void retry()} />
      </>
    )
  }
  return (
    <EmptyState
      isPage={isPage}
      title={t(isTemplate ? 'create.editor.templateMissing' : 'create.absent.title')}
      text={t(isTemplate ? 'create.editor.templateMissingLead' : 'create.absent.lead')}
    >
      <ButtonLink to="/home" variant="primary">
        {t('create.backToHome')}
      </ButtonLink>
    </EmptyState>
  )
}
