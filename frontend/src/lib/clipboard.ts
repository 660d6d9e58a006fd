/**
 * Puts a text on the clipboard, by the old way where the new one is not allowed. Says whether it
 * is there. A text that is still being made is promised to the clipboard at once: a browser may
 * only listen while the click is fresh. Throws where the text cannot be made.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    await (typeof text === 'string' ? navigator.clipboard.writeText(text) : promise(text))
    return true
  } catch {
    return copyBySelection(await text)
  }
}

function promise(text: Promise<string>): Promise<void> {
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }))
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position:fixed;inset:0;opacity:0'
  const place = focused?.closest('[role="dialog"], [role="alertdialog"]') ?? document.body
  place.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
