/** Where a text waits that was typed before sign-up: in this browser, never in an address. */
const VISITOR_DRAFT_KEY = 'hone.draft.new'

/** Keeps the example as the visitor's draft, so that it opens in /create now or after sign-up. */
export function keepExample(text: string): void {
  try {
    localStorage.setItem(VISITOR_DRAFT_KEY, JSON.stringify({ text }))
  } catch {
    // Where storage is forbidden, /create opens empty.
  }
}
