import { forgetDocuments } from '#frontend/lib/storage/kept_documents'
import { clearDraftsOfPeople } from '#frontend/lib/storage/local_draft'
import { announceSignOut } from '#frontend/lib/session/session'

/**
 * Signing out leaves nothing of a person in this browser. A screen keeps its text when the page
 * goes; this listener is younger than those of the screens, so it has the last word.
 */
export function forgetDrafts(): void {
  clearDraftsOfPeople()
  forgetDocuments()
  const leave = () => {
    clearDraftsOfPeople()
    announceSignOut()
  }
  addEventListener('pagehide', leave, { once: true })
}
