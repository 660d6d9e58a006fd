import { isIPv6 } from 'node:net'

const GROUPS = 8
const GROUPS_OF_NETWORK = 4

/**
 * Whose requests count together by address: an IPv4 address, or the /64 network of an IPv6 address, because whoever has
 * one address of such a network has them all.
 */
export function ownerOfAddress(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [before, after] = address.split('%')[0].split('::').map(groupsOf)
  const zeros = after ? new Array(GROUPS - before.length - after.length).fill('0') : []
  const groups = [...before, ...zeros, ...(after ?? [])]
  return `${groups.slice(0, GROUPS_OF_NETWORK).join(':')}::/64`
}

const groupsOf = (part: string) =>
  part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16).toString(16))
