import { useRef } from 'react'

/**
 * Handlers for a dialog that has no trigger of its own: what had the focus before gets it back. A field with `data-first`
 * has it first. One that takes it by itself would be taken for what had it before.
 */
export function useReturnFocus() {
  const before = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      before.current = openerOf(document.activeElement)
      const first = (event.currentTarget as Element).querySelector<HTMLElement>('[data-first]')
      if (!first) return
      event.preventDefault()
      first.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const target = before.current?.isConnected
        ? before.current
        : document.getElementById('content')
      target?.focus({ preventScroll: true })
    },
  }
}

/** A menu is gone when the dialog that it opened closes, but the button of the menu is not. */
function openerOf(focused: Element | null): HTMLElement | null {
  const button = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const opener = button ? document.getElementById(button) : focused
  return opener instanceof HTMLElement && opener !== document.body ? opener : null
}
