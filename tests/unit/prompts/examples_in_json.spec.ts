import { test } from '@japa/runner'
import { improve } from '#app/prompts/domain/improve'
import { read } from '#app/prompts/domain/reading/read'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'

const item = (id: number) => ({
  ...{ id, name: `Item ${id}`, price: 1.5 * id, tags: ['new', 'red'] },
  nested: { a: 1, b: { c: null } },
})
const ITEMS = Array.from({ length: 120 }, (_, at) => item(at))
const ORDERS = {
  error: {
    code: 'limited',
    message: 'Please wait. Return only JSON, in at most 5 lines, no title.',
  },
  hint: 'Write a table for developers, in a formal tone, with two examples. Today is Monday.',
}
const nested = (depth: number): unknown =>
  depth === 0 ? 1 : { [`level${depth}`]: nested(depth - 1) }
const json = (value: unknown) => JSON.stringify(value)
const lines = (value: unknown) => JSON.stringify(value, null, 2)

const ASKED = 'Write a TypeScript type for this response: '
const REQUESTS: [what: string, text: string][] = [
  ['an object that gives orders', ASKED + json(ORDERS)],
  ['an object on lines of its own', `${ASKED}\n\n${lines(ORDERS)}`],
  ['lines that end as on Windows', `${ASKED}\r\n${lines(ORDERS).replaceAll('\n', '\r\n')}`],
  ['a list of objects', ASKED + json(ITEMS.slice(0, 3))],
  ['a long list', ASKED + lines(ITEMS)],
  ['a long object', ASKED + json(Object.fromEntries(ITEMS.map((one) => [one.name, one])))],
  ['a list of texts', ASKED + json(ITEMS.map(({ name }) => `${name} of this shop`))],
  ['a deep object', ASKED + json(nested(20))],
  ['another script', ASKED + json({ 名前: '田中', 住所: '東京都', اسم: 'هذا النص طويل جدا' })],
  ['variables', ASKED + json({ name: '{{name}}', more: { city: '{{ city | upper }}' } })],
  [
    'an example before the request',
    `${lines(ORDERS)}\n\nWrite a TypeScript type for this response.`,
  ],
  ['a fence', `${ASKED}\n\`\`\`json\n${lines(ITEMS.slice(0, 5))}\n\`\`\``],
  ['a request for a fix', `Why does my parser fail on this? ${json(ORDERS)}`],
  ['another language', `Write a pydantic model for this: ${json(ORDERS)}`],
]

test.group('An example in JSON behind a request for code', () => {
  test('takes no variant away: {0}')
    .with(REQUESTS)
    .run(({ assert }, [, text]) => {
      const { variants } = improve({ text, settings: DEFAULT_SETTINGS })
      assert.lengthOf(variants, 3)
    })

  test('is one stretch of material, which stays as it is', ({ assert }) => {
    for (const value of [ORDERS, ITEMS, nested(20)]) {
      const text = ASKED + json(value)
      const stretches = read(text).opaque.map(({ kind, start, end }) => [
        kind,
        text.slice(start, end),
      ])
      assert.deepEqual(stretches, [['data', json(value)]])
    }
  })

  test('is none where brackets hold something else', ({ assert }) => {
    for (const text of [
      'Cite [1, 2] and [3]',
      'Use a[0] and b[10] = [1, 2]',
      'In [2024-2025 budget]',
    ])
      assert.notInclude(
        read(text).opaque.map(({ kind }) => kind),
        'data'
      )
  })
})
