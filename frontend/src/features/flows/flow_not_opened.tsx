import { Workflow } from 'lucide-react'
import { ButtonLink } from '#frontend/components/button'
import { EmptyState } from '#frontend/components/empty_state'
import { LoadError } from '#frontend/components/load_error'
import { Page } from '#frontend/components/page/page'
import { t } from '#frontend/lib/texts'

interface Props {
  what: keyof typeof TEXTS
  isAbsent: boolean
  onRetry: () => void
}

const TEXTS = {
  flow: {
    title: 'flows.list.title',
    missing: 'flows.missing',
    missingText: 'flows.missingText',
    failed: 'flows.failed',
  },
  run: {
    title: 'flows.run.plainTitle',
    missing: 'flows.run.missing',
    missingText: 'flows.run.missingText',
    failed: 'flows.run.failed',
  },
  batch: {
    title: 'batches.batch.plainTitle',
    missing: 'batches.batch.missing',
    missingText: 'batches.batch.missingText',
    failed: 'batches.batch.failed',
  },
} as const

/** Instead of a flow, a run or a batch that is not there, or could not be loaded. */
export function FlowNotOpened({ what, isAbsent, onRetry }: Props) {
  const { title, missing, missingText, failed } = TEXTS[what]
  return (
    <Page title={t(title)}>
      {isAbsent ? (
        <EmptyState icon={Workflow} title={t(missing)} text={t(missingText)}>
          <ButtonLink variant="primary" to="/my-workflows">
            {t('flows.missingAction')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <LoadError title={t(failed)} text={t('flows.failedText')} onRetry={onRetry} />
      )}
    </Page>
  )
}
