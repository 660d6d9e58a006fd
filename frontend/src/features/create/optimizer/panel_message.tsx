import { Button, ButtonLink } from '#frontend/components/button'
import { PartialText } from '#frontend/components/partial_text'
import { Spinner } from '#frontend/components/spinner'
import { StreamedText } from '#frontend/components/streamed_text'
import type { Panel } from '#frontend/features/create/optimizer/use_optimizer'
import type { Offer } from '#app/billing/domain/entitlements'
import type { ErrorBody } from '#app/core/domain/api_error'
import { offerLink } from '#frontend/lib/offers'
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
  const { panel, isStreamed, partial, onStop, onExample } = props
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
  if (panel !== 'empty' && panel !== 'done') return <NoResult {...props} words={WORDS[panel]} />
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="font-serif text-xl text-muted">{t('create.optimizer.empty')}</p>
      <Button onClick={onExample}>{t('create.optimizer.emptyAction')}</Button>
    </div>
  )
}

interface NoResultProps extends Props {
  words: (typeof WORDS)[keyof typeof WORDS]
}

/** Why there is no result, and what can be done instead. */
function NoResult({ words, partial, refusal, onRetry, onBack, onOffline }: NoResultProps) {
  return (
    <div className="flex flex-col items-start gap-3">
      <p>{t(`create.optimizer.${words}`)}</p>
      {refusal && (
        <p role="alert" className="text-sm">
          {refusal.message} {refusal.hint}
        </p>
      )}
      <p className="text-sm text-muted">{t('create.optimizer.nothingLost')}</p>
      <div className="flex flex-wrap gap-2">
        {/* The same text would be refused again. */}
        {!refusal?.fields && <Button onClick={onRetry}>{t('create.optimizer.retry')}</Button>}
        {refusal?.code === 'plan_limit' && (
          <Button onClick={onOffline}>{t('create.optimizer.offline')}</Button>
        )}
        {refusal?.offer && <OfferLink offer={refusal.offer} />}
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

const WORDS = {
  loading: 'generating',
  failed: 'failedPanel',
  nothing: 'noAnswer',
  stopped: 'stopped',
} as const

function OfferLink({ offer }: { offer: Offer }) {
  const { label, to } = offerLink(offer)
  return <ButtonLink to={to}>{label}</ButtonLink>
}
