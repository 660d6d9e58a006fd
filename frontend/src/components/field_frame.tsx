import type { ReactNode } from 'react'
import { FieldNotes, type Counter } from '#frontend/components/field_notes'
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
  children: ReactNode
}

/** The name of a field above it, and what there is to say about it below. */
export function FieldFrame({ id, label, help, error, counter, className, children }: Props) {
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children}
      <FieldNotes id={id} help={help} error={error} counter={counter} />
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
