import { test } from '@japa/runner'
import { ownerOfAddress } from '#app/core/requests/address_owner'

test.group('Whose requests count together by address', () => {
  test('{address}: {owner}')
    .with([
      { address: '203.0.113.7', owner: '203.0.113.7' },
      { address: '::ffff:203.0.113.7', owner: '::ffff:203.0.113.7' },
      { address: '2001:db8:1:2:3:4:5:6', owner: '2001:db8:1:2::/64' },
      { address: '2001:db8:1:2:ffff::9', owner: '2001:db8:1:2::/64' },
      { address: '2001:0DB8:0001:2::', owner: '2001:db8:1:2::/64' },
      { address: '2001:db8::1', owner: '2001:db8:0:0::/64' },
      { address: 'fe80::1%eth0', owner: 'fe80:0:0:0::/64' },
      { address: '::1', owner: '0:0:0:0::/64' },
    ])
    .run(({ assert }, { address, owner }) => assert.equal(ownerOfAddress(address), owner))
})
