/** For `evaluate`: fills a field and presses Escape in one go, so that nothing is drawn in between. */
export function typeAndEscape(field: HTMLElement | SVGElement): void {
  const { prototype } =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, 'Typed a moment ago')
  field.dispatchEvent(new Event('input', { bubbles: true }))
  const escape = { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }
  field.dispatchEvent(new KeyboardEvent('keydown', escape))
}
