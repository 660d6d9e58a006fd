import type { ComponentProps } from 'react'
import { classNames } from '#frontend/lib/class_names'

interface Props extends Omit<ComponentProps<'textarea'>, 'aria-label'> {
  label: string
}

/** Several lines that are edited where they are shown. */
export const InPlaceText = ({ label, className, ...area }: Props) => (
  <textarea
    {...area}
    aria-label={label}
    className={classNames(
      'block size-full resize-none bg-transparent outline-none placeholder:text-muted',
      className
    )}
  />
)
