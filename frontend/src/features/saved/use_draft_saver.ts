import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  DraftSaver,
  type DraftServer,
  type DraftState,
  type Kept,
} from '#frontend/features/saved/draft_saver'
import { dropDraft, findDrafts, keepDraft, thisPage } from '#frontend/lib/local_draft'

const KEEP_MS = 250

/**
 * The saver of one open prompt: brings back what this browser kept of it, keeps each change
 * here within a quarter of a second, and writes to the server when the page is hidden or left.
 */
export function useDraftSaver(server: DraftServer, opened: Kept & { id: string }, userId: string) {
  const name = `saved.${opened.id}~`
  const [{ saver, isRecovered }] = useState(() => {
    const found = findDrafts(userId, name)
    const made = new DraftSaver(server, opened, found[0]?.draft ?? null)
    for (const { place } of found) dropDraft(place)
    return { saver: made, isRecovered: made.draftNow.text !== opened.draft }
  })
  const draftNow = useSyncExternalStore(saver.subscribe, () => saver.draftNow)
  useLocalCopy(saver, draftNow, userId, name + thisPage)

  useEffect(() => {
    const flush = () => void saver.flush()
    const hide = () => {
      if (document.visibilityState === 'hidden') flush()
    }
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('pagehide', flush)
    window.addEventListener('online', flush)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('pagehide', flush)
      window.removeEventListener('online', flush)
      void saver.flush().finally(() => saver.stop())
    }
  }, [saver])

  return { saver, draftNow, isRecovered }
}

/** The text lies in this browser for as long as the server does not have it. */
function useLocalCopy(saver: DraftSaver, shown: DraftState, userId: string, slot: string): void {
  const { text, state } = shown
  useEffect(() => {
    const place = { userId, slot }
    if (state === 'saved') return dropDraft(place)
    const keep = () =>
      keepDraft(place, { text, settings: null, etag: saver.etag, updatedAt: Date.now() })
    const timer = setTimeout(keep, KEEP_MS)
    window.addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', keep)
    }
  }, [saver, text, state, userId, slot])
}
