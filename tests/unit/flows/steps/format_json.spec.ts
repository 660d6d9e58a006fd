import { test } from '@japa/runner'
import fc from 'fast-check'
import type { Value } from '#app/flows/domain/values/value'
import { format } from '#app/flows/engine/executors/instant_steps'
import type { StepContext } from '#app/flows/engine/executors/step_work'
import { announcedSeed, rounds } from '#tests/helpers/random'

function made(text: string, values: Record<string, Value> = {}): Value {
  const context = { lookup: (name: string) => values[name] } as unknown as StepContext
  return format({ text, as: 'json' }, context).output
}

test.group('A Format as JSON', () => {
  const cases: [string, Record<string, Value>, Value][] = [
    ['{"q":"{{text}}"}', { text: 'He said "hi"' }, { q: 'He said "hi"' }],
    ['{"q":"{{text}}"}', { text: 'C:\\temp' }, { q: 'C:\\temp' }],
    ['{"q":"{{text}}"}', { text: 'x","admin":"yes' }, { q: 'x","admin":"yes' }],
    ['{"tags":{{l}}}', { l: ['a', 'b'] }, { tags: ['a', 'b'] }],
    ['{"n":{{n}},"none":{{nothing}}}', { n: 7 }, { n: 7, none: null }],
    ['{"text":{{text}}}', { text: '[1]' }, { text: '[1]' }],
    ['{{answer}}', { answer: '{"a":1}' }, { a: 1 }],
    ['{{answer}}', { answer: '```json\n{"a":1}\n```' }, { a: 1 }],
    ['{{l}}', { l: ['a'] }, ['a']],
    ['{{answer}}', { answer: 'null' }, null],
    ['{"a":"{{text}}"}\n{"a":2}', { text: 'x\u2028y' }, [{ a: 'x\u2028y' }, { a: 2 }]],
    ['{"a":"{{text}}"}\n{"a":2}', { text: 'x\ny"' }, [{ a: 'x\ny"' }, { a: 2 }]],
    ['{"id":12345678901234567890}', {}, { id: '12345678901234567890' }],
  ]
  test('encodes values: {0}')
    .with(cases)
    .run(({ assert }, [text, values, right]) => assert.deepEqual(made(text, values), right))

  test('keeps its fields whatever the values are', ({ assert }) => {
    const seed = announcedSeed('values in a Format as JSON')
    const texts = fc.oneof(fc.string(), fc.constantFrom('"', '\\', '\\"', '"}', '\n', '{{two}}'))
    fc.assert(
      fc.property(texts, texts, (one, two) => {
        const value = made('{"a":"x {{one}}{{two}}","b":{{two}},"c":["{{one}}"]}', { one, two })
        assert.deepEqual(value, { a: `x ${one}${two}`, b: two, c: [one] })
      }),
      { seed, numRuns: rounds(5_000) }
    )
  })

  test('fails where its own text is no JSON', ({ assert }) => {
    for (const text of ['', '{{nothing}}x', '{"a":', 'hello', '{"a":1}}', '{"a":1}\nhello'])
      assert.throws(() => made(text), /not JSON/)
  })
})
