/** A step among those of the run that is shown. */
export const runStepFocus = (stepId: string): string => `run step ${stepId}`

/** The draft, as a canvas or a list. */
export const FLOW_FOCUS = 'flow'

/** The form that runs the flow. */
export const RUN_FOCUS = 'run'

/** The status of the run that is shown. */
export const RUN_STATUS_FOCUS = 'run status'

/** Which version is published. */
export const PUBLISHED_FOCUS = 'published'

/** The focus key of the settings of a step. */
export const settingsFocus = (stepId: string): string => `settings ${stepId}`

/** The focus key of the comment of a step, among its settings. */
export const commentFocus = (stepId: string): string => `comment ${stepId}`

/** On the canvas, the name of a group and what folds or unfolds it. */
export const groupNameFocus = (groupId: string): string => `group name ${groupId}`
export const groupFoldFocus = (groupId: string): string => `group fold ${groupId}`

const focusable = (key: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-focus]')].find(
    ({ dataset }) => dataset.focus === key
  )

/** Whether a dialog is open above it, which keeps the focus for itself. */
const isCovered = (part: HTMLElement): boolean => part.closest('[aria-hidden="true"]') !== null

function unfold(part: HTMLElement): void {
  const fold = part.closest('details')
  if (fold) fold.open = true
}

let release = () => {}

/**
 * Gives the focus to what has a `data-focus`, once it is there. It stays there until the next key or press: the menu or
 * dialog that closes would give the focus back to what opened it.
 */
export function holdFocus(key: string): void {
  release()
  const focus = () => {
    const target = focusable(key)
    if (!target || target === document.activeElement || isCovered(target)) return
    unfold(target)
    target.focus()
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
