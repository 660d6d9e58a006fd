/** Where a checkout may lead back to. */
const SUCCESS_PATHS = ['/create', '/settings'] as const
const CANCEL_PATHS = ['/payment', '/settings', '/usage'] as const

/** Stripe writes the id of the checkout here. */
const SESSION = 'payment_success=true&session_id={CHECKOUT_SESSION_ID}'

interface Addresses {
  successUrl: string
  cancelUrl: string
}

/**
 * Where a checkout leads back to: on this server, whatever host the wishes name.
 * @param origin of this server, without a slash at its end
 * @returns the field of a wish whose path is not allowed instead
 */
export function returnAddresses(
  origin: string,
  { successUrl, cancelUrl }: Partial<Addresses>
): Addresses | { wrong: keyof Addresses } {
  const success = pathIn(SUCCESS_PATHS, successUrl)
  if (!success) return { wrong: 'successUrl' }
  const cancel = pathIn(CANCEL_PATHS, cancelUrl)
  if (!cancel) return { wrong: 'cancelUrl' }
  const tab = (path: string) => (path === '/settings' ? 'tab=subscription' : '')
  const query = [tab(success), SESSION].filter(Boolean).join('&')
  const back = tab(cancel) && `?${tab(cancel)}`
  return { successUrl: `${origin}${success}?${query}`, cancelUrl: `${origin}${cancel}${back}` }
}

/** The first path where nothing is wished for; null where it is not among them. */
function pathIn(allowed: readonly string[], wish: string | undefined): string | null {
  if (wish === undefined) return allowed[0]
  const path = URL.parse(wish, 'http://localhost')?.pathname
  return allowed.find((one) => one === path) ?? null
}
