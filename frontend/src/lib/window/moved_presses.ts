/** Pixels that a pointer may move between press and release and still mean the control that it pressed. */
const SLOP = 8
/** What opens at the press itself, and covers the control before the release, is not among them. */
const CONTROLS = ':is(button, a[href], summary, label, [role="radio"]):not([aria-haspopup])'
const OFF = ':disabled, [aria-disabled="true"]'

interface Press {
  control: HTMLElement
  x: number
  y: number
}

/**
 * Lets a press count where the control moved away under the pointer before the release, for example because something
 * above it was loaded. Browsers drop such a click, and people on slow machines would see nothing happen.
 */
export function keepMovedPresses(page: Document): void {
  let press: Press | null = null
  page.addEventListener('pointerdown', (event) => (press = pressOf(event)), { capture: true })
  page.addEventListener('pointercancel', () => (press = null), { capture: true })
  page.addEventListener(
    'pointerup',
    (event) => {
      const control = press && lostBy(press, event)
      press = null
      // After the click that the browser makes of this release, on what contains both places.
      if (control) setTimeout(() => control.click())
    },
    { capture: true }
  )
}

function pressOf(event: PointerEvent): Press | null {
  const { target, button, isPrimary, clientX: x, clientY: y } = event
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null
  const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
  return control && isPrimary && button === 0 && !hasModifier ? { control, x, y } : null
}

/** The pressed control, where the pointer stayed and the control did not. */
function lostBy({ control, x, y }: Press, { target, clientX, clientY }: PointerEvent) {
  const hasStayed = Math.hypot(clientX - x, clientY - y) <= SLOP
  const isOver = target instanceof Node && control.contains(target)
  return hasStayed && !isOver && control.isConnected && !control.matches(OFF) ? control : null
}
