import { useEffect, useSyncExternalStore } from 'react'
import { followSession, noteLostSession } from '#frontend/lib/session/session'

/** What saves a text or a flow while it is edited. */
interface Sync<View> {
  readonly view: View
  subscribe(listener: () => void): () => void
  suspend(): void
  resume(): void
  flush(): Promise<boolean>
  stop(): void
}

/** Follows a draft while its screen is open, and saves it when the page is hidden, left, or online again. */
export function useDraftSync<View>(sync: Sync<View>): View {
  useEffect(() => {
    const unfollow = followSession(
      () => sync.suspend(),
      () => sync.resume()
    )
    const unsubscribe = sync.subscribe(noteLostSession)
    const save = () => void sync.flush()
    const hide = () => document.visibilityState === 'hidden' && save()
    addEventListener('pagehide', save)
    addEventListener('online', save)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('pagehide', save)
      removeEventListener('online', save)
      document.removeEventListener('visibilitychange', hide)
      unsubscribe()
      unfollow()
      void sync.flush().finally(() => sync.stop())
    }
  }, [sync])
  return useSyncExternalStore(sync.subscribe, () => sync.view)
}
