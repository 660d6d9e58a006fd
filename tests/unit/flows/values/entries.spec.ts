import { test } from '@japa/runner'
import fc from 'fast-check'
import { entriesOf } from '#app/flows/domain/values/entries'
import { jsonOrLinesIn } from '#app/flows/domain/values/json_text'
import { MAX_ITEMS, MAX_VALUE_PARTS } from '#app/flows/domain/values/limits'
import { textOf } from '#app/flows/domain/graph/variables'
import { keptValue } from '#app/flows/domain/values/kept_value'
import type { Value } from '#app/flows/domain/values/value'
import { itemsOf } from '#app/flows/engine/steps/items_of'
import { announcedSeed, rounds } from '#tests/helpers/random'

const LINE_ENDS = ['\n', '\r\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\f']

test.group('The entries of a list', () => {
  test('are the lines of a text, whatever ends them', ({ assert }) => {
    for (const end of LINE_ENDS)
      assert.deepEqual(entriesOf(['a', ' b ', '', 'c'].join(end)), ['a', 'b', 'c'])
  })

  const lists: [string, Value[]][] = [
    ['["a","b"]', ['a', 'b']],
    ['```json\n["a","b"]\n```', ['a', 'b']],
    ['```\r\n["a", {"b": 1}]\r\n```\r\n', ['a', { b: 1 }]],
    ['```\nfirst\nsecond\n```', ['first', 'second']],
    ['{"a":1}\n{"a":2}', [{ a: 1 }, { a: 2 }]],
    ['[12345678901234567890]', ['12345678901234567890']],
    ['[draft] a title', ['[draft] a title']],
    ['{x}\n{y}', ['{x}', '{y}']],
    ['```a```', ['```a```']],
    ['[]', []],
    [' \r\n ', []],
  ]
  test('of {0} are what it lists')
    .with(lists)
    .run(({ assert }, [text, entries]) => assert.deepEqual(entriesOf(text), entries))

  test('are none where there is no value, and lines of a text too deep to be kept', ({
    assert,
  }) => {
    assert.deepEqual(itemsOf(null), [])
    assert.deepEqual(itemsOf(''), [])
    const deep = `${'['.repeat(1_000)}${']'.repeat(1_000)}`
    assert.deepEqual(entriesOf(deep), [deep])
    assert.throws(() => itemsOf({ a: 1 }), /needs a list/)
  })

  test('are read no further than to the first that is wrong, or one that is too many', ({
    assert,
  }) => {
    const parse = JSON.parse
    let count = 0
    JSON.parse = ((text: string, ...more: []) => {
      count += 1
      return parse(text, ...more) as unknown
    }) as typeof JSON.parse
    try {
      for (const line of ['{', '{}', 'a', '[', '{"a":1']) {
        assert.isAtMost(entriesOf(`${line}\n`.repeat(200_000)).length, MAX_ITEMS + 1, line)
        jsonOrLinesIn(`${line}\n`.repeat(200_000))
      }
    } finally {
      JSON.parse = parse
    }
    assert.isBelow(count, MAX_VALUE_PARTS + 2 * MAX_ITEMS)
  })

  test('are not sought in a text of more brackets than can be kept', ({ assert }) => {
    for (const deep of ['['.repeat(100_000), '{"a":'.repeat(100_000)])
      assert.isUndefined(jsonOrLinesIn(deep))
  })

  test('of a list in JSON are its values', ({ assert }) => {
    const entry = fc.jsonValue({ maxDepth: 3 })
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 5 }), (list) => {
        const text = JSON.stringify(list)
        assert.deepEqual(entriesOf(text), keptValue(JSON.parse(text) as Value[]))
      }),
      { seed: announcedSeed('entries in JSON'), numRuns: rounds(500) }
    )
  })

  test('are shown on a line each, also where they are lists or nothing', ({ assert }) => {
    assert.equal(textOf(['a', null, 'b']), 'a\n\nb')
    assert.equal(textOf([['a', 1], [], ['b', null]]), 'a, 1\n\nb, ')
    // Texts of several lines do not run together: "1. one" would take up what follows it.
    assert.equal(textOf(['Dear Ada\n1. one', 'Dear Bob']), 'Dear Ada\n1. one\n\nDear Bob')
    assert.equal(textOf([{ a: 1 }]), JSON.stringify([{ a: 1 }], null, 2))
  })
})
