import {
  isEqual,
  type Item,
  keysOf,
  type Change,
  type ListName,
  LISTS,
  listOf,
} from '#app/flows/domain/editing/changes'
import type { FlowGraph } from '#app/flows/domain/graph/graph'

/** Fields that are compared field by field. */
const NESTED = new Set(['settings', 'policy'])

/** The changes from one graph to another, field by field, in linear time if the graphs share their items. */
export const changesBetween = (before: FlowGraph, after: FlowGraph): Change[] =>
  LISTS.flatMap((list) => changesOfList(list, listOf(before, list), listOf(after, list)))

function changesOfList(list: ListName, before: Item[], after: Item[]): Change[] {
  if (before === after) return []
  const oldKeys = keysOf(list, before)
  const newKeys = keysOf(list, after)
  const olds = new Map(oldKeys.map((key, index) => [key, before[index]]))
  const news = new Map(newKeys.map((key, index) => [key, after[index]]))
  const sets = newKeys.flatMap((key) => {
    const old = olds.get(key)
    const item = news.get(key) as Item
    return old && old !== item ? setsOf(list, key, old, item) : []
  })
  const removals = oldKeys.flatMap((key, at) =>
    news.has(key) ? [] : [{ type: 'remove', list, at, item: before[at] } as const]
  )
  const insertions = newKeys.flatMap((key, at) =>
    olds.has(key) ? [] : [{ type: 'insert', list, at, item: after[at] } as const]
  )
  const keptBefore = oldKeys.filter((key) => news.has(key))
  const keptAfter = newKeys.filter((key) => olds.has(key))
  const isOrdered = keptBefore.every((key, at) => key === keptAfter[at])
  const order = { type: 'order', list, before: keptBefore, after: keptAfter } as const
  return [...sets, ...removals.reverse(), ...(isOrdered ? [] : [order]), ...insertions]
}

function setsOf(list: ListName, key: string, before: Item, after: Item): Change[] {
  return namesOf(before, after).flatMap((name) => {
    const [old, value] = [own(before, name), own(after, name)]
    if (NESTED.has(name) && isObject(old) && isObject(value))
      return namesOf(old, value).flatMap((field) =>
        setOf({ list, key, path: [name, field] }, own(old, field), own(value, field))
      )
    return setOf({ list, key, path: [name] }, old, value)
  })
}

const setOf = (
  where: { list: ListName; key: string; path: string[] },
  before: unknown,
  after: unknown
): Change[] => (isEqual(before, after) ? [] : [{ type: 'set', ...where, before, after }])

const namesOf = (one: object, other: object): string[] => [
  ...new Set([...Object.keys(one), ...Object.keys(other)]),
]

const own = (item: Item, name: string): unknown =>
  Object.hasOwn(item, name) ? item[name] : undefined

const isObject = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
