import { useEffect, useRef } from 'react'

interface Options {
  /** Works while somebody types as well. */
  inFields?: boolean
  /** Leaves the key to other listeners while an element matches this selector. */
  unless?: string
  isActive?: boolean
}

type Press = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>

/** Whether a key press is the shortcut: `mod+k`, where mod is Command or Control, or a character alone. */
export function matchesShortcut(shortcut: string, press: Press): boolean {
  const isMod = shortcut.startsWith('mod+')
  const key = isMod ? shortcut.slice('mod+'.length) : shortcut
  if (press.altKey || (press.metaKey || press.ctrlKey) !== isMod) return false
  if (isMod && press.shiftKey) return false
  return press.key.toLowerCase() === key
}

/** Whether what is typed there is text. */
export function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('input, textarea, select, [role="combobox"]')
}

const POPUPS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** Whether the focus is in something that lies above the screen, which keeps its keys for itself. */
const isInPopup = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(POPUPS) !== null

export function useShortcut(shortcut: string, act: () => void, options: Options = {}) {
  const { inFields = false, unless, isActive = true } = options
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (!isActive) return
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return
      if (!matchesShortcut(shortcut, event)) return
      if (!inFields && (isField(event.target) || isInPopup(event.target))) return
      if (unless && document.querySelector(unless)) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [shortcut, inFields, unless, isActive])
}
