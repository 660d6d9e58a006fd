import { test } from '@japa/runner'
import {
  deviceNameOf,
  isTooSoon,
  requestedScopes,
  scopesToGive,
} from '#app/auth/domain/device_grant'
import { isOauthError, OAUTH_ERRORS } from '#app/auth/domain/oauth_errors'
import {
  formatUserCode,
  newUserCode,
  readUserCode,
  USER_CODE_LETTERS,
} from '#app/auth/domain/user_code'

test.group('The code of a terminal', () => {
  test('has eight letters of twenty, each as it is drawn', ({ assert }) => {
    let drawn = 0
    assert.equal(
      newUserCode(() => drawn++),
      'BCDF-GHJK'
    )
    const bounds: number[] = []
    newUserCode((below) => {
      bounds.push(below)
      return below - 1
    })
    assert.deepEqual(bounds, new Array(8).fill(20))
    assert.equal(
      newUserCode((below) => below - 1),
      'ZZZZ-ZZZZ'
    )
    assert.equal(new Set(USER_CODE_LETTERS).size, 20)
    assert.notMatch(USER_CODE_LETTERS, /[AEIOUY01]/)
  })

  test('{$self} is read as BCDF-GHJK')
    .with([
      'BCDF-GHJK',
      'bcdfghjk',
      ' b c d f  g h j k\n',
      'BCDF—GHJK',
      'BCDF_GHJK',
      'bcdf.ghjk',
      '\u200bBCDFGHJK',
    ])
    .run(({ assert }, typed) => assert.equal(readUserCode(typed), 'BCDF-GHJK'))

  test('"{$self}" is none')
    .with(['', '-', 'BCDF-GHJ', 'BCDF-GHJKL', 'BCDF-GHJA', 'BCDF-GHJ1', 'ВCDF-GHJK'])
    .run(({ assert }, typed) => assert.isNull(readUserCode(typed)))

  test('gets its dash while it is typed, and loses it with the letter after it', ({ assert }) => {
    const shown = ['b', 'bcdf', 'bcdfg', 'BCDF-', 'bcdf-ghjk', 'bcdf ghjk lmnp', 'o0'].map(
      formatUserCode
    )
    assert.deepEqual(shown, ['B', 'BCDF', 'BCDF-G', 'BCDF', 'BCDF-GHJK', 'BCDF-GHJK', 'O0'])
  })
})

test.group('What a terminal asks for', () => {
  test('are known scopes, in one order, each once', ({ assert }) => {
    assert.deepEqual(requestedScopes(''), ['read', 'write'])
    assert.deepEqual(requestedScopes('  '), ['read', 'write'])
    assert.deepEqual(requestedScopes('admin  read read'), ['read', 'admin'])
    for (const wrong of ['root', 'read root', 'Read', 'read,write', 'read\twrite'])
      assert.isNull(requestedScopes(wrong), wrong)
  })

  test('is given by members without admin', ({ assert }) => {
    assert.deepEqual(scopesToGive(['read', 'admin'], false), ['read'])
    assert.deepEqual(scopesToGive(['read', 'admin'], true), ['read', 'admin'])
    assert.deepEqual(scopesToGive(['admin'], false), [])
  })

  test('comes with a name on one line, of characters that can be seen', ({ assert }) => {
    assert.equal(deviceNameOf(' Work \n laptop\t'), 'Work laptop')
    assert.equal(deviceNameOf('Ann\u202e\u0007’s\u200b Mac'), 'Ann’s Mac')
    for (const empty of ['', ' \n', '\u200b']) assert.equal(deviceNameOf(empty), 'Terminal')
  })

  test('comes too soon before the interval is over, with half a second of patience', ({
    assert,
  }) => {
    const polled = { pollSeconds: 5, lastPollMs: 10_000 }
    assert.isTrue(isTooSoon(polled, 14_499))
    assert.isFalse(isTooSoon(polled, 14_500))
    assert.isFalse(isTooSoon({ ...polled, lastPollMs: null }, 0))
    assert.isTrue(isTooSoon({ ...polled, pollSeconds: 10 }, 15_000))
  })
})

test.group('The errors of OAuth', () => {
  test('are described in the characters that RFC 6749 allows', ({ assert }) => {
    for (const message of Object.values(OAUTH_ERRORS))
      assert.match(message, /^[\x20-\x21\x23-\x5b\x5d-\x7e]+$/)
  })

  test('are told from our own codes', ({ assert }) => {
    assert.isTrue(isOauthError('slow_down'))
    assert.isFalse(isOauthError('invalid'))
    assert.isFalse(isOauthError('constructor'))
  })
})
