import {
  applyChanges,
  type Change,
  type FieldChange,
  isEqual,
  isSameGraph,
  type Item,
  keysOf,
  listOf,
} from '#app/flows/domain/editing/changes'
import { changesBetween } from '#app/flows/domain/editing/changes_between'
import type { FlowGraph } from '#app/flows/domain/graph/graph'

/**
 * What a merge starts from after a write that was not answered: the base, with those changes of the write that the
 * server shows. No single change proves that the server got the write: another tab may have made the same one.
 */
export function commonBase(base: FlowGraph, sent: FlowGraph, theirs: FlowGraph): FlowGraph {
  if (isSameGraph(sent, theirs)) return sent
  const shown = changesBetween(base, sent).filter((change) => isShown(change, theirs))
  return applyChanges(base, shown) ?? base
}

function isShown(change: Change, theirs: FlowGraph): boolean {
  const { list, type } = change
  if (type === 'order') return false
  const items = listOf(theirs, list)
  const keys = keysOf(list, items)
  if (type === 'set') {
    const item = items[keys.indexOf(change.key)]
    return item !== undefined && isEqual(valueAt(item, change), change.after)
  }
  const isThere = items.some((item) => isEqual(item, change.item))
  if (type === 'insert') return isThere
  const [key] = keysOf(list, [change.item])
  return !keys.includes(key)
}

const valueAt = (item: Item, { path }: FieldChange): unknown =>
  path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? (value as Item)[name]
        : undefined,
    item
  )
