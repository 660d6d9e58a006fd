import { useEffect } from 'react'
import { matchesShortcut } from '#frontend/lib/keys'

/** What only leads to a form does less than the form itself. */
const PRIMARY = '.button-primary:not(:disabled, [aria-disabled="true"], [data-leads-to-form])'

/**
 * Command or Control and Enter do the primary action: that of the open dialog, else of the form where somebody types,
 * else of the screen. A screen that handles the keys itself comes first, because it listens nearer to the field.
 */
export function usePrimaryAction(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return
      if (!matchesShortcut('mod+enter', event)) return
      const action = primaryActionFor(event.target)
      if (!action) return
      event.preventDefault()
      action.click()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

function primaryActionFor(target: EventTarget | null): HTMLElement | null {
  const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1)
  const form = target instanceof Element ? target.closest('form') : null
  const screen = dialog ?? document.querySelector('main')
  const isInside = form !== null && screen?.contains(form)
  return (isInside ? visibleIn(form) : null) ?? (screen ? visibleIn(screen) : null)
}

const visibleIn = (part: Element): HTMLElement | null =>
  [...part.querySelectorAll<HTMLElement>(PRIMARY)].find((one) => one.checkVisibility()) ?? null
