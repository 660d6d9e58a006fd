/**
 * Gives each entry of this tab's history a key of its own, also where a page was opened by its address. The router calls
 * all of those “default”, and would scroll each to where the last of them was left. Call it before there is a router.
 */
export function keyEntries(): void {
  keyEntry()
  addEventListener('popstate', keyEntry)
}

function keyEntry(): void {
  const state: unknown = history.state
  if (typeof state === 'object' && state !== null && 'key' in state) return
  history.replaceState({ ...(state as object | null), key: newKey() }, '')
}

const newKey = (): string => Math.random().toString(36).slice(2, 10)
