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
import type { FlowGraph } from '#app/flows/domain/graph'

/**
 * What a merge starts from after a write that was not answered: the graph that was sent, if the server got it; else the
 * base, with those changes of the write that the server shows. Others may have written since, over parts of it.
 */
export function commonBase(base: FlowGraph, sent: FlowGraph, theirs: FlowGraph): FlowGraph {
  const changes = changesBetween(base, sent)
  if (changes.some((change) => isProof(change, theirs))) return sent
  if (isSameGraph(sent, theirs)) return sent
  return (
    applyChanges(
      base,
      changes.filter((change) => isShown(change, theirs))
    ) ?? base
  )
}

/** Something new has an id that only this tab gave it. Edges have none: others may have added the same. */
const isProof = (change: Change, theirs: FlowGraph): boolean =>
  change.type === 'insert' &&
  change.list !== 'edges' &&
  listOf(theirs, change.list).some((item) => isEqual(item, change.item))

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
