const KEY = 'hone.draft.new'

/** Leaves a text in this browser, for the screen that opens after the sign-up. */
export function keepForVisitor(text: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ text }))
  } catch {
    return
  }
}
