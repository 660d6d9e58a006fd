import { readItem, removeItem, tabStore, writeItem } from '#frontend/lib/storage/local_store'

const KEY = 'hone.use-flow'

/** Notes in this tab, but not in the address, that a visitor who signs in now wants a copy of a shared flow. */
export const noteWish = (token: string): void => void writeItem(KEY, token, tabStore())

/** Whether the person wanted a copy of this flow before the sign-in. Only the first call returns true. */
export function takeWish(token: string): boolean {
  const isWanted = readItem(KEY, tabStore()) === token
  removeItem(KEY, tabStore())
  return isWanted
}
