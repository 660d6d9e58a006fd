import { useState } from 'react'
import { classNames } from '#frontend/lib/class_names'

interface Props {
  label: string
  value: string
  maxLength: number
  className?: string
  /** With what was written; with the former text on Escape. `isByKey` where the focus has nowhere to go yet. */
  onDone: (text: string, isByKey: boolean) => void
}

/** A name that is edited where it is shown. Enter and leaving the field finish it. */
export function InPlaceField({ label, value, maxLength, className, onDone }: Props) {
  const [text, setText] = useState(value)
  return (
    <input
      autoFocus
      aria-label={label}
      value={text}
      maxLength={maxLength}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => onDone(text, false)}
      onFocus={(event) => event.target.select()}
      onKeyDown={(event) => {
        event.stopPropagation()
        // Enter may only choose among the characters that a keyboard offers.
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter') onDone(text, true)
        if (event.key === 'Escape') onDone(value, true)
      }}
      className={classNames(
        'min-h-7 w-full min-w-0 rounded-md border border-line-strong bg-raised px-1.5 text-sm font-semibold',
        className
      )}
    />
  )
}
