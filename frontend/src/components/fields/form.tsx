import type { FormEvent, ReactNode } from 'react'
import { classNames } from '#frontend/lib/class_names'

interface Props {
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown
  /** Why the form could not be sent, where no single field is wrong. */
  problem?: string
  /** The buttons in the last row. */
  actions?: ReactNode
  /** The fields and buttons stand side by side where there is space. */
  isRow?: boolean
  className?: string
  children: ReactNode
}

/** A form whose fields show their own errors, with its buttons in the last row. */
export function Form({ onSubmit, problem, actions, isRow, className, children }: Props) {
  return (
    <form
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      className={classNames(isRow ? 'form-row' : 'grid gap-4', className)}
    >
      {children}
      {problem && (
        <p role="alert" className="alert-danger p-3 text-sm">
          {problem}
        </p>
      )}
      {actions && <div className="flex flex-wrap justify-end gap-2">{actions}</div>}
    </form>
  )
}
