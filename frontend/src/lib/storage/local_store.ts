export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

export type KeepResult = 'kept' | 'full' | 'blocked'

/** What this browser keeps between visits, or null where it keeps nothing. */
export function browserStore(): Store | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

/** What this tab keeps until it is closed, or null where it keeps nothing. */
export function tabStore(): Store | null {
  try {
    return globalThis.sessionStorage ?? null
  } catch {
    return null
  }
}

export function keysOf(store: Store | null): string[] {
  const keys = Array.from({ length: store?.length ?? 0 }, (_, index) => store?.key(index) ?? null)
  return keys.filter((key) => key !== null)
}

export function readItem(key: string, store: Store | null): string | null {
  try {
    return store?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Keeps a text, or says why this browser cannot: its room is used up, or storage is switched off. */
export function writeItem(key: string, text: string, store: Store | null): KeepResult {
  if (!store) return 'blocked'
  try {
    store.setItem(key, text)
    return 'kept'
  } catch (error) {
    return error instanceof DOMException && error.name === 'SecurityError' ? 'blocked' : 'full'
  }
}

export function removeItem(key: string, store: Store | null): void {
  try {
    store?.removeItem(key)
  } catch {
    return
  }
}
