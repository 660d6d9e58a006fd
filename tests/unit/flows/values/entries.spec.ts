import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  entriesOf,
  joinedEntries,
  likelySeparator,
  otherSeparators,
  type Separator,
  SEPARATORS,
} from '#app/flows/domain/values/entries'
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

  const MAILS = 'Dear Ada\nThe bill is wrong.\n\nDear Bob\nWhere is it?\n \n\nHi'
  const LETTERS = 'Dear Ada\n\nIt broke.\n---\nDear Bob\n\nThanks.\r\n -----\t\r\n'
  const separated: [Separator, string, string[]][] = [
    ['blank-line', MAILS, ['Dear Ada\nThe bill is wrong.', 'Dear Bob\nWhere is it?', 'Hi']],
    ['blank-line', MAILS.replaceAll('\n', '\r\n'), MAILS.split(/\n\s*\n/)],
    ['blank-line', '\n\na\n', ['a']],
    ['blank-line', ' \n \n ', []],
    ['blank-line', '["a","b"]', ['a', 'b']],
    ['blank-line', '```\na\nb\n\nc\n```', ['a\nb', 'c']],
    ['dashes', LETTERS, ['Dear Ada\n\nIt broke.', 'Dear Bob\n\nThanks.']],
    ['dashes', '---\na\n---\n---\n--\nb---', ['a', '--\nb---']],
    ['dashes', '---', []],
  ]
  test('of several lines are what {0} separates')
    .with(separated)
    .run(({ assert }, [separator, text, entries]) =>
      assert.deepEqual(entriesOf(text, separator), entries)
    )

  const readings: [string, Separator[]][] = [
    [MAILS, ['blank-line']],
    [LETTERS, ['blank-line', 'dashes']],
    ['a\n---\nb\nc', ['dashes']],
    ['a\nb\nc', []],
    ['a\n\nb\n\nc', []],
    ['Dear Ada\nThe bill is wrong.', []],
    ['["a\\n\\nb","c"]', []],
    ['{"a":1}\n\n{"a":2}', []],
    ['', []],
  ]
  test('can be read in other ways only where lines belong together: {1}')
    .with(readings)
    .run(({ assert }, [text, others]) => assert.deepEqual(otherSeparators(text), others))

  test('are separated as their text shows, unless its lines may belong together: {0}')
    .with([
      ['a\nb', 'line'],
      ['a\n\nb\n\nc', 'line'],
      ['a\nb\n\nc', null],
      ['a\n\nb\n---\nc', 'dashes'],
      ['---\n---', 'dashes'],
      ['["a\\n\\nb"]', 'line'],
      ['', 'line'],
    ] as [string, Separator | null][])
    .run(({ assert }, [text, separator]) => assert.equal(likelySeparator(text), separator))

  test('are the same again after they were joined, or cannot be joined so', ({ assert }) => {
    const part = fc.constantFrom(
      'a',
      ' b',
      '-',
      '---',
      '\n',
      '\n\n',
      '\r\n',
      '[',
      '"x"',
      '{}',
      '```'
    )
    const entry = fc.array(part, { maxLength: 5 }).map((parts) => parts.join(''))
    let joined = 0
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 5 }), fc.constantFrom(...SEPARATORS), (list, by) => {
        const text = joinedEntries(list, by)
        if (text === null) return
        joined += 1
        assert.deepEqual(entriesOf(text, by), list)
      }),
      { seed: announcedSeed('joined entries'), numRuns: rounds(2_000) }
    )
    assert.isAbove(joined, 0)
  })

  test('of one line or more each go in again as they came out', ({ assert }) => {
    const line = fc.string({ minLength: 1 }).map((text) => `x${text.replaceAll(/\s/g, ' ')}x`)
    const text = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'))
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (list) => {
        const hasLines = list.some((one) => one.includes('\n'))
        assert.deepEqual(entriesOf(textOf(list), hasLines ? 'blank-line' : 'line'), list)
        assert.equal(joinedEntries(list, 'dashes'), list.join('\n---\n'))
        assert.equal(joinedEntries(list, 'blank-line'), list.join('\n\n'))
      }),
      { seed: announcedSeed('entries again'), numRuns: rounds(500) }
    )
  })

  test('are found at once in a text of very many spaces, dashes or blank lines', ({ assert }) => {
    for (const part of ['\n', ' ', '-', '\n ', ' \n', '\n-', '-\n', '\n--- '])
      for (const by of SEPARATORS)
        assert.isAtMost(entriesOf(`a${part.repeat(300_000)}b`, by).length, MAX_ITEMS + 1)
  })

  test('are shown on a line each, also where they are lists or nothing', ({ assert }) => {
    assert.equal(textOf(['a', null, 'b']), 'a\n\nb')
    assert.equal(textOf([['a', 1], [], ['b', null]]), 'a, 1\n\nb, ')
    // Texts of several lines do not run together: "1. one" would take up what follows it.
    assert.equal(textOf(['Dear Ada\n1. one', 'Dear Bob']), 'Dear Ada\n1. one\n\nDear Bob')
    assert.equal(textOf([{ a: 1 }]), JSON.stringify([{ a: 1 }], null, 2))
  })
})
