import { test } from '@japa/runner'
import fc from 'fast-check'
import { stringify } from 'yaml'
import { improve } from '#app/prompts/domain/improve'
import { read } from '#app/prompts/domain/reading/read'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'
import { BLOCKS, PROSE, PROMPTS_IN_PARTS } from '#tests/unit/prompts/structured_examples'

const ASKS = [
  'Write a TypeScript type for this response:',
  'Write a Python function that reads this and returns the names.',
  'Write a SQL table for the following data:',
  'Why does my parser fail on this?',
]

/** The same request with the block in different places. */
const PLACES: [where: string, write: (ask: string, block: string) => string][] = [
  ['behind the request', (ask, block) => `${ask}\n\n${block}`],
  ['on the next line', (ask, block) => `${ask}\n${block}`],
  ['in a fence', (ask, block) => `${ask}\n\`\`\`\n${block}\n\`\`\``],
  ['between two requests', (ask, block) => `${ask}\n\n${block}\n\nKeep the names as they are.`],
  ['before the request', (ask, block) => `${block}\n\n${ask}`],
  ['with the lines of Windows', (ask, block) => `${ask}\n\n${block}`.replaceAll('\n', '\r\n')],
]

const improved = (text: string) => improve({ text, settings: DEFAULT_SETTINGS })

const key = fc.constantFrom('name', 'host', 'userId', 'max_size', 'tags', 'note', 'street', 'zip')
const words = fc.constantFrom(
  'Please write a table for developers.',
  'Return only JSON, in at most 5 lines.',
  "Don't use a formal tone",
  'Anna Müller',
  'db.internal',
  '名前'
)
const scalar = fc.oneof(
  words,
  fc.integer(),
  fc.boolean(),
  fc.double({ min: 0, max: 9, noNaN: true })
)
const flat = fc.dictionary(key, scalar, { minKeys: 2, maxKeys: 6 })
const nested = fc.dictionary(key, fc.oneof(flat, fc.array(flat, { minLength: 1, maxLength: 3 })), {
  minKeys: 1,
  maxKeys: 4,
})
const escaped = (value: unknown) =>
  String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

type Value = string | number | boolean | Value[] | { [name: string]: Value }

function xml(name: string, value: Value, indent = ''): string {
  if (Array.isArray(value)) return value.map((one) => xml(name, one, indent)).join('\n')
  if (typeof value !== 'object') return `${indent}<${name}>${escaped(value)}</${name}>`
  const inner = Object.entries(value).map(([inside, one]) => xml(inside, one, `${indent}  `))
  return `${indent}<${name}>\n${inner.join('\n')}\n${indent}</${name}>`
}

const asToml = (value: unknown) => JSON.stringify(value)
const pairs = (record: Record<string, unknown>, write: (value: unknown) => string) =>
  Object.entries(record)
    .map(([name, value]) => `${name} = ${write(value)}`)
    .join('\n')
const cell = (value: unknown) =>
  /[",;\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value)
const table = fc
  .tuple(fc.uniqueArray(key, { minLength: 2, maxLength: 5 }), fc.integer({ min: 2, max: 5 }))
  .chain(([names, count]) =>
    fc
      .array(fc.array(scalar, { minLength: names.length, maxLength: names.length }), {
        minLength: count,
        maxLength: count,
      })
      .map((rows) => [names, ...rows])
  )
const separatedBy = (separator: string) => (rows: unknown[][]) =>
  rows.map((row) => row.map(cell).join(separator)).join('\n')

const GENERATED: [notation: string, block: fc.Arbitrary<string>][] = [
  ['JSON', nested.map((value) => JSON.stringify(value, null, 2))],
  ['YAML', nested.map((value) => stringify({ root: value }).trim())],
  ['XML', nested.map((value) => xml('order', value as Value))],
  ['XML with a declaration', flat.map((value) => `<?xml version="1.0"?>\n${xml('task', value)}`)],
  [
    'HTML',
    fc.array(words, { minLength: 1, maxLength: 4 }).map((some) => {
      const items = some.map((one) => `  <li class="a">${escaped(one)}</li>`)
      return `<ul>\n${items.join('\n')}\n</ul>`
    }),
  ],
  [
    'TOML',
    fc
      .tuple(flat, flat)
      .map((some) => some.map((one, at) => `[part${at}]\n${pairs(one, asToml)}`).join('\n\n')),
  ],
  [
    'INI',
    fc
      .tuple(flat, flat)
      .map((some) => some.map((one, at) => `[part${at}]\n${pairs(one, String)}`).join('\n')),
  ],
  ['CSV', table.map(separatedBy(','))],
  ['CSV with semicolons', table.map(separatedBy(';'))],
  ['a table with tabs', table.map(separatedBy('\t'))],
]

test.group('An example in any notation behind a request for code', () => {
  test('takes no variant away and is changed by none: {0}')
    .with(GENERATED)
    .run(({ assert }, [, blocks]) => {
      fc.assert(
        fc.property(
          blocks,
          fc.constantFrom(...ASKS),
          fc.constantFrom(...PLACES),
          (block, ask, [where, write]) => {
            const text = write(ask, block)
            const written = where.includes('Windows') ? block.replaceAll('\n', '\r\n') : block
            const { variants } = improved(text)
            assert.isAbove(variants.length, 1, text)
            for (const { content } of variants) assert.include(content, written)
          }
        ),
        { numRuns: 25 }
      )
    })

  test('is one stretch of material: {0}')
    .with(GENERATED)
    .run(({ assert }, [, blocks]) => {
      fc.assert(
        fc.property(blocks, (block) => {
          const text = `${ASKS[0]}\n\n${block}\n\nKeep the names as they are.`
          const stretches = read(text).opaque.map(({ kind, start, end }) => [
            kind,
            text.slice(start, end),
          ])
          assert.deepEqual(stretches, [['data', block]])
        }),
        { numRuns: 25 }
      )
    })

  test('as people have it, it takes no variant away and is changed by none: {0}')
    .with(BLOCKS)
    .run(({ assert }, [, block]) => {
      for (const ask of ASKS) {
        for (const [where, write] of PLACES) {
          const text = write(ask, block)
          const written = where.includes('Windows') ? block.replaceAll('\n', '\r\n') : block
          const { variants } = improved(text)
          assert.lengthOf(variants, 3, text)
          for (const { content } of variants) assert.include(content, written)
        }
      }
    })

  test('prose, lists and labels are no data: {0}')
    .with(PROSE.map((text) => [text] as const))
    .run(({ assert }, [text]) => {
      const kinds = read(text).opaque.map(({ kind }) => kind)
      assert.notInclude(kinds, 'data')
    })

  test('a prompt in parts of its own stays open: {0}')
    .with(PROMPTS_IN_PARTS.map((text) => [text] as const))
    .run(({ assert }, [text]) => {
      const kinds = read(text).opaque.map(({ kind }) => kind)
      assert.notInclude(kinds, 'data')
    })
})
