import { BlockList, isIPv6 } from 'node:net'

const PRIVATE = new BlockList()
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
  PRIVATE.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 127],
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['100:0:0:1::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv6')

/**
 * Whether an IP address is one that only this machine or this network can reach, or that leads to such a one by
 * translation. Source: the special-purpose registries of IANA, and 168.63.129.16, which is the host of a machine at Azure.
 */
export function isPrivateAddress(address: string): boolean {
  if (!isIPv6(address)) return PRIVATE.check(address, 'ipv4')
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  return embedded ? isPrivateAddress(embedded[1]) : PRIVATE.check(address, 'ipv6')
}
