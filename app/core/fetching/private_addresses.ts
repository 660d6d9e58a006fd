import { BlockList, isIP, isIPv6 } from 'node:net'

const SPECIAL_IPV4 = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  SPECIAL_IPV4.addSubnet(network, prefix, 'ipv4')

/** Loopback, local, multicast, IPv4-mapped and NAT64 addresses all lie outside of it. */
const GLOBAL_IPV6 = new BlockList()
GLOBAL_IPV6.addSubnet('2000::', 3, 'ipv6')

/** Within the former: Teredo and others, documentation, 6to4, AS112. */
const SPECIAL_IPV6 = new BlockList()
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const)
  SPECIAL_IPV6.addSubnet(network, prefix, 'ipv6')

/**
 * Whether an IP address is one that only this machine or this network can reach, or that may lead to such a one by
 * translation. What is no IP address counts as one. Source: the special-purpose registries of IANA, and 168.63.129.16,
 * which is the host of a machine at Azure.
 */
export function isPrivateAddress(address: string): boolean {
  const [bare] = address.split('%')
  if (!isIP(bare)) return true
  if (!isIPv6(bare)) return SPECIAL_IPV4.check(bare, 'ipv4')
  return !GLOBAL_IPV6.check(bare, 'ipv6') || SPECIAL_IPV6.check(bare, 'ipv6')
}
