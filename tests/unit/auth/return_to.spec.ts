import { test } from '@japa/runner'
import { safeReturnTo } from '#app/auth/domain/return_to'

const OURS = [
  ['/', '/'],
  ['/home', '/home'],
  ['/saved?tag=a&x=1#top', '/saved?tag=a&x=1#top'],
  ['/prompts/marketing', '/prompts/marketing'],
  ['/create?template=blog-outline', '/create?template=blog-outline'],
  ['/saved?next=https://evil.test', '/saved?next=https://evil.test'],
  ['/a b', '/a%20b'],
  ['/@home', '/@home'],
  ['/naïve/日本', '/na%C3%AFve/%E6%97%A5%E6%9C%AC'],
  ['/apis', '/apis'],
  ['/home/../saved', '/saved'],
  ['/home?x=%2f%2fevil.test', '/home?x=%2f%2fevil.test'],
  ['/.well', '/.well'],
]

const NOT_OURS = [
  '',
  ' ',
  'home',
  './home',
  '?x',
  '#x',
  '//evil.test',
  '///evil.test',
  '////evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '\\/evil.test',
  '/\\/evil.test',
  '/home\\..\\..\\evil.test',
  '/%2f/evil.test',
  '/%2fevil.test',
  '/%2F%2Fevil.test',
  '/%252fevil.test',
  '/%25252fevil.test',
  '/%5cevil.test',
  '/%5C%5Cevil.test',
  '/%255cevil.test',
  '/.//evil.test',
  '/..//evil.test',
  '/./%2fevil.test',
  '/%2e%2e//evil.test',
  '/home/..//evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/\r\nLocation: https://evil.test',
  '/home\r\nSet-Cookie: a=b',
  '/home%0d%0aSet-Cookie:%20a=b',
  '/home\u0000',
  '/home%00',
  '\t//evil.test',
  '\u00A0//evil.test',
  ' /home',
  '/ /evil.test',
  '/\u2028/evil.test',
  '/\u200B/evil.test',
  '/\u202Emoc.live',
  '/\uFEFF/evil.test',
  '/\u3000/evil.test',
  'https://evil.test',
  'HTTPS://evil.test',
  'https:evil.test',
  'https:/evil.test',
  'http:\\\\evil.test',
  '@evil.test',
  '//user@evil.test',
  '//user:pw@evil.test/x',
  'https://here.invalid@evil.test',
  '//here.invalid/home',
  'https://here.invalid/home',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '/\njavascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://evil.test/x',
  'ws://evil.test',
  '／／evil.test',
  '／home',
  '⁄⁄evil.test',
  '/\uD800',
  '/%',
  '/%zz',
  '/%c0%af',
  '/%ff',
  '/api',
  '/api/',
  '/api/logout',
  '/API/logout',
  '/api?x',
  '/api#x',
  '/%61pi/logout',
  '/%2561pi/logout',
  '/home/../api/logout',
  '/home/%2e%2e/api/logout',
  '/./api/login',
  '/api/login?returnTo=/api/login',
  '/signup',
  '/signup?returnTo=/signup',
  '/sandbox/identity/auth',
  '/assets/x.js',
  '/oauth/token',
  '/health/live',
  `/${'x'.repeat(2_000)}`,
]

test.group('Where signing in leads', () => {
  test('{0} is ours')
    .with(OURS)
    .run(({ assert }, [value, path]) => {
      assert.equal(safeReturnTo(value), path)
    })

  test('{shown} is refused')
    .with(NOT_OURS.map((value) => ({ value, shown: JSON.stringify(value).slice(0, 60) })))
    .run(({ assert }, { value }) => {
      assert.isNull(safeReturnTo(value))
    })

  test('what is no text is refused', ({ assert }) => {
    for (const value of [
      undefined,
      null,
      1,
      true,
      {},
      [],
      ['/home'],
      { toString: () => '/home' },
    ]) {
      assert.isNull(safeReturnTo(value))
    }
  })

  test('whatever is let through stays on our origin, in a browser and as a header', ({
    assert,
  }) => {
    const pieces = [
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%2e',
      '@',
      ':',
      'a',
      '?',
      '#',
      '\t',
      ' ',
      'evil.test',
    ]
    let seed = 7
    const next = (most: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % most
    }
    for (let round = 0; round < 20_000; round += 1) {
      const value = `/${Array.from({ length: next(7) }, () => pieces[next(pieces.length)]).join('')}`
      const path = safeReturnTo(value)
      if (path === null) continue
      assert.equal(new URL(path, 'https://own.test').origin, 'https://own.test', value)
      assert.match(path, /^\/(?![/\\])[\x21-\x7e]*$/, value)
    }
  })
})
