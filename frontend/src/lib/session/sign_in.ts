/** Where a visitor signs in who wants to see `address`. */
export function signInAddress(address: string): string {
  return `/signup?${new URLSearchParams({ returnTo: address })}`
}

let isLeaving = false

globalThis.window?.addEventListener('pageshow', () => {
  isLeaving = false
})

/** Leaves the app for sign-in, and comes back here. */
export function leaveForSignIn(): void {
  if (isLeaving || globalThis.location === undefined) return
  isLeaving = true
  const { pathname, search, hash } = location
  location.assign(signInAddress(pathname + search + hash))
}
