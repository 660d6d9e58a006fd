import { test } from '@japa/runner'
import fc from 'fast-check'
import { readJson } from '#app/ai/domain/read_json'
import { reportedTokens } from '#app/ai/domain/reported_tokens'

const text = { type: 'string' }
const object = (properties: Record<string, object>) => ({
  ...{ type: 'object', properties, required: Object.keys(properties) },
})
const LIST = object({ items: { type: 'array', items: text } })
const TEXT = object({ text })
const AB = { items: ['a', 'b'] }
const JSON_AB = JSON.stringify(AB)

const SURROUNDED = [
  JSON_AB,
  `Here you go:\n\`\`\`json\n${JSON_AB}\n\`\`\`\nHope this helps!`,
  `I could say {"items":["wrong"]}, but no. ${JSON_AB}`,
  `Take {x} or {{name}}, or { this. ${JSON_AB} That is {all}.`,
  `function f() { return 1 }\n${JSON_AB}`,
  `${JSON_AB}\n{"note":"done"}`,
  `{${JSON_AB}}`,
  `The form is {"items": […] as asked.\n${JSON_AB}`,
  `{"items":["a","b"],"note":"more than was asked"}`,
  `{items: ['a', "b",],}`,
  `{"items":["a","b"]`.replace(']', '],}'),
]

const CUT = [
  '{"items":["a","b"',
  '{"items":["a","b"]',
  '{"items":["a","b"],"note":"the e',
  '```json\n{"items":["a"\n```',
  '{"items":["wrong"]}? No: {"items":["a",',
  'Here: {',
]

const WRONG = [
  '{"list":["a"]}',
  '{"items":"a, b"}',
  '{"items":{"a":"b"}}',
  '{"items":["a",{"b":"c"}]}',
  '{"items":["a",1]}',
  '{"items":null}',
  '{"answer":{"items":["a"]}}',
  '{}',
  '["a","b"]',
]

test.group('JSON in the answer of a model', () => {
  test('is read however long it is, and mended where it is short', ({ assert }) => {
    const long = 'x'.repeat(300_000)
    assert.deepEqual(readJson(`Here: ${JSON.stringify({ text: long })}\n\`\`\``, TEXT), {
      text: long,
    })
    assert.deepEqual(readJson("{text: 'Do it',}", TEXT), { text: 'Do it' })
    const quoted = readJson('{"text": "He said "hi" to {me}"}', TEXT)
    assert.deepEqual(quoted, { text: 'He said "hi" to {me}' })
  })

  test('is taken out of what stands around it: {$self}')
    .with(SURROUNDED)
    .run(({ assert }, answer) => assert.deepEqual(readJson(answer, LIST)?.items, AB.items))

  test('is none where it is cut off: {$self}')
    .with(CUT)
    .run(({ assert }, answer) => assert.isNull(readJson(answer, LIST)))

  test('is none where it has another shape: {$self}')
    .with(WRONG)
    .run(({ assert }, answer) => assert.isNull(readJson(answer, LIST)))

  test('is none at whatever place it is cut off', ({ assert }) => {
    const given = fc.record({ items: fc.array(fc.string()), note: fc.jsonValue() })
    fc.assert(
      fc.property(given, fc.nat(), fc.boolean(), (value, place, isWide) => {
        const whole = JSON.stringify(value, null, isWide ? 2 : 0)
        assert.deepEqual(readJson(whole, LIST), JSON.parse(whole))
        assert.isNull(readJson(whole.slice(0, place % whole.length), LIST))
      })
    )
  })

  test('that is broken and long is none, at once', ({ assert }) => {
    for (const piece of ['"x', 'x"\n', 'a"b http://', '{"a":', '{"a', '{}', '\\'])
      assert.isNull(readJson(`{"text":"${piece.repeat(400_000 / piece.length)}`, TEXT))
  })

  test('is none where it is another thing', ({ assert }) => {
    for (const other of ['', 'no', '[1]', 'null', '{'.repeat(100_000), '{"a":'.repeat(50_000)])
      assert.isNull(readJson(other, TEXT))
  })
})

test.group('What a provider counted', () => {
  test('is believed where it is a count of both', ({ assert }) => {
    assert.deepEqual(reportedTokens(12, 0), { input: 12, output: 0 })
    for (const [input, output] of [
      [undefined, 5],
      [5, undefined],
      ['12', 5],
      [5, -1],
      [1e300, 5],
      [1.5, 5],
    ])
      assert.isNull(reportedTokens(input, output))
  })
})
