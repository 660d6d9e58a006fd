import type { KeyboardEvent, Ref } from 'react'
import type { DraftSync } from '#frontend/prompts/draft_sync'
import { PromptArea } from '#frontend/components/fields/prompt_area'
import { useLongPaste } from '#frontend/components/fields/use_long_paste'
import { WordCount } from '#frontend/features/create/word_count'
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
  /** Undoes what the screen wrote into the text too; without it, the platform's undo knows only what was typed. */
  history?: Pick<DraftSync, 'undo' | 'redo'>
  ref?: Ref<HTMLTextAreaElement>
}

/** Where a prompt is written, with the keys that submit it and undo; its owner has the label and draws the frame. */
export function PromptField(props: Props) {
  const { id, value, onChange, onSubmit, history, ...rest } = props
  const overflow = overflowOf(value)
  const keepCaretAtChange = useCaretAtChange()
  const { refusal, handlers } = useLongPaste(PROMPT_LENGTH)
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const act = actionOf(event, onSubmit, history)
    if (!act) return
    event.preventDefault()
    if (act !== onSubmit) keepCaretAtChange(event.currentTarget)
    act()
  }
  return (
    <>
      <PromptArea
        {...rest}
        {...handlers}
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={press}
        error={refusal ?? (overflow > 0 ? overflowText(overflow) : undefined)}
        aria-keyshortcuts="Control+Enter Meta+Enter"
      />
      <WordCount text={value} />
    </>
  )
}

const overflowText = (overflow: number) =>
  t('create.tooLong', {
    over: overflow.toLocaleString('en'),
    limit: PROMPT_LENGTH.toLocaleString('en'),
  })

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
