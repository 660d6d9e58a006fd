import type { QueryKey } from '@tanstack/react-query'
import { atom, store } from '#frontend/lib/state'

/** The queries to which the server answered 500 and which have not been answered since. */
export const loadFailures = atom<readonly QueryKey[]>([])

const isSame = (one: QueryKey, other: QueryKey) => JSON.stringify(one) === JSON.stringify(other)

export function noteFailure(key: QueryKey): void {
  store.set(loadFailures, (failed) => [...failed.filter((one) => !isSame(one, key)), key])
}

export function noteSuccess(key: QueryKey): void {
  const failed = store.get(loadFailures)
  const left = failed.filter((one) => !isSame(one, key))
  if (left.length < failed.length) store.set(loadFailures, left)
}
