import { type AllowedHost, hostOf, isAllowed, portOf } from '#app/core/fetching/allowed_hosts'
import { FetchFailure } from '#app/core/fetching/fetch_failure'

const MAX_QUOTE_LENGTH = 100
const DEFAULT_PORTS = [443, 80]

/**
 * Reads the address of a page or service, in the form in which it is asked for.
 * @param base what a relative address is relative to, where it may be one
 * @throws FetchFailure where it is none, or may not be fetched
 */
export function checkedAddress(given: string, base: URL | null, hosts: AllowedHost[]): URL {
  const url = readWebAddress(given, base)
  if (!url) {
    const quote = given.length > MAX_QUOTE_LENGTH ? `${given.slice(0, MAX_QUOTE_LENGTH)}…` : given
    throw new FetchFailure('no_address', `“${quote.toWellFormed()}” is not a web address.`)
  }
  if (url.username !== '' || url.password !== '') {
    throw new FetchFailure(
      'no_address',
      'The address must not contain a user name or password. Put a key into a header.'
    )
  }
  if (!isAllowed(url, hosts)) throw notAllowed(url, hosts)
  return url
}

/** Without a dot at the end of its host, and without a fragment. */
function readWebAddress(given: string, base: URL | null): URL | null {
  if (!URL.canParse(given, base?.href)) return null
  const url = new URL(given, base?.href)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  url.hostname = hostOf(url)
  url.hash = ''
  return url.hostname === '' || url.hostname.endsWith('.') ? null : url
}

function notAllowed(url: URL, hosts: AllowedHost[]): FetchFailure {
  const isOverHttps = (one: AllowedHost) => one.protocol === 'https:'
  const port = DEFAULT_PORTS.includes(portOf(url)) ? '' : `:${portOf(url)}`
  return new FetchFailure(
    'not_allowed',
    url.protocol === 'http:' && hosts.every(isOverHttps)
      ? 'The address must begin with https://.'
      : `Hone may not read from ${hostOf(url)}${port}. Ask whoever runs it to allow this address.`
  )
}
