import { refused } from '#app/billing/sandbox/world/stripe_problem'
import type { Work } from '#app/billing/sandbox/world/work'

/** Whether a page of the sandbox may send people to an address: those of Hone itself only. */
export const isOwnAddress = (origin: string, address: string): boolean =>
  URL.canParse(address) && new URL(address).origin === new URL(origin).origin

export function requireOwnAddress(work: Work, address: string, param: string): void {
  if (!URL.canParse(address)) throw refused('Not a valid URL', { code: 'url_invalid', param })
  if (isOwnAddress(work.origin, address)) return
  throw refused(`The sandbox only leads to addresses that begin with ${work.origin}.`, {
    code: 'url_invalid',
    param,
  })
}
