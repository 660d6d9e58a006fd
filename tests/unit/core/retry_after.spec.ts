import { test } from '@japa/runner'
import { retryAfterOf } from '#app/core/fetching/retry_after'

const NOW = Date.UTC(1994, 10, 6, 8, 49, 0)
const waitOf = (headers: Record<string, string>) => retryAfterOf(new Headers(headers), NOW)

test.group('The wait that a server asks for', () => {
  test('of “{value}” is {wait}')
    .with([
      { value: '0', wait: 0 },
      { value: '7', wait: 7_000 },
      { value: ' 1.5 ', wait: 1_500 },
      { value: '7200', wait: 7_200_000 },
      { value: 'Sun, 06 Nov 1994 08:49:37 GMT', wait: 37_000 },
      { value: 'Sunday, 06-Nov-94 08:49:37 GMT', wait: 37_000 },
      { value: 'Sun Nov  6 08:49:37 1994', wait: 37_000 },
      { value: '1994-11-06T08:49:37Z', wait: 37_000 },
      { value: 'Sun, 06 Nov 1994 10:49:00 GMT', wait: 7_200_000 },
      { value: 'Sat, 05 Nov 1994 08:49:37 GMT', wait: 0 },
      ...[
        '',
        '-5',
        'soon',
        'hours',
        '2 hours',
        'hours 5',
        '1e3',
        'Sun, 99 Nov 1994 08:49:37 GMT',
      ].map((value) => ({ value, wait: null })),
    ])
    .run(({ assert }, { value, wait }) => assert.equal(waitOf({ 'retry-after': value }), wait))

  test('may be told in milliseconds, which come first', ({ assert }) => {
    assert.equal(waitOf({ 'retry-after-ms': '1250', 'retry-after': '2' }), 1_250)
    assert.equal(waitOf({ 'retry-after-ms': 'soon', 'retry-after': '2' }), 2_000)
    assert.isNull(waitOf({}))
  })
})
