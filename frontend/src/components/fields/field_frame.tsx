import type { ReactNode } from 'react'
import { FieldNotes, type Counter } from '#frontend/components/fields/field_notes'
import { classNames } from '#frontend/lib/class_names'

export interface FieldTexts {
  label: string
  help?: string
  error?: string
  counter?: Counter
  className?: string
}

interface Props extends FieldTexts {
  id: string
  /** What stands beside the label. */
  aside?: ReactNode
  isLabelHidden?: boolean
  isLabelLarge?: boolean
  children: ReactNode
}

const LABELS = {
  small: 'text-sm font-medium break-words',
  large: 'font-medium break-words',
}

/** The name of a field above it, and what there is to say about it below. */
export function FieldFrame({
  id,
  label,
  aside,
  isLabelHidden,
  isLabelLarge,
  className,
  children,
  ...notes
}: Props) {
  const name = (
    <label
      htmlFor={id}
      className={isLabelHidden ? 'sr-only' : LABELS[isLabelLarge ? 'large' : 'small']}
    >
      {label}
    </label>
  )
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      {aside ? (
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          {name}
          {aside}
        </div>
      ) : (
        name
      )}
      {children}
      <FieldNotes id={id} {...notes} />
    </div>
  )
}

/** What the field says about itself to somebody who cannot see it. */
export function describe(id: string, { help, error, counter }: Omit<FieldTexts, 'label'>) {
  const isWrong = Boolean(error) || (counter !== undefined && counter.count > counter.most)
  return {
    'id': id,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': help || error || counter ? `${id}-notes` : undefined,
  }
}
