/** What the settings of a step are known by among the things that can have the focus. */
export const settingsFocus = (stepId: string): string => `settings ${stepId}`

const focusable = (key: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-focus]')].find(
    ({ dataset }) => dataset.focus === key
  )

/** Whether a dialog is open above it, which keeps the focus for itself. */
const isCovered = (part: HTMLElement): boolean => part.closest('[aria-hidden="true"]') !== null

let release = () => {}

/**
 * Gives the focus to what has a `data-focus`, once it is there. It stays there until the next key or press: the menu or
 * dialog that closes would give the focus back to what opened it.
 */
export function holdFocus(key: string): void {
  release()
  const focus = () => {
    const target = focusable(key)
    if (target && target !== document.activeElement && !isCovered(target)) target.focus()
  }
  const arrivals = new MutationObserver(focus)
  const abort = new AbortController()
  release = () => {
    arrivals.disconnect()
    abort.abort()
  }
  const options = { signal: abort.signal, capture: true }
  document.addEventListener('focusin', focus, options)
  document.addEventListener('keydown', release, options)
  document.addEventListener('pointerdown', release, options)
  arrivals.observe(document.body, { childList: true, subtree: true })
  focus()
}
