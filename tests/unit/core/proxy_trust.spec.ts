import { RequestFactory } from '@adonisjs/core/factories/http'
import { test } from '@japa/runner'
import { readProxyTrust, trustedSender, type ProxyTrust } from '#app/core/requests/proxy_trust'

const PROXY = '10.0.0.1'
const VISITOR = '203.0.113.7'
const FORGED = '198.51.100.9'

/** What a request looks like that arrives from `peer` with these headers. */
function seen(setting: string | undefined, peer: string, headers: Record<string, string>) {
  const trustProxy = trustedSender(readProxyTrust(setting) as ProxyTrust)
  const request = new RequestFactory().merge({ config: { trustProxy } as never, url: '/' }).create()
  Object.defineProperty(request.request.socket, 'remoteAddress', { value: peer })
  Object.defineProperty(request.request, 'connection', { value: request.request.socket })
  Object.assign(request.request.headers, headers)
  return { ip: request.ip(), host: request.host(), protocol: request.protocol() }
}

test.group('The address of a visitor', () => {
  test('TRUST_PROXY={setting}: {peer} with "{forwarded}" is {ip}')
    .with([
      { setting: undefined, peer: VISITOR, forwarded: FORGED, ip: VISITOR },
      { setting: 'false', peer: VISITOR, forwarded: FORGED, ip: VISITOR },
      { setting: '0', peer: VISITOR, forwarded: FORGED, ip: VISITOR },
      { setting: 'true', peer: PROXY, forwarded: VISITOR, ip: VISITOR },
      { setting: 'true', peer: PROXY, forwarded: `${FORGED}, ${VISITOR}`, ip: VISITOR },
      { setting: '1', peer: PROXY, forwarded: `${FORGED}, ${PROXY}, ${VISITOR}`, ip: VISITOR },
      { setting: '2', peer: PROXY, forwarded: `${FORGED}, ${VISITOR}, 10.0.0.2`, ip: VISITOR },
      { setting: '10.0.0.0/8', peer: PROXY, forwarded: `${FORGED}, ${VISITOR}`, ip: VISITOR },
      {
        setting: '10.0.0.1, 192.0.2.4',
        peer: PROXY,
        forwarded: `${FORGED}, ${VISITOR}, 192.0.2.4`,
        ip: VISITOR,
      },
      { setting: '10.0.0.0/8', peer: VISITOR, forwarded: FORGED, ip: VISITOR },
      { setting: '10.0.0.0/8', peer: `::ffff:${PROXY}`, forwarded: VISITOR, ip: VISITOR },
      { setting: 'fd00::/8', peer: 'fd12::1', forwarded: '2001:db8::5', ip: '2001:db8::5' },
      { setting: 'fd00::/8', peer: 'fe80::1', forwarded: FORGED, ip: 'fe80::1' },
    ])
    .run(({ assert }, { setting, peer, forwarded, ip }) => {
      assert.equal(seen(setting, peer, { 'x-forwarded-for': forwarded }).ip, ip)
    })

  test('only a trusted proxy says which host was asked for, and how', ({ assert }) => {
    const headers = {
      'host': 'hone.test',
      'x-forwarded-host': 'other.test',
      'x-forwarded-proto': 'https',
    }
    const believed = { host: 'other.test', protocol: 'https' }
    const own = { host: 'hone.test', protocol: 'http' }
    assert.containsSubset(seen('10.0.0.0/8', '10.9.9.9', headers), believed)
    assert.containsSubset(seen('10.0.0.0/8', '192.0.2.99', headers), own)
    assert.containsSubset(seen('false', '192.0.2.98', headers), own)
  })

  test('"{$self}" is no such setting')
    .with([
      'yes',
      '',
      '11',
      '1.5',
      '10.0.0.0/0',
      '10.0.0.0/33',
      '::/129',
      'fe80::1%eth0',
      '10.0.0.1,,',
    ])
    .run(({ assert }, value) => assert.isNull(readProxyTrust(value)))
})
