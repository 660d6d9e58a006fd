import { useEffect, useState, useSyncExternalStore } from 'react'
import { DraftSaver, type DraftServer, type Kept } from '#frontend/features/saved/draft_saver'
import { LocalCopy } from '#frontend/features/saved/local_copy'
import { followSession } from '#frontend/lib/session'

/**
 * The saver of one open prompt: brings back what this browser kept of it, keeps each change
 * here, and writes to the server when the page is hidden or left.
 */
export function useDraftSaver(server: DraftServer, opened: Kept & { id: string }, userId: string) {
  const [{ saver, copy, isRecovered }] = useState(() => {
    const place = new LocalCopy(userId, opened.id)
    const made = new DraftSaver(server, opened, place.take())
    return { saver: made, copy: place, isRecovered: made.draftNow.text !== opened.draft }
  })
  const draftNow = useSyncExternalStore(saver.subscribe, () => saver.draftNow)

  useEffect(() => {
    const forget = copy.follow(saver)
    const unfollow = followSession(
      () => {
        saver.suspend()
        copy.keepNow(saver)
      },
      () => saver.resume()
    )
    const leave = () => {
      copy.keepNow(saver)
      void saver.flush()
    }
    const hide = () => {
      if (document.visibilityState === 'hidden') leave()
    }
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('pagehide', leave)
    window.addEventListener('online', leave)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('online', leave)
      unfollow()
      copy.keepNow(saver)
      void saver.flush().finally(() => {
        saver.stop()
        forget()
      })
    }
  }, [saver, copy])

  return { saver, draftNow, isRecovered }
}
