import type { Value } from '#app/flows/domain/values/value'
import { MAX_ITEMS } from '#app/flows/domain/values/limits'
import { StepFailure } from '#app/flows/engine/executors/step_work'

/** What a For each goes through. @throws StepFailure where there is no list */
export function itemsOf(value: Value): Value[] {
  const items = Array.isArray(value) ? value : linesOf(value)
  if (items.length <= MAX_ITEMS) return items
  throw new StepFailure(
    'too_many_items',
    `The list has ${items.length.toLocaleString('en-US')} items. For each takes at most ${MAX_ITEMS.toLocaleString('en-US')}.`
  )
}

function linesOf(value: Value): Value[] {
  if (typeof value !== 'string') {
    throw new StepFailure('no_list', 'For each needs a list, or a text with a line for each item.')
  }
  return value
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Says how many items of a For each failed; null where none did. */
export function itemsFailed(failed: number, all: number): StepFailure | null {
  const [some, total] = [failed, all].map((count) => count.toLocaleString('en-US'))
  return failed === 0
    ? null
    : new StepFailure('items_failed', `${some} of ${total} ${all === 1 ? 'item' : 'items'} failed.`)
}
