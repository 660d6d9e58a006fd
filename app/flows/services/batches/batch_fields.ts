import { unacceptable } from '#app/core/exceptions/api_exception'
import { askFieldsOf, type ReadField, separateFields } from '#app/flows/domain/runs/inputs'
import type { Separators } from '#app/flows/domain/values/entries'
import type Flow from '#app/flows/models/flow'

/**
 * What the draft of a flow asks each row for, and how the cells with lists are read.
 * @throws ApiException 422 `fields`
 */
export function batchFields({ draft }: Flow, separators?: Separators): ReadField[] {
  const read = separateFields(askFieldsOf(draft), separators)
  if (!read.ok) throw unacceptable(read.fields)
  return read.fields
}
