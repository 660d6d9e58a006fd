import { test } from '@japa/runner'
import { isAllowed, readAllowedHosts } from '#app/core/fetching/allowed_hosts'

const allows = (list: string, address: string) =>
  isAllowed(new URL(address), readAllowedHosts(list) ?? [])

test.group('Allowed hosts', () => {
  test('“{list}” allows {address}')
    .with([
      { list: '*', address: 'https://example.org/a?b' },
      { list: '*', address: 'https://example.org:443/' },
      { list: 'example.org', address: 'https://EXAMPLE.org./' },
      { list: 'a.test, Example.ORG', address: 'https://example.org/' },
      { list: '*.example.org', address: 'https://a.b.example.org/' },
      { list: 'http://example.org', address: 'http://example.org/' },
      { list: 'http://*:8080', address: 'http://example.org:8080/' },
      { list: 'example.org:8443', address: 'https://example.org:8443/' },
      { list: 'bücher.example', address: 'https://xn--bcher-kva.example/' },
      { list: '[2606:4700::1111]', address: 'https://[2606:4700:0:0::1111]/' },
    ])
    .run(({ assert }, { list, address }) => assert.isTrue(allows(list, address)))

  test('“{list}” does not allow {address}')
    .with([
      { list: '*', address: 'http://example.org/' },
      { list: '*', address: 'https://example.org:8443/' },
      { list: 'example.org', address: 'https://a.example.org/' },
      { list: '*.example.org', address: 'https://example.org/' },
      { list: '*.example.org', address: 'https://badexample.org/' },
      { list: 'example.org', address: 'https://example.org.evil.test/' },
      { list: 'http://example.org', address: 'https://example.org/' },
      { list: 'example.org:8443', address: 'https://example.org/' },
    ])
    .run(({ assert }, { list, address }) => assert.isFalse(allows(list, address)))

  test('“{$self}” cannot be read')
    .with([
      '',
      'a.test,',
      'a b',
      '*.*',
      'a*.test',
      'a.test:99999',
      'a.test/x',
      'me@a.test',
      'ftp://a',
    ])
    .run(({ assert }, list) => assert.isNull(readAllowedHosts(list)))
})
