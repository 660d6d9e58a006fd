import { canonicalJson } from '#app/flows/domain/values/canonical_json'
import type { FlowGraph } from '#app/flows/domain/graph/graph'

export const LISTS = ['nodes', 'edges', 'notes', 'groups'] as const
export type ListName = (typeof LISTS)[number]

/** A node, an edge, a note or a group. */
export type Item = Record<string, unknown>

interface ItemChange {
  list: ListName
  at: number
  item: Item
}

interface Insertion extends ItemChange {
  type: 'insert'
}

export interface Removal extends ItemChange {
  type: 'remove'
}

export interface FieldChange {
  type: 'set'
  list: ListName
  key: string
  path: string[]
  before?: unknown
  after?: unknown
}

/** A new order of a list, as the keys of all its items. */
interface OrderChange {
  type: 'order'
  list: ListName
  before: string[]
  after: string[]
}

/** A change of a graph with everything that its inverse needs. A value that is undefined is absent. */
export type Change = Insertion | Removal | FieldChange | OrderChange

export const listOf = (graph: FlowGraph, list: ListName): Item[] =>
  (graph[list] ?? []) as unknown as Item[]

export const isEqual = (one: unknown, other: unknown): boolean =>
  one === other || canonicalJson(one) === canonicalJson(other)

/** Whether two graphs are equal. Fast when they share items, or when an early item differs. */
export const isSameGraph = (one: FlowGraph, other: FlowGraph): boolean =>
  one === other || LISTS.every((list) => isSameList(listOf(one, list), listOf(other, list)))

const isSameList = (one: Item[], other: Item[]): boolean =>
  one === other ||
  (one.length === other.length && one.every((item, at) => isEqual(item, other[at])))

/** The key of an item: its id, or all fields of an edge. */
const keyOf = (list: ListName, item: Item): string =>
  list === 'edges' ? JSON.stringify([item.from, item.port, item.to]) : String(item.id)

/** The key of each item. A repeated key gets a number: `key#2`. */
export function keysOf(list: ListName, items: readonly Item[]): string[] {
  const counts = new Map<string, number>()
  return items.map((item) => {
    const key = keyOf(list, item)
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count === 1 ? key : `${key}#${count}`
  })
}

/** Applies changes to a graph. Returns null if they do not fit the graph. */
export function applyChanges(graph: FlowGraph, changes: readonly Change[]): FlowGraph | null {
  const next: FlowGraph = { ...graph }
  for (const change of changes) {
    const items = applied(listOf(next, change.list), change)
    if (!items) return null
    Object.assign(next, { [change.list]: items })
  }
  if (next.groups?.length === 0) delete next.groups
  return next
}

/** The changes that undo the given ones. */
export const inverseOf = (changes: readonly Change[]): Change[] => changes.map(inverted).reverse()

function inverted(change: Change): Change {
  if (change.type === 'insert') return { ...change, type: 'remove' }
  if (change.type === 'remove') return { ...change, type: 'insert' }
  if (change.type === 'order') return { ...change, before: change.after, after: change.before }
  return { ...change, before: change.after, after: change.before }
}

function applied(items: Item[], change: Change): Item[] | null {
  if (change.type === 'insert') return items.toSpliced(change.at, 0, change.item)
  if (change.type === 'remove') return without(items, change.at, change.item)
  const keys = keysOf(change.list, items)
  if (change.type === 'order') return ordered(items, keys, change.after)
  const at = keys.indexOf(change.key)
  const item = at < 0 ? null : withValue(items[at], change.path, change.before, change.after)
  return item && items.with(at, item)
}

function without(items: Item[], at: number, item: Item): Item[] | null {
  const index =
    at < items.length && isEqual(items[at], item)
      ? at
      : items.findIndex((one) => isEqual(one, item))
  return index < 0 ? null : items.toSpliced(index, 1)
}

function ordered(items: Item[], keys: string[], after: string[]): Item[] | null {
  const byKey = new Map(keys.map((key, index) => [key, items[index]]))
  const isSame = after.length === items.length && after.every((key) => byKey.has(key))
  return isSame ? after.map((key) => byKey.get(key) as Item) : null
}

function withValue(
  item: Item,
  [name, ...rest]: string[],
  before: unknown,
  after: unknown
): Item | null {
  const value = Object.hasOwn(item, name) ? item[name] : undefined
  if (rest.length === 0) return isEqual(value, before) ? withField(item, name, after) : null
  if (typeof value !== 'object' || value === null) return null
  const inner = withValue(value as Item, rest, before, after)
  return inner && withField(item, name, inner)
}

function withField(item: Item, name: string, value: unknown): Item {
  if (value !== undefined) return { ...item, [name]: value }
  return Object.fromEntries(Object.entries(item).filter(([other]) => other !== name))
}
