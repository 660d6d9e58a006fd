import { clearDraftsOfPeople } from '#frontend/lib/local_draft'

/** Signing out leaves nothing of a person in this browser; a screen may still write while it goes. */
export function forgetDrafts(): void {
  clearDraftsOfPeople()
  addEventListener('pagehide', () => setTimeout(clearDraftsOfPeople), { once: true })
}
