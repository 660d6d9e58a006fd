import { readItem, removeItem, tabStore, writeItem } from '#frontend/lib/storage/local_store'

/** Where this tab was when its session ended. The address of the sign-up page does not say why somebody comes to it. */
const KEY = 'hone.ended'

export const noteSessionEnd = (address: string): void => void writeItem(KEY, address, tabStore())

export const forgetSessionEnd = (): void => removeItem(KEY, tabStore())

/** Whether the session ended at this address, and nobody has signed in since. */
export const endedAt = (address: string | null): boolean =>
  address !== null && readItem(KEY, tabStore()) === address
