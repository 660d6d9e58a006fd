import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  addressOf,
  bodyOf,
  formOf,
  saysField,
  saysHost,
} from '#app/flows/domain/runs/fetch_request'
import { announcedSeed, rounds } from '#tests/helpers/random'

const values = {
  q: 'a&b=c#d/../e?f',
  path: '/admin',
  up: '..',
  base: 'https://api.test/v1',
  quote: '", "admin": true, "x": "',
  list: ['a', 1],
  n: 7,
} as const
const lookup = (name: string) => (values as unknown as Record<string, string>)[name]

test.group('The address of a Fetch', () => {
  test('{url} becomes {address}')
    .with([
      { url: ' https://a.test/?q={{q}} ', address: 'https://a.test/?q=a%26b%3Dc%23d%2F..%2Fe%3Ff' },
      { url: 'https://a.test/{{q}}/x', address: 'https://a.test/a%26b%3Dc%23d%2F..%2Fe%3Ff/x' },
      { url: '{{base}}/users/{{n}}', address: 'https://api.test/v1/users/7' },
      { url: 'https://a.test/{{nothing}}', address: 'https://a.test/' },
      { url: 'https://a.test/{{up}}/x', address: null },
      { url: 'https://a.test{{path}}', address: null },
      { url: 'https://a.{{path}}', address: null },
    ])
    .run(({ assert }, { url, address }) => assert.equal(addressOf(url, lookup), address))

  test('keeps its host, path and fields whatever the values are', ({ assert }) => {
    const seed = announcedSeed('addresses of a Fetch')
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom('..', '.', '%2e%2e', '//evil.test', '\\', '@evil.test', '?a#b')
    )
    fc.assert(
      fc.property(value, value, (one, two) => {
        const given = (name: string) => ({ one, two })[name]
        const address = addressOf('https://a.test/x/{{one}}/y?q={{two}}&z=1', given)
        if (address === null) return
        const url = new URL(address)
        assert.equal(url.host, 'a.test')
        assert.match(url.pathname, /^\/x\/[^/]*\/y$/)
        assert.deepEqual([...url.searchParams.keys()], ['q', 'z'])
        assert.equal(url.hash, '')
      }),
      { seed, numRuns: rounds(10_000) }
    )
  })
})

test.group('The host of a Fetch', () => {
  test('is one that the step says, or that a value chooses', ({ assert }) => {
    for (const url of ['https://a.test', ' https://a.test/{{x}}', 'http://a.test:80?q={{x}}'])
      assert.isTrue(saysHost(url), url)
    for (const url of [
      '{{x}}',
      'https://{{x}}',
      'https://a.{{x}}',
      'https://a.test{{x}}/',
      '{{x}}/a',
      'https://\t/{{x}}',
      'https:/\n/{{x}}',
    ])
      assert.isFalse(saysHost(url), url)
  })
})

test.group('The fields of a Fetch', () => {
  test('are its own where no value gives their content', ({ assert }) => {
    for (const url of [
      'https://{{x}}/v1?key=secret',
      '{{x}}?a={{y}}&key=s',
      'https://{{x}}?k=a{{y}}',
    ])
      assert.isTrue(saysField(url), url)
    for (const url of [
      'https://{{x}}/v1',
      '{{x}}?q={{y}}',
      '{{x}}?q={{y}}&r={{z}}#a',
      '{{x}}?flag',
    ])
      assert.isFalse(saysField(url), url)
  })
})

test.group('The body of a Fetch', () => {
  test('keeps its fields whatever the values are', ({ assert }) => {
    const seed = announcedSeed('bodies of a Fetch')
    const check = (one: unknown, two: string) => {
      const given = (name: string) => ({ one, two })[name] as string
      const body = bodyOf('{"a\\"": "x {{two}}", "b": {{one}}, "c": "{{two}}"}', 'json', given)
      assert.deepEqual(JSON.parse(body), { 'a"': `x ${two}`, 'b': one, 'c': two })
      const form = new URLSearchParams(bodyOf('a={{two}}&b=1', 'form', given))
      assert.deepEqual(
        [...form],
        [
          ['a', two.toWellFormed()],
          ['b', '1'],
        ]
      )
    }
    check([1, { x: '"' }], values.quote)
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer(), fc.array(fc.string())), fc.string(), check),
      { seed, numRuns: rounds(10_000) }
    )
  })

  test('keeps its fields after a backslash of its own', ({ assert }) => {
    const body = bodyOf('{"a":"\\\\\\{{quote}}","b":1}', 'json', lookup)
    assert.deepEqual(JSON.parse(body), { a: `\\\\${values.quote}`, b: 1 })
  })

  test('has the form that its header or its first character says', ({ assert }) => {
    assert.equal(formOf(' {"a": 1}', undefined), 'json')
    assert.equal(formOf('hello', undefined), 'text')
    assert.equal(formOf('a={{x}}', 'application/x-www-form-urlencoded'), 'form')
    assert.equal(formOf('{{x}}', 'application/vnd.api+json'), 'json')
    assert.equal(formOf('{', 'text/plain'), 'text')
    for (const type of ['x-ndjson', 'ndjson', 'jsonl', 'x-jsonlines', 'json-seq', 'ld+json'])
      assert.equal(formOf('{{x}}', `application/${type}; charset=utf-8`), 'json', type)
  })
})
