import { Button } from '#frontend/components/button'
import { PartialText } from '#frontend/components/partial_text'
import { Spinner } from '#frontend/components/spinner'
import { StreamedText } from '#frontend/components/streamed_text'
import type { Panel } from '#frontend/features/create/optimizer/use_optimizer'
import type { ErrorBody } from '#app/core/domain/api_error'
import { t } from '#frontend/lib/texts'

interface Props {
  panel: Panel
  /** A model answers, or answered in part. */
  isStreamed: boolean
  partial: string
  refusal: ErrorBody | null
  onStop: () => void
  onRetry: () => void
  /** Shows the result that was here before, where there is one. */
  onBack?: () => void
  /** Asks the offline engine instead of the chosen model. */
  onOffline: () => void
  onExample: () => void
}

/** What the right sheet says while there is no result on it. */
export function PanelMessage(props: Props) {
  const { panel, isStreamed, partial, refusal, onStop, onRetry, onBack, onExample } = props
  if (panel === 'loading') {
    const label = t('create.optimizer.generating')
    if (isStreamed) return <StreamedText label={label} text={partial} onStop={onStop} />
    return (
      <p role="status" className="flex items-center gap-2.5 text-muted">
        <Spinner />
        {label}
      </p>
    )
  }
  if (panel !== 'empty' && panel !== 'done') {
    return (
      <div className="flex flex-col items-start gap-3">
        <p>{t(`create.optimizer.${WORDS[panel]}`)}</p>
        {refusal && (
          <p role="alert" className="text-sm">
            {refusal.message} {refusal.hint}
          </p>
        )}
        <p className="text-sm text-muted">{t('create.optimizer.nothingLost')}</p>
        <div className="flex flex-wrap gap-2">
          <Button onClick={onRetry}>{t('create.optimizer.retry')}</Button>
          {refusal?.code === 'plan_limit' && (
            <Button onClick={props.onOffline}>{t('create.optimizer.offline')}</Button>
          )}
          {onBack && (
            <Button variant="ghost" onClick={onBack}>
              {t('create.optimizer.showLast')}
            </Button>
          )}
        </div>
        {partial !== '' && <PartialText text={partial} />}
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

const WORDS = {
  loading: 'generating',
  failed: 'failedPanel',
  nothing: 'noAnswer',
  stopped: 'stopped',
} as const
