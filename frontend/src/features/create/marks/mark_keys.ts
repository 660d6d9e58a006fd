import type { KeyboardEvent } from 'react'
import type { Verdict } from '#app/prompts/domain/decisions'

export type MarkAction = Verdict | 'next' | 'previous' | 'undo' | 'redo'

const KEYS: Record<string, MarkAction> = {
  arrowright: 'next',
  arrowdown: 'next',
  j: 'next',
  arrowleft: 'previous',
  arrowup: 'previous',
  k: 'previous',
  a: 'accepted',
  r: 'rejected',
  x: 'rejected',
  delete: 'rejected',
  backspace: 'rejected',
  u: 'undo',
}

type Press = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>

/** What a key does while a change has the focus; null for keys that belong to others. */
export function keyAction({ key, metaKey, ctrlKey, altKey, shiftKey }: Press): MarkAction | null {
  const pressed = key.toLowerCase()
  if (altKey) return null
  if (metaKey || ctrlKey) {
    if (pressed === 'z') return shiftKey ? 'redo' : 'undo'
    return pressed === 'y' ? 'redo' : null
  }
  return shiftKey ? null : (KEYS[pressed] ?? null)
}
