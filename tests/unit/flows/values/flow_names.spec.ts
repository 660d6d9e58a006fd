import { test } from '@japa/runner'
import {
  flowContains,
  flowSearchText,
  MAX_NAME_KEY_LENGTH,
  nameKey,
} from '#app/flows/domain/values/flow_names'

const ordered = (names: string[]) =>
  names.toSorted((one, other) => (nameKey(one) < nameKey(other) ? -1 : 1))

test.group('The order of names of flows', () => {
  test('regards neither case nor accents', ({ assert }) => {
    assert.equal(nameKey('ÉMILE'), nameKey('emile'))
    assert.equal(nameKey('İ'), nameKey('i'))
    assert.deepEqual(ordered(['beta', 'ZULU', 'Émile', 'Alpha', 'emma']), [
      'Alpha',
      'beta',
      'Émile',
      'emma',
      'ZULU',
    ])
  })

  test('counts numbers', ({ assert }) => {
    assert.deepEqual(ordered(['v 10', 'v 9', 'v 007', 'v 1.12', 'v 1.2', 'v a', 'v 0']), [
      ...['v 0', 'v 1.2', 'v 1.12', 'v 007', 'v 9', 'v 10', 'v a'],
    ])
    assert.equal(nameKey('v 007'), nameKey('v 7'))
  })

  test('takes up little room, in well-formed text that every database stores', ({ assert }) => {
    for (const title of ['\u{1D11E}', 'a\u{1D11E}', 'ﷺ', '9', 'a\u0301\u0000', '\n'])
      for (const count of [1, 200]) {
        const key = nameKey(`b${title.repeat(count)}`)
        assert.isAtMost(key.length, MAX_NAME_KEY_LENGTH)
        assert.isTrue(key.isWellFormed())
        assert.notMatch(key, /\p{Cc}/u)
      }
  })
})

test.group('A search of flows', () => {
  const flow = { title: 'Résumé letter', tags: ['NEWS', 'a b'] }

  test('finds a part of the title or of a tag, whatever the case', ({ assert }) => {
    for (const text of ['rÉSUM', 'letter', 'new', ' A B ', '', ' ', 're\u0301sume\u0301'])
      assert.isTrue(flowContains(flow, text), text)
    for (const text of ['letters', 'b a']) assert.isFalse(flowContains(flow, text), text)
    assert.equal(flowSearchText(flow), 'résumé letter\nnews\na b')
  })
})
