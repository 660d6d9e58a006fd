import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { fieldErrors } from '#frontend/lib/api'
import { reasonOf } from '#frontend/lib/reason_of'

/**
 * Shows why the server refused a form: at the named fields, with the focus on the first of them, or else below all
 * fields with the sentence that `failure` makes of the reason.
 */
export function showRefusal<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  error: unknown,
  fields: readonly Path<Values>[],
  failure?: (reason: string) => string
): void {
  const messages = fieldErrors(error)
  const wrong = fields.filter((name) => messages[name])
  wrong.forEach((name, at) =>
    setError(name, { message: messages[name] }, { shouldFocus: at === 0 })
  )
  if (wrong.length === 0 && failure) setError('root', { message: failure(reasonOf(error)) })
}
