import { isIP } from 'node:net'
import { BASE_URL_LENGTH } from '#app/ai/domain/providers'
import { isPrivateAddress } from '#app/core/fetching/private_addresses'

export type AddressReading = { ok: true; baseUrl: string } | { ok: false; error: string }

/** Names that no public name server knows: a machine beside this one, or this one itself. */
const PRIVATE_NAME =
  /^[^.]+$|(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa)$/

/**
 * The address of a provider in the form that is kept, without slashes at its end, or one sentence that says what is
 * wrong with it. Without `privateToo` no address is taken that shows by itself that only this machine or network
 * reaches it; what a public name leads to is looked at when the provider is asked.
 */
export function readAddress(given: string, privateToo: boolean): AddressReading {
  const wrong = (error: string) => ({ ok: false as const, error })
  const typed = given.trim()
  if (!/^https?:\/\//i.test(typed) || !URL.canParse(typed))
    return wrong('This must be a web address such as https://api.example.com/v1.')
  const { protocol, hostname, username, password, search, hash, origin, pathname } = new URL(typed)
  if (username || password)
    return wrong('The address must not contain a user name or password. The key has its own field.')
  if (search || hash || /[?#]/.test(typed))
    return wrong('The address must not contain a question mark or a hash.')
  const isPrivate = isPrivateHost(hostname)
  if (isPrivate && !privateToo)
    return wrong('This is a local address. Local addresses are not allowed here.')
  if (protocol === 'http:' && !isPrivate)
    return wrong('An address on the internet must begin with https://.')
  const baseUrl = origin + pathname.replace(/\/+$/, '')
  if (baseUrl.length > BASE_URL_LENGTH)
    return wrong(`An address can have at most ${BASE_URL_LENGTH} characters.`)
  return { ok: true, baseUrl }
}

function isPrivateHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$|\.$/g, '')
  return isIP(bare) ? isPrivateAddress(bare) : PRIVATE_NAME.test(bare)
}
