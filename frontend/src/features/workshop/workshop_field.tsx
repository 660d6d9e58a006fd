import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import { isBlankText } from '#app/core/domain/blank_text'
import { Button } from '#frontend/components/button'
import { useLongPaste } from '#frontend/components/fields/use_long_paste'
import { TextArea } from '#frontend/components/fields/text_area'
import { t } from '#frontend/lib/texts'

export const PROMPT_LENGTH = 50_000

interface Props {
  label: string
  hint: string
  /** What the button says; it asks for the analysis. */
  action: string
  value: string
  onChange: (value: string) => void
  onAnalyze: () => void
  isBusy?: boolean
  isSmall?: boolean
  most?: number
  /** Beside the button. */
  children?: ReactNode
}

/** A text to be analyzed: by its button, or by Command or Control and Enter. */
export function WorkshopField(props: Props) {
  const { label, hint, action, value, onChange, onAnalyze, isBusy, isSmall, children } = props
  const most = props.most ?? PROMPT_LENGTH
  const isOver = value.length > most
  const { refusal, handlers } = useLongPaste(most)
  const isReady = !isBlankText(value) && !isOver
  const analyze = () => isReady && !isBusy && onAnalyze()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    analyze()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
    event.preventDefault()
    analyze()
  }
  return (
    <form onSubmit={submit}>
      <TextArea
        {...handlers}
        size={isSmall ? 'short' : 'prompt'}
        label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={press}
        placeholder={hint}
        error={refusal ?? (isOver ? t('workshop.tooLong') : undefined)}
        counter={isOver ? { count: value.length, most } : undefined}
        aria-keyshortcuts="Control+Enter Meta+Enter"
      />
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" disabled={!isReady} isBusy={isBusy}>
          {action}
        </Button>
        {children}
      </div>
    </form>
  )
}
