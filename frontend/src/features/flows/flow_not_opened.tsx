import { Workflow } from 'lucide-react'
import { ButtonLink } from '#frontend/components/button'
import { EmptyState } from '#frontend/components/empty_state'
import { LoadError } from '#frontend/components/load_error'
import { Page } from '#frontend/components/page'
import { t } from '#frontend/lib/texts'

interface Props {
  what: 'flow' | 'run'
  isAbsent: boolean
  onRetry: () => void
}

/** Instead of a flow or a run that is not there, or could not be loaded. */
export function FlowNotOpened({ what, isAbsent, onRetry }: Props) {
  const isRun = what === 'run'
  return (
    <Page title={t(isRun ? 'flows.run.plainTitle' : 'flows.list.title')}>
      {isAbsent ? (
        <EmptyState
          icon={Workflow}
          title={t(isRun ? 'flows.run.missing' : 'flows.missing')}
          text={t(isRun ? 'flows.run.missingText' : 'flows.missingText')}
        >
          <ButtonLink variant="primary" to="/flow-builder">
            {t('flows.missingAction')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <LoadError
          title={t(isRun ? 'flows.run.failed' : 'flows.failed')}
          text={t('flows.failedText')}
          onRetry={onRetry}
        />
      )}
    </Page>
  )
}
