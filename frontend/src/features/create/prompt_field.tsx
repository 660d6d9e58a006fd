import type { KeyboardEvent, Ref } from 'react'
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
  ref?: Ref<HTMLTextAreaElement>
}

const FRAME = 'rounded-control border border-line-strong focus-visible:border-focus'

/** Where a prompt is written: prose, as tall as its text, with the platform's own undo. */
export function PromptField({ id, value, onChange, onSubmit, isBare, className, ...rest }: Props) {
  const overflow = overflowOf(value)
  const submitOnKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
    event.preventDefault()
    onSubmit()
  }
  return (
    <>
      <textarea
        {...rest}
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={submitOnKey}
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
