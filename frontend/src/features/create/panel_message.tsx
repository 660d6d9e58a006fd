import { Button } from '#frontend/components/button'
import { Spinner } from '#frontend/components/spinner'
import type { Panel } from '#frontend/features/create/use_optimizer'
import { t } from '#frontend/lib/texts'

interface Props {
  panel: Panel
  onRetry: () => void
  onExample: () => void
}

/** What the right sheet says while there is no result on it. */
export function PanelMessage({ panel, onRetry, onExample }: Props) {
  if (panel === 'loading') {
    return (
      <p role="status" className="flex items-center gap-2.5 text-muted">
        <Spinner />
        {t('create.optimizer.generating')}
      </p>
    )
  }
  if (panel === 'failed' || panel === 'nothing') {
    return (
      <div className="flex flex-col items-start gap-3">
        <p>
          {t(panel === 'failed' ? 'create.optimizer.failedPanel' : 'create.optimizer.noAnswer')}
        </p>
        <p className="text-sm text-muted">{t('create.optimizer.nothingLost')}</p>
        <Button onClick={onRetry}>{t('create.optimizer.retry')}</Button>
      </div>
    )
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="font-serif text-xl text-muted">{t('create.optimizer.empty')}</p>
      <Button onClick={onExample}>{t('create.optimizer.emptyAction')}</Button>
    </div>
  )
}
