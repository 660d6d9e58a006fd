import { useEffect, useSyncExternalStore } from 'react'
import type { DraftSync } from '#frontend/prompts/draft_sync'
import { followSession } from '#frontend/lib/session'

/** Follows a draft while its screen is open, and saves it when the page is hidden, left, or online again. */
export function useDraftSync(sync: DraftSync) {
  useEffect(() => {
    const unfollow = followSession(
      () => sync.suspend(),
      () => sync.resume()
    )
    const save = () => void sync.flush()
    const hide = () => document.visibilityState === 'hidden' && save()
    addEventListener('pagehide', save)
    addEventListener('online', save)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('pagehide', save)
      removeEventListener('online', save)
      document.removeEventListener('visibilitychange', hide)
      unfollow()
      void sync.flush().finally(() => sync.stop())
    }
  }, [sync])
  return useSyncExternalStore(sync.subscribe, () => sync.view)
}
