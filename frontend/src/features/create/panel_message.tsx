import { Button } from '#frontend/components/button'
import { Spinner } from '#frontend/components/spinner'
import { PROSE } from '#frontend/features/create/prompt_text'
import { StreamedText } from '#frontend/features/create/streamed_text'
import type { Panel } from '#frontend/features/create/use_optimizer'
import { classNames } from '#frontend/lib/class_names'
import { t } from '#frontend/lib/texts'

interface Props {
  panel: Panel
  /** A model answers, or answered in part. */
  isStreamed: boolean
  partial: string
  onStop: () => void
  onRetry: () => void
  onExample: () => void
}

/** What the right sheet says while there is no result on it. */
export function PanelMessage(props: Props) {
  const { panel, isStreamed, partial, onStop, onRetry, onExample } = props
  if (panel === 'loading' && isStreamed) return <StreamedText text={partial} onStop={onStop} />
  if (panel === 'loading') {
    return (
      <p role="status" className="flex items-center gap-2.5 text-muted">
        <Spinner />
        {t('create.optimizer.generating')}
      </p>
    )
  }
  if (panel !== 'empty' && panel !== 'done') {
    return (
      <div className="flex flex-col items-start gap-3">
        <p>{t(`create.optimizer.${WORDS[panel]}`)}</p>
        <p className="text-sm text-muted">{t('create.optimizer.nothingLost')}</p>
        <Button onClick={onRetry}>{t('create.optimizer.retry')}</Button>
        {partial !== '' && <Partial text={partial} />}
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

/** What had come before the answer ended too early: to be read and copied, not kept as a version. */
function Partial({ text }: { text: string }) {
  return (
    <section className="mt-2 w-full border-t border-line pt-4">
      <h4 className="text-sm font-semibold">{t('create.optimizer.partial')}</h4>
      <p className={classNames('mt-2', PROSE)}>{text}</p>
    </section>
  )
}
