import { noteSessionEnd } from '#frontend/lib/session/ended_session'

/** Where a visitor signs in who wants to see `address`. */
export function signInAddress(address: string): string {
  return `/signup?${new URLSearchParams({ returnTo: address })}`
}

/** Where somebody signs in beside a page that stays open and goes on by itself. */
export const SIGN_IN_BESIDE = signInAddress('/signed-in')

let addressToReturnTo: (() => string) | null = null

/**
 * A screen says where its person comes back to after sign-in, where that is more than its address tells.
 * @returns ends it
 */
export function returnTo(address: () => string): () => void {
  addressToReturnTo = address
  return () => {
    if (addressToReturnTo === address) addressToReturnTo = null
  }
}

let isLeaving = false

globalThis.window?.addEventListener('pageshow', () => {
  isLeaving = false
})

/** The person signs out: a request that is refused from now on must not lead to sign-in instead. */
export function noteSignOut(): void {
  isLeaving = true
}

/**
 * Leaves the app for sign-in, and comes back here.
 * @param hasEnded whether a session has ended here, which the sign-up page then says
 */
export function leaveForSignIn(hasEnded = false): void {
  if (isLeaving || globalThis.location === undefined) return
  isLeaving = true
  const { pathname, search, hash } = location
  const address = addressToReturnTo?.() ?? pathname + search + hash
  if (hasEnded) noteSessionEnd(address)
  location.assign(signInAddress(address))
}
