import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives the focus to the next item of a list when the item that had it is gone. By then a menu that deleted it may still
 * be closing.
 * @param ids the items, in order; each `li` of the list begins with a link or a button
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>, ids: readonly string[]): void {
  const last = useRef<{ id: string; at: number } | null>(null)
  useEffect(() => {
    const element = list.current
    const note = ({ target }: FocusEvent) => {
      const items = [...(element?.children ?? [])]
      const at = items.findIndex((item) => target instanceof Node && item.contains(target))
      last.current = at < 0 ? null : { id: ids[at], at }
    }
    element?.addEventListener('focusin', note)
    return () => element?.removeEventListener('focusin', note)
  }, [list, ids])
  useEffect(() => {
    if (last.current === null || ids.includes(last.current.id)) return
    const { at } = last.current
    last.current = null
    setTimeout(() => {
      if (document.activeElement !== document.body) return
      const item = list.current?.children[Math.min(at, ids.length - 1)]
      item?.querySelector<HTMLElement>('a, button')?.focus()
    }, MENU_CLOSES_MS)
  }, [list, ids])
}

/** Longer than it takes a menu to close. */
const MENU_CLOSES_MS = 250
