import type { Apart } from '#app/prompts/domain/discovery/types'

const MAX_PAIRS = 2000
const keyOf = (userId: string) => `hone.apart.${userId}`

type Store = Pick<Storage, 'getItem' | 'setItem'>

function browserStore(): Store | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

/** The pairs of prompts that this person found different, by their ids alone; kept in this browser. */
export function readApart(userId: string, store = browserStore()): Apart[] {
  try {
    const value: unknown = JSON.parse(store?.getItem(keyOf(userId)) ?? '[]')
    return Array.isArray(value) ? value.filter(isPair) : []
  } catch {
    return []
  }
}

const isPair = (value: unknown): value is Apart =>
  Array.isArray(value) && value.length === 2 && value.every((id) => typeof id === 'string')

/** Remembers pairs; the oldest go when there are very many. Where nothing can be kept, they hold for this visit only. */
export function addApart(userId: string, pairs: readonly Apart[], store = browserStore()): void {
  write(userId, [...without(readApart(userId, store), pairs), ...pairs].slice(-MAX_PAIRS), store)
}

export function dropApart(userId: string, pairs: readonly Apart[], store = browserStore()): void {
  write(userId, without(readApart(userId, store), pairs), store)
}

const without = (known: Apart[], pairs: readonly Apart[]) =>
  known.filter((one) => !pairs.some((other) => isSame(one, other)))

const isSame = ([a, b]: Apart, [c, d]: Apart) => (a === c && b === d) || (a === d && b === c)

function write(userId: string, pairs: Apart[], store: Store | null): void {
  try {
    store?.setItem(keyOf(userId), JSON.stringify(pairs))
  } catch {
    return
  }
}
