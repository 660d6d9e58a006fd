import { FileQuestion } from 'lucide-react'
import { ButtonLink } from '#frontend/components/button'
import { EmptyState } from '#frontend/components/empty_state'
import { LoadError } from '#frontend/components/load_error'
import { Page } from '#frontend/components/page/page'
import { t } from '#frontend/lib/texts'

interface Props {
  /** Of the page, which has no prompt to be named after. */
  title: string
  isAbsent: boolean
  onRetry: () => void
}

/** Instead of a prompt that is not there, or could not be loaded. */
export function PromptNotOpened({ title, isAbsent, onRetry }: Props) {
  return (
    <Page title={title}>
      {isAbsent ? (
        <EmptyState
          icon={FileQuestion}
          title={t('common.prompt.missing')}
          text={t('common.prompt.missingText')}
        >
          <ButtonLink variant="primary" to="/saved">
            {t('common.prompt.missingAction')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <LoadError
          title={t('common.prompt.failed')}
          text={t('common.prompt.failedText')}
          onRetry={onRetry}
        />
      )}
    </Page>
  )
}
