import { Square } from 'lucide-react'
import { Button } from '#frontend/components/button'
import { Spinner } from '#frontend/components/spinner'
import { t } from '#frontend/lib/texts'

interface Props {
  /** What is being made. */
  label: string
  text: string
  onStop: () => void
}

/** What a model has written so far. Readers hear it sentence by sentence. */
export function StreamedText({ label, text, onStop }: Props) {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="flex items-center gap-2.5 text-muted">
          <Spinner />
          {label}
        </p>
        <Button icon={Square} size="sm" onClick={onStop}>
          {t('common.streamed.stop')}
        </Button>
      </div>
      {text !== '' && (
        <div aria-hidden="true" className="prompt-text">
          {text}
        </div>
      )}
      <p aria-live="polite" className="sr-only">
        {lastSentence(text)}
      </p>
    </div>
  )
}

const SENTENCE = /[^.!?\n]+[.!?\n]+/g

const lastSentence = (text: string) => text.match(SENTENCE)?.at(-1)?.trim() ?? ''
