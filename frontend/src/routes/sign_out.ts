import { forgetDocuments } from '#frontend/lib/storage/kept_documents'
import { clearDraftsOfPeople } from '#frontend/lib/storage/local_draft'
import { announceSignOut } from '#frontend/lib/session/session'
import { noteSignOut } from '#frontend/lib/session/sign_in'
import { forgetWorkspace } from '#frontend/lib/workspace'

/**
 * Signs out, always in this tab, and leaves nothing of the person in this browser. A screen keeps
 * its text when the page goes; this listener is younger than those of the screens, so it has the
 * last word.
 * @param address where the server ends the session
 */
export function signOut(address: string): void {
  noteSignOut()
  clearDraftsOfPeople()
  forgetDocuments()
  forgetWorkspace()
  const leave = () => {
    clearDraftsOfPeople()
    announceSignOut()
  }
  addEventListener('pagehide', leave, { once: true })
  location.assign(address)
}
