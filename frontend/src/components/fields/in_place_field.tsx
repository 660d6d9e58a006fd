import { useState } from 'react'
import { classNames } from '#frontend/lib/class_names'

interface Props {
  label: string
  value: string
  maxLength: number
  className?: string
  /** With what was written; with the former text on Escape. */
  onDone: (text: string) => void
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
      onBlur={() => onDone(text)}
      onFocus={(event) => event.target.select()}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Enter') onDone(text)
        if (event.key === 'Escape') onDone(value)
      }}
      className={classNames(
        'min-h-7 w-full min-w-0 rounded-md border border-line-strong bg-raised px-1.5 text-sm font-semibold',
        className
      )}
    />
  )
}
