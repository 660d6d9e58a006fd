import type { KeyboardEvent, Ref } from 'react'
import type { DraftSync } from '#frontend/prompts/draft_sync'
import { useCaretAtChange } from '#frontend/features/create/use_caret_at_change'
import { overflowOf, PROMPT_LENGTH } from '#frontend/prompts/prompt_limit'
import { t } from '#frontend/lib/texts'

interface Props {
  id: string
  value: string
  onChange: (value: string) => void
  onSubmit: () => void
  onBlur?: () => void
  placeholder: string
  className?: string
  /** The frame is drawn around it by its owner. */
  isBare?: boolean
  /** Undoes what the screen wrote into the text too; without it, the platform's undo knows only what was typed. */
  history?: Pick<DraftSync, 'undo' | 'redo'>
  ref?: Ref<HTMLTextAreaElement>
}

const FRAME = 'rounded-control border border-line-strong focus-visible:border-focus'

/** Where a prompt is written: prose, as tall as its text. */
export function PromptField(props: Props) {
  const { id, value, onChange, onSubmit, isBare, history, className, ...rest } = props
  const overflow = overflowOf(value)
  const keepCaretAtChange = useCaretAtChange()
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const act = actionOf(event, onSubmit, history)
    if (!act) return
    event.preventDefault()
    if (act !== onSubmit) keepCaretAtChange(event.currentTarget)
    act()
  }
  return (
    <>
      <textarea
        {...rest}
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={press}
        aria-invalid={overflow > 0}
        aria-describedby={overflow > 0 ? `${id}-limit` : undefined}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        autoCapitalize="sentences"
        className={`block field-sizing-content w-full resize-none bg-transparent text-[17px] leading-[1.6] placeholder:text-muted ${isBare ? 'outline-none' : FRAME} ${className ?? ''}`}
      />
      {overflow > 0 && (
        <p
          id={`${id}-limit`}
          role="alert"
          className={`pt-2 text-sm text-danger ${isBare ? 'px-5 pb-3' : 'px-1'}`}
        >
          {t('create.tooLong', {
            over: overflow.toLocaleString('en'),
            limit: PROMPT_LENGTH.toLocaleString('en'),
          })}
        </p>
      )}
    </>
  )
}

/** What a key does in the field, or null where it is left to the platform. */
function actionOf(
  { key, metaKey, ctrlKey, altKey, shiftKey }: KeyboardEvent,
  submit: () => void,
  history: Props['history']
): (() => void) | null {
  if (altKey || !(metaKey || ctrlKey)) return null
  if (key === 'Enter') return submit
  if (!history) return null
  const pressed = key.toLowerCase()
  if (pressed === 'z') return () => (shiftKey ? history.redo() : history.undo())
  return pressed === 'y' ? () => history.redo() : null
}
