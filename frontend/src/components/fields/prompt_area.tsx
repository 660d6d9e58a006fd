import type { ComponentProps } from 'react'
import { describe } from '#frontend/components/fields/field_frame'

interface Props extends Omit<ComponentProps<'textarea'>, 'id'> {
  /** Its owner has the label with this id in `htmlFor`, and draws the frame. */
  id: string
  error?: string
}

/** Where a prompt is written: prose, as tall as its text. */
export function PromptArea({ id, error, className, ...area }: Props) {
  return (
    <>
      <textarea
        autoCapitalize="sentences"
        {...area}
        {...describe(id, { error })}
        className={`block field-sizing-content w-full resize-none bg-transparent text-(length:--prompt-size,1.0625rem) leading-[1.6] outline-none placeholder:text-muted ${className ?? ''}`}
      />
      {error && (
        <p id={`${id}-notes`} role="alert" className="px-5 pt-2 pb-3 text-sm text-danger">
          {error}
        </p>
      )}
    </>
  )
}
