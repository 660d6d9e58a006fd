import type { ComponentProps } from 'react'
import { classNames } from '#frontend/lib/class_names'

/** One of a few choices in a look of its owner; the radio button itself serves keyboards and screen readers. */
export function RadioOption({ className, children, ...input }: ComponentProps<'input'>) {
  return (
    <label
      className={classNames(
        'relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        className
      )}
    >
      <input {...input} type="radio" className="sr-only" />
      {children}
    </label>
  )
}
