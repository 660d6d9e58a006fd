import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'
import { dropDraft, keepDraft, readDraft } from '#frontend/lib/local_draft'
import { usePerson } from '#frontend/lib/person'

const REST = 250

function keepHomeText(userId: string, text: string): void {
  const place = { userId, slot: 'home' }
  const kept = { text, settings: DEFAULT_SETTINGS, etag: null, updatedAt: Date.now() }
  if (text === '') dropDraft(place)
  else keepDraft(place, kept)
}

/** The text of the box on the home screen: it outlives a reload, a crash and the way back to it. */
export function useHomeText() {
  const { id: userId } = usePerson()
  const { state } = useLocation()
  const [text, setText] = useState<string>(() => {
    const kept = readDraft({ userId, slot: 'home' })
    return kept?.text ?? (state as { homeText?: string } | null)?.homeText ?? ''
  })
  const unkept = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)

  const keepNow = useCallback(() => {
    if (timer.current) clearTimeout(timer.current)
    timer.current = null
    if (unkept.current !== null) keepHomeText(userId, unkept.current)
    unkept.current = null
  }, [userId])

  useEffect(() => {
    addEventListener('pagehide', keepNow)
    return () => {
      removeEventListener('pagehide', keepNow)
      keepNow()
    }
  }, [keepNow])

  const change = (value: string) => {
    setText(value)
    unkept.current = value
    timer.current ??= setTimeout(keepNow, REST)
  }
  /** The text goes on to another screen and is kept there. */
  const release = () => {
    unkept.current = ''
    keepNow()
  }
  return { text, setText: change, release }
}
