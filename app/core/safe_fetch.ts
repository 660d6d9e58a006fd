import { lookup as resolve } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, fetch as undiciFetch } from 'undici'
import { isPrivateAddress } from '#app/core/private_addresses'

/** Thrown before anything is sent to an address that only this machine or network can reach. */
export class ForbiddenAddress extends Error {
  code = 'FORBIDDEN_ADDRESS'
}

/** Names are looked up once, and the connection goes to the address that was looked at. */
const publicOnly: LookupFunction = (host, options, done) => {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '')
    if (addresses.some(({ address }) => isPrivateAddress(address)))
      return done(new ForbiddenAddress(`${host} is a private address.`), '')
    if (options.all) return done(null, addresses)
    done(null, addresses[0].address, addresses[0].family)
  })
}

const CONNECT_MS = 10_000
/** Whoever calls sets the limits of the answer; none is cut off here. */
const PATIENT = { headersTimeout: 0, bodyTimeout: 0, allowH2: false }

let toPublic: Agent | undefined
let toAnywhere: Agent | undefined

/**
 * `fetch` for addresses that people configure: no redirects are followed, and without `privateToo` none but public
 * addresses are reached, whatever their names resolve to.
 */
export function safeFetch({ privateToo }: { privateToo: boolean }): typeof fetch {
  return (async (input: string | URL | Request, init?: RequestInit) => {
    const { hostname } = new URL(input instanceof Request ? input.url : input)
    const bare = hostname.replace(/^\[|\]$/g, '')
    if (!privateToo && isIP(bare) && isPrivateAddress(bare))
      throw new ForbiddenAddress(`${bare} is a private address.`)
    const dispatcher = privateToo
      ? (toAnywhere ??= new Agent({ ...PATIENT, connect: { timeout: CONNECT_MS } }))
      : (toPublic ??= new Agent({
          ...PATIENT,
          connect: { timeout: CONNECT_MS, lookup: publicOnly },
        }))
    return undiciFetch(
      input as Parameters<typeof undiciFetch>[0],
      { ...init, redirect: 'error', dispatcher } as Parameters<typeof undiciFetch>[1]
    )
  }) as unknown as typeof fetch
}
