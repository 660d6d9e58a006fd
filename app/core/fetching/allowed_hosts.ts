/** Addresses that may be fetched. */
export interface AllowedHost {
  protocol: 'https:' | 'http:'
  /** A name or an IP address as URLs write it; null for each one. */
  host: string | null
  /** Whether the names below `host` are meant, and not `host` itself. */
  isBelow: boolean
  port: number
}

const ENTRY = /^(?:(https?):\/\/)?(\*\.)?(\*|\[[\da-f:]+\]|[^\s*:/?#@[\]\\]+)(?::(\d{1,5}))?$/i
const PORTS = { 'https:': 443, 'http:': 80 }

/**
 * Reads a list such as `example.org, *.example.org, http://*:8080`; null where an entry cannot be read. Without a scheme
 * https is meant, and without a port that of the scheme.
 */
export function readAllowedHosts(list: string): AllowedHost[] | null {
  const read = list.split(',').map((entry) => readEntry(entry.trim()))
  return read.every((one) => one !== null) ? read : null
}

function readEntry(entry: string): AllowedHost | null {
  const [whole, scheme, below, name, port] = ENTRY.exec(entry) ?? []
  if (whole === undefined || (below && name === '*')) return null
  const protocol = /^http$/i.test(scheme) ? 'http:' : 'https:'
  const number = Number(port ?? PORTS[protocol])
  const isPort = number >= 1 && number <= 65_535
  const host = readHost(name)
  if (host === undefined || !isPort) return null
  return { protocol, host, isBelow: below !== undefined, port: number }
}

function readHost(name: string): string | null | undefined {
  if (name === '*') return null
  return URL.canParse(`https://${name}`) ? hostOf(new URL(`https://${name}`)) : undefined
}

/** The host without the dot that may stand at its end. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/\.$/, '')

export const portOf = ({ protocol, port }: URL): number =>
  port === '' ? PORTS[protocol as AllowedHost['protocol']] : Number(port)

/** Whether one of the entries allows an address of the web. */
export const isAllowed = (url: URL, hosts: readonly AllowedHost[]): boolean =>
  hosts.some(
    ({ protocol, host, isBelow, port }) =>
      url.protocol === protocol &&
      portOf(url) === port &&
      (host === null || (isBelow ? hostOf(url).endsWith(`.${host}`) : hostOf(url) === host))
  )
