import { failure } from '#app/core/domain/api_error'
import { keepDraftsInTab, settleDrafts } from '#frontend/lib/storage/draft_store'
import { keepDocumentsInTab, settleDocuments } from '#frontend/lib/storage/kept_documents'
import { forgetSessionEnd } from '#frontend/lib/session/ended_session'
import { csrfToken, hasSession } from '#frontend/lib/session/session_cookie'
import { leaveForSignIn } from '#frontend/lib/session/sign_in'
import { atom, store } from '#frontend/lib/state'
import { hasTyped } from '#frontend/lib/typing'
import { settleWorkspace } from '#frontend/lib/workspace'

export const PERSON_PATH = '/api/auth/user'

export type SessionEnd = 'expired' | 'signed out elsewhere'
type SessionNews = { signedIn: string } | { signedOut: true }

/** How the session of this page ended, while its person has not left for sign-in; null while it goes on. */
export const sessionEnd = atom<SessionEnd | null>(null)

/** The person of this page, and the token of their session. */
let holder: { id: string; token: string } | null = null

const channel =
  globalThis.document && 'BroadcastChannel' in globalThis
    ? new BroadcastChannel('hone.session')
    : null

/** The server said who is signed in. A page never goes from one person to another: it is loaded anew. */
export function holdSession(id: string): void {
  if (holder && holder.id !== id) return location.reload()
  holder = { id, token: csrfToken() }
  forgetSessionEnd()
  settleDrafts(id)
  settleDocuments(id)
  settleWorkspace(id)
  store.set(sessionEnd, null)
}

/** Tells the other tabs who is signed in now. */
export function announceSession(): void {
  if (holder) tell({ signedIn: holder.id })
}

/** Tells the other tabs that their person signed out here. */
export function announceSignOut(): void {
  tell({ signedOut: true })
}

/**
 * Goes before each request. Another tab may have begun another session: this page uses it if it is of the same
 * person, so that nothing is ever sent in the name of another.
 */
export async function confirmSession(askForPerson: () => Promise<Response>): Promise<void> {
  const token = csrfToken()
  if (!holder || token === '' || token === holder.token) return
  const response = await askForPerson()
  if (response.status === 401) return
  if (!response.ok) throw await failure(response)
  const { id } = (await response.json()) as { id: string }
  const isOther = id !== holder.id
  holdSession(id)
  // The page is about to be loaded anew: what was asked for is not asked any more.
  if (isOther) await new Promise(() => {})
}

/** Whether this page has somebody who is, or was, signed in. */
export const holdsSession = (): boolean => holder !== null

/**
 * Leads to sign-in: at once where nobody has written on this screen, or it waits for sign-in already. Else a notice with
 * a button leads there, so that nobody is taken away in the middle of a sentence.
 */
export function endSession(how: SessionEnd = 'expired'): void {
  const isKept = store.get(sessionEnd) !== null || hasTyped()
  if (!holder || !isKept) return leaveForSignIn(holder !== null)
  keepScreen(how)
}

/** The session has ended, and the screen stays. */
export function keepScreen(how: SessionEnd = 'expired'): void {
  store.set(sessionEnd, (before) => (how === 'expired' ? (before ?? how) : how))
}

/** Ends the session of this page where its cookie is gone: somebody writes, and no request has been refused yet. */
export function noteLostSession(): void {
  if (holder && !hasSession()) endSession()
}

/** Calls one of the two whenever the session of this page ends or goes on; at once where it has ended already. */
export function followSession(onEnd: () => void, onResume: () => void): () => void {
  const change = () => (store.get(sessionEnd) === null ? onResume() : onEnd())
  if (store.get(sessionEnd) !== null) onEnd()
  return store.sub(sessionEnd, change)
}

function tell(news: SessionNews): void {
  channel?.postMessage(news)
}

channel?.addEventListener('message', ({ data }: MessageEvent<SessionNews>) => {
  if (!holder) return
  if ('signedIn' in data) return holdSession(data.signedIn)
  keepDraftsInTab()
  keepDocumentsInTab()
  endSession('signed out elsewhere')
})

/** A page that comes back out of the browser's history may be that of somebody who has signed out since. */
globalThis.window?.addEventListener('pageshow', ({ persisted }) => {
  if (persisted && holder && csrfToken() !== holder.token) location.reload()
})
