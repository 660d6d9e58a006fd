import type { Value } from '#app/flows/domain/values/value'
import { entriesOf } from '#app/flows/domain/values/entries'
import { MAX_ITEMS } from '#app/flows/domain/values/limits'
import { StepFailure } from '#app/flows/engine/executors/step_work'

/**
 * What a For each goes through: the entries of a list, or of a text that is one. No value is an empty list.
 * @throws StepFailure where there is no list, or too long a one
 */
export function itemsOf(value: Value): Value[] {
  const items = entriesIn(value)
  if (items.length <= MAX_ITEMS) return items
  throw new StepFailure(
    'too_many_items',
    `The list has more than ${MAX_ITEMS.toLocaleString('en-US')} items, which is the most that For each takes.`
  )
}

function entriesIn(value: Value): Value[] {
  if (value === null) return []
  if (Array.isArray(value)) return value
  if (typeof value === 'string') return entriesOf(value)
  throw new StepFailure('no_list', 'For each needs a list, or a text with a line for each item.')
}

/** Says how many items of a For each failed; null where none did. */
export function itemsFailed(failed: number, all: number): StepFailure | null {
  const [some, total] = [failed, all].map((count) => count.toLocaleString('en-US'))
  return failed === 0
    ? null
    : new StepFailure('items_failed', `${some} of ${total} ${all === 1 ? 'item' : 'items'} failed.`)
}
