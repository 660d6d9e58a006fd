import { useRef } from 'react'

/** Handlers for a dialog that has no trigger of its own: what had the focus before gets it back. */
export function useReturnFocus() {
  const before = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: () => {
      before.current = openerOf(document.activeElement)
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
