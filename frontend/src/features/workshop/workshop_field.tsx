import { useId, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import { isBlankText } from '#app/core/domain/blank_text'
import { Button } from '#frontend/components/button'
import { FieldNotes } from '#frontend/components/field_notes'
import { t } from '#frontend/lib/texts'

export const PROMPT_LENGTH = 50_000

interface Props {
  label: string
  hint: string
  /** What the button says; it asks for the analysis. */
  action: string
  value: string
  onChange: (value: string) => void
  onAnalyse: () => void
  isBusy?: boolean
  isSmall?: boolean
  most?: number
  /** Beside the button. */
  children?: ReactNode
}

/** A text to be analysed: by its button, or by Command or Control and Enter. */
export function WorkshopField(props: Props) {
  const { label, hint, action, value, onChange, onAnalyse, isBusy, isSmall, children } = props
  const most = props.most ?? PROMPT_LENGTH
  const id = useId()
  const isOver = value.length > most
  const isReady = !isBlankText(value) && !isOver
  const analyse = () => isReady && !isBusy && onAnalyse()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    analyse()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
    event.preventDefault()
    analyse()
  }
  return (
    <form onSubmit={submit}>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <textarea
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={press}
        placeholder={hint}
        aria-invalid={isOver || undefined}
        aria-describedby={isOver ? `${id}-notes` : undefined}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        className={`mt-2 mb-1.5 block field-sizing-content max-h-[60vh] w-full resize-y rounded-card border border-line-strong bg-raised p-4 placeholder:text-muted ${isSmall ? 'min-h-20' : 'prompt-text min-h-48 max-w-none!'}`}
      />
      <FieldNotes
        id={id}
        error={isOver ? t('workshop.tooLong') : undefined}
        counter={isOver ? { count: value.length, most } : undefined}
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
