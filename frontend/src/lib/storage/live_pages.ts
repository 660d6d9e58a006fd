import { thisPage } from '#frontend/lib/storage/local_draft'

/** As long as a former page of this tab may take to end. */
const MAX_ENDING_MS = 500

const nameOf = (page: string): string => `hone.page.${page}`

let isHeld = false

/** Lets other tabs know that this page goes on, until it ends in whatever way. */
export function holdPage(): void {
  if (isHeld || !globalThis.navigator?.locks) return
  isHeld = true
  void navigator.locks.request(nameOf(thisPage), () => new Promise(() => {}))
}

/** Whether a page has ended. Where a browser cannot tell, it has. @param isEnding waits for one that may be about to */
export async function hasEnded(page: string, isEnding: boolean): Promise<boolean> {
  if (!globalThis.navigator?.locks) return true
  const options = isEnding ? { signal: AbortSignal.timeout(MAX_ENDING_MS) } : { ifAvailable: true }
  try {
    return await navigator.locks.request(nameOf(page), options, (lock) => lock !== null)
  } catch {
    return false
  }
}
