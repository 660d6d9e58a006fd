import { lookup as resolve } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, fetch as undiciFetch, Headers, type RequestInit as UndiciInit } from 'undici'
import { isPrivateAddress } from '#app/core/private_addresses'

/** Thrown before anything is sent to an address that only this machine or network can reach. */
export class ForbiddenAddress extends Error {
  code = 'FORBIDDEN_ADDRESS'
}

/** Thrown where an answer comes packed that was asked for as it is: nobody knows how large it is. */
export class PackedAnswer extends Error {
  code = 'PACKED_ANSWER'
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
/** Bytes. An answer of 400,000 characters comes with a hundred times as much around it where each comes alone. */
const MAX_BODY_BYTES = 64 * 1024 * 1024
/** The caller sets the time limit for an answer. Connections are reused. */
const PATIENT = {
  ...{ headersTimeout: 0, bodyTimeout: 0, maxResponseSize: MAX_BODY_BYTES, allowH2: false },
  keepAliveTimeout: 30_000,
}

let toPublic: Agent | undefined
let toAnywhere: Agent | undefined

/**
 * `fetch` for addresses that people configure: no redirects are followed, answers have an end, and without `privateToo`
 * none but public addresses are reached, whatever their names resolve to.
 */
export function safeFetch({ privateToo }: { privateToo: boolean }): typeof fetch {
  const guarded = async (input: string | URL | Request, init?: RequestInit) => {
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
    const given = init?.headers ?? (input instanceof Request ? input.headers : undefined)
    const headers = new Headers(given as UndiciInit['headers'])
    headers.set('accept-encoding', 'identity')
    const answer = await undiciFetch(
      input as Parameters<typeof undiciFetch>[0],
      { ...init, headers, redirect: 'error', dispatcher } as UndiciInit
    )
    if ((answer.headers.get('content-encoding') ?? 'identity') === 'identity') return answer
    await answer.body?.cancel()
    throw new PackedAnswer('The answer came packed.')
  }
  return guarded as unknown as typeof fetch
}
