/**
 * Requests with the same key, one after the other. In memory, because it only saves work: across processes the primary
 * key of the kept answers decides.
 */
const last = new Map<string, Promise<void>>()

/** Waits until every earlier request with this key has ended. The caller calls what it returns when it ends itself. */
export async function takeTurn(key: string): Promise<() => void> {
  const before = last.get(key)
  const { promise, resolve } = Promise.withResolvers<void>()
  last.set(key, promise)
  await before
  return () => {
    if (last.get(key) === promise) last.delete(key)
    resolve()
  }
}
