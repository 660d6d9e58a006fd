import { BlockList, isIP } from 'node:net'

/**
 * The proxies whose forwarding headers are believed: how many stand between the visitor and Hone, or the networks that
 * they are in.
 */
export type ProxyTrust = { hops: number } | { networks: string[] }

export const MAX_PROXY_HOPS = 10

/** Reads `TRUST_PROXY`: `true`, `false`, a count, or addresses and networks with commas. Null where it is none of these. */
export function readProxyTrust(value = 'false'): ProxyTrust | null {
  if (value === 'false') return { hops: 0 }
  if (value === 'true') return { hops: 1 }
  if (/^\d+$/.test(value)) return Number(value) <= MAX_PROXY_HOPS ? { hops: Number(value) } : null
  const networks = value.split(',').map((network) => network.trim())
  return networks.every((network) => partsOf(network) !== null) ? { networks } : null
}

/**
 * Whether the sender of a request is a trusted proxy. `distance` counts from Hone outwards: 0 is who opened the
 * connection, 1 the last address in `X-Forwarded-For`. The visitor is the first that is not trusted.
 */
export function trustedSender(trust: ProxyTrust): (address: string, distance: number) => boolean {
  if ('hops' in trust) return (_, distance) => distance < trust.hops
  const trusted = new BlockList()
  for (const network of trust.networks) {
    const { address, prefix, family } = partsOf(network) as NetworkParts
    trusted.addSubnet(address, prefix, family)
  }
  return (address) => {
    const version = isIP(address)
    return version !== 0 && trusted.check(address, familyOf(version))
  }
}

interface NetworkParts {
  address: string
  prefix: number
  family: 'ipv4' | 'ipv6'
}

const familyOf = (version: number) => (version === 6 ? 'ipv6' : 'ipv4')

/** An address is a network of one. The network of everybody is none: it would believe every visitor. */
function partsOf(network: string): NetworkParts | null {
  const [, address, length] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(network) ?? []
  const version = isIP(address ?? '')
  if (version === 0) return null
  const longest = version === 6 ? 128 : 32
  const prefix = length === undefined ? longest : Number(length)
  if (prefix < 1 || prefix > longest) return null
  return { address, prefix, family: familyOf(version) }
}
