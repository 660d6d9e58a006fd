import { LoadError } from '#frontend/components/load_error'
import { t } from '#frontend/lib/texts'

export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <LoadError
      title={t('account.settings.failed')}
      text={t('account.settings.failedText')}
      onRetry={onRetry}
    />
  )
}
