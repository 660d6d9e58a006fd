import { lookup as lookUp, type LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, fetch as undiciFetch, Headers, type RequestInit as UndiciInit } from 'undici'
import { isPrivateAddress } from '#app/core/fetching/private_addresses'

/** Thrown before anything is sent to an address that only this machine or network can reach. */
export class ForbiddenAddress extends Error {
  code = 'FORBIDDEN_ADDRESS'
}

/** Thrown where an answer comes packed that was asked for as it is: nobody knows how large it is. */
export class PackedAnswer extends Error {
  code = 'PACKED_ANSWER'
}

type Found = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void

/** Which machines may be connected to. */
export interface Reach {
  /** Whether a connection may go to an IP address. */
  mayReach(address: string): boolean
  /** Finds all addresses of a name; that of the system where it is absent. */
  lookUp?(host: string, options: { family?: number; hints?: number; all: true }, found: Found): void
}

export const PUBLIC: Reach = { mayReach: (address) => !isPrivateAddress(address) }
export const ANYWHERE: Reach = { mayReach: () => true }

/** Names are looked up once, and the connection goes to an address that was checked. */
const checkedLookup =
  (reach: Reach): LookupFunction =>
  (host, options, done) => {
    const family = options.family === 'IPv4' ? 4 : options.family === 'IPv6' ? 6 : options.family
    const wanted = { hints: options.hints, family, all: true } as const
    const find = reach.lookUp ?? (lookUp as NonNullable<Reach['lookUp']>)
    find(host, wanted, (error, addresses) => {
      if (error) return done(error, '')
      if (addresses.length === 0 || !addresses.every(({ address }) => reach.mayReach(address)))
        return done(new ForbiddenAddress(`${host} is a private address.`), '')
      if (options.all) return done(null, addresses)
      done(null, addresses[0].address, addresses[0].family)
    })
  }

const CONNECT_MS = 10_000
/** Bytes. An answer of 400,000 characters comes with a hundred times as much around it where each comes alone. */
const MAX_BODY_BYTES = 64 * 1024 * 1024
/** The caller sets the time limit for an answer. Connections are reused. */
const PATIENT = {
  ...{ headersTimeout: 0, bodyTimeout: 0, maxResponseSize: MAX_BODY_BYTES, allowH2: false },
  keepAliveTimeout: 30_000,
}

const agents = new WeakMap<Reach, Agent>()

function agentFor(reach: Reach): Agent {
  const known = agents.get(reach)
  if (known) return known
  const connect = { timeout: CONNECT_MS, lookup: checkedLookup(reach) }
  const agent = new Agent({ ...PATIENT, connect })
  agents.set(reach, agent)
  return agent
}

/**
 * `fetch` for addresses that people configure: it never follows a redirect, answers have an end, and no machine is
 * connected to that is out of reach, whatever names resolve to. A redirect is an error, or with `redirect: 'manual'` the
 * answer.
 *
 * @param mayUnpack whether answers may come compressed; whoever reads them then limits their size
 */
export function safeFetch(reach: Reach, { mayUnpack = false } = {}): typeof fetch {
  const guarded = async (input: string | URL | Request, init?: RequestInit) => {
    const { hostname } = new URL(input instanceof Request ? input.url : input)
    const bare = hostname.replace(/^\[|\]$/g, '')
    if (isIP(bare) && !reach.mayReach(bare))
      throw new ForbiddenAddress(`${bare} is a private address.`)
    const given = init?.headers ?? (input instanceof Request ? input.headers : undefined)
    const headers = new Headers(given as UndiciInit['headers'])
    headers.set('accept-encoding', mayUnpack ? 'gzip, br' : 'identity')
    const redirect = init?.redirect === 'manual' ? 'manual' : 'error'
    const answer = await undiciFetch(
      input as Parameters<typeof undiciFetch>[0],
      { ...init, headers, redirect, dispatcher: agentFor(reach) } as UndiciInit
    )
    if (mayUnpack || (answer.headers.get('content-encoding') ?? 'identity') === 'identity')
      return answer
    await answer.body?.cancel()
    throw new PackedAnswer('The answer came packed.')
  }
  return guarded as unknown as typeof fetch
}
