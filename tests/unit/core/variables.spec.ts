import { test } from '@japa/runner'
import fc from 'fast-check'
import { keptAsText, nameKey, writtenOut } from '#app/core/domain/braces'
import {
  MAX_VARIABLE_NAME_LENGTH,
  isVariableName,
  variablePlaces,
  withoutDots,
} from '#app/core/domain/variables'

const NAMES = [
  ...['name', 'first_name', '2nd_item', 'user-name', 'First Name', 'user.name', '1', '_'],
  ...['prénom', 'prénom'.normalize('NFD'), 'Größe', 'имя клиента', 'اسم العميل', 'שם הלקוח'],
  ...['\u200fاسم', 'می\u200cخواهم', '名前', 'ชื่อ', 'नाम', '🎁', '👩‍🚀 crew', '🇩🇪 price'],
  ...[
    'Q&A',
    'Budget (EUR)',
    'it’s',
    'C#',
    'What is it?',
    'e.g. city',
    'A/B',
    ' spaced ',
    'a\r\n b',
  ],
  'x'.repeat(MAX_VARIABLE_NAME_LENGTH),
]

const NO_NAMES = [
  ...['', '  ', '...', 'a.', '.a', 'a..b', '[[TODO]]', 'name | upper', '#if x', '/if', '> part'],
  ...['a + b', 'now()', 'f(x)', '"a": 1', "'{{'", 'x = 1', 'a\\b', '\\alpha', 'x^2', '!', '-x'],
  'x'.repeat(MAX_VARIABLE_NAME_LENGTH + 1),
]

const labels = (text: string) => variablePlaces(text).map(({ label }) => label)

test.group('The name of a variable', () => {
  test('can be "{$self}"')
    .with(NAMES)
    .run(({ assert }, name) => {
      assert.isTrue(isVariableName(name))
      assert.deepEqual(labels(`Give {{${name}}} to me`), [name.trim()])
    })

  test('cannot be "{$self}"')
    .with(NO_NAMES)
    .run(({ assert }, name) => {
      assert.isFalse(isVariableName(name))
      assert.deepEqual(labels(`Give {{${name}}} to me`), [])
    })

  test('is the same in either spelling of Unicode, any case and any spacing', ({ assert }) => {
    const same = ['Prénom du client', ' prénom\u00a0 du\r\nCLIENT ', '\u200fprénom du client']
    const keys = same.flatMap((name) => [name, name.normalize('NFD')]).map(nameKey)
    assert.deepEqual([...new Set(keys)], ['prénom du client'])
    assert.notEqual(nameKey('user-name'), nameKey('user_name'))
  })
})

test.group('The variables of a text', () => {
  test('stand between two braces, also within others', ({ assert }) => {
    assert.deepEqual(labels('{{a}}{{b}} {{{c}}} \\frac{{d}}{e} {"f": "{{g}}"} {h} {{i}'), [
      ...['a', 'b', 'c', 'd', 'g'],
    ])
  })

  test('are none where a backslash keeps the braces as text', ({ assert }) => {
    assert.deepEqual(labels('{\\{a}} {\\\\{b}} \\{{c}} {\\{d\\}} {{e\\}}'), ['c'])
    assert.equal(
      writtenOut('{\\{a}} {\\\\{b}} \\{{c}} {\\{d\\}}'),
      '{{a}} {\\{b}} \\{{c}} {\\{d\\}}'
    )
  })

  test('have no dots for a flow', ({ assert }) => {
    assert.equal(
      withoutDots('{{user.name}} {{No. of items}} {{a}} {{a.b | up}} {\\{c.d}}'),
      '{{user name}} {{No of items}} {{a}} {{a.b | up}} {\\{c.d}}'
    )
  })

  test('kept as text, any text reads as it did, and has no variable', ({ assert }) => {
    const piece = fc.constantFrom(
      '{',
      '{{',
      '}}',
      '}',
      '\\',
      'a',
      ' ',
      '.',
      'name',
      '\r\n',
      '[x]',
      '🎁'
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
        const text = pieces.join('')
        const plain = writtenOut(text)
        const kept = keptAsText(plain, () => true)
        assert.deepEqual(labels(kept), [])
        assert.equal(
          keptAsText(kept, () => true),
          kept
        )
        if (!plain.includes('{\\')) assert.equal(writtenOut(kept), plain)
      }),
      { numRuns: 3000 }
    )
  })

  test('are found in time that grows with the text', ({ assert }) => {
    for (const piece of ['{{', '{\\', '{{a', '{{a}', '{{{a}}'])
      assert.isArray(variablePlaces(piece.repeat(200_000)))
  })
})
