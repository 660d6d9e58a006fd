import { test } from '@japa/runner'
import { isPrivateAddress } from '#app/core/private_addresses'

test.group('Private addresses', () => {
  test('{$self} can be reached from here alone')
    .with([
      ...['127.0.0.1', '127.255.255.255', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255'],
      ...['192.168.0.1', '169.254.169.254', '100.64.0.1', '100.127.255.255', '198.19.0.1'],
      ...['224.0.0.1', '255.255.255.255', '::', '::1', 'fe80::1', 'fd00::1', 'ff02::1'],
      ...['::ffff:127.0.0.1', '::FFFF:10.0.0.1', '::ffff:7f00:1', '::ffff:a9fe:a9fe'],
      ...['192.0.2.1', '198.51.100.7', '203.0.113.9', '192.88.99.1', '100::1', '2001:db8::1'],
      ...['3fff::1', '5f00::1', '::ffff:0:7f00:1'],
      ...['::127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:0:7f00:1::'],
    ])
    .run(({ assert }, address) => assert.isTrue(isPrivateAddress(address)))

  test('{$self} can be reached by everybody')
    .with([
      ...['8.8.8.8', '1.1.1.1', '172.15.0.1', '172.32.0.1', '100.63.0.1', '100.128.0.1'],
      ...[
        '192.169.0.1',
        '2606:4700::1111',
        '2a00:1450:4001::1',
        '::ffff:8.8.8.8',
        '::ffff:808:808',
      ],
    ])
    .run(({ assert }, address) => assert.isFalse(isPrivateAddress(address)))
})
