import { useCallback, useEffect, useRef, useState } from 'react'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'
import { dropDraft, type DraftPlace, keepDraft, readDraft } from '#frontend/lib/storage/local_draft'
import { usePerson } from '#frontend/lib/session/person'
import { followSession } from '#frontend/lib/session/session'

const REST = 250

function keep(place: DraftPlace, text: string): void {
  const kept = { text, settings: DEFAULT_SETTINGS, etag: null, updatedAt: Date.now() }
  if (text === '') dropDraft(place)
  else keepDraft(place, kept)
}

/** A text that outlives a reload, a crash and the way back to its screen; `otherwise` is where it begins. */
export function usePersistedText(slot: string, otherwise = '') {
  const { id: userId } = usePerson()
  return usePersistedTextOf({ userId, slot }, otherwise)
}

/** The same on a screen that is open to visitors, too. What is written there belongs to whoever has `userId`. */
export function usePersistedTextOf({ userId, slot }: DraftPlace, otherwise = '') {
  const [text, setText] = useState(() => readDraft({ userId, slot })?.text ?? otherwise)
  const unkept = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)

  const keepNow = useCallback(() => {
    if (timer.current) clearTimeout(timer.current)
    timer.current = null
    if (unkept.current !== null) keep({ userId, slot }, unkept.current)
    unkept.current = null
  }, [userId, slot])

  useEffect(() => {
    addEventListener('pagehide', keepNow)
    const unfollow = followSession(keepNow, () => undefined)
    return () => {
      unfollow()
      removeEventListener('pagehide', keepNow)
      keepNow()
    }
  }, [keepNow])

  const change = useCallback(
    (value: string) => {
      setText(value)
      unkept.current = value
      timer.current ??= setTimeout(keepNow, REST)
    },
    [keepNow]
  )
  /** The text goes on to another screen and is kept there. */
  const release = useCallback(() => {
    unkept.current = ''
    keepNow()
  }, [keepNow])
  return { text, setText: change, release }
}
