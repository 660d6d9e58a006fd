import { test } from '@japa/runner'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { withFormulaGuard } from '#app/core/domain/formula_guard'
import { plainParts } from '#app/flows/domain/result_file/plain_parts'
import { markdownReading } from '#app/flows/domain/result_file/read_markdown'
import { resultCsv, resultTable } from '#app/flows/domain/result_file/result_csv'
import { resultFile } from '#app/flows/domain/result_file/result_file'
import type { Value } from '#app/flows/domain/values/value'
import type { ResultFormat } from '#app/flows/domain/graph/settings'
import { readPdf } from '#tests/helpers/read_pdf'
import { readWord } from '#tests/helpers/read_word'
import { loadFont, MADE_AT } from '#tests/unit/prompts/export/samples'

const TEXT = `# Plan

Two **bold** words, *slanted* ones and \`code\`.
A second line with [a link](https://example.org).

## Steps

- Ask
  - Ada
- Answer

3. Third
4. Fourth

| Name | Hours |
| --- | ---: |
| Ada | 7 |

> Quoted

\`\`\`
let a = 1
\`\`\`

![A picture](https://example.org/x.png)`

const readParts = async (text: string) => markdownReading(text).parts

const write = (value: Value, format: ResultFormat, title = 'Plan: A & B') =>
  resultFile({ title, value }, format, { madeAt: MADE_AT, loadFont, readParts })

const bytesOf = async (value: Value, format: ResultFormat, title?: string) =>
  (await write(value, format, title)).content as Uint8Array<ArrayBuffer>

const recordsOf = (csv: string): string[][] =>
  parse(csv, { bom: true, relaxColumnCount: true }) as string[][]

test.group('A result as a Word document', () => {
  test('has real headings, lists and tables', async ({ assert }) => {
    const { paragraphs, parts } = readWord(await bytesOf(TEXT, 'docx'))
    const shown = paragraphs
      .filter(({ text }) => text !== '')
      .map(({ style, text, isListed }) => `${isListed ? 'Item' : style}: ${text}`)
    assert.deepEqual(shown, [
      'Heading1: Plan: A & B',
      'Heading2: Plan',
      'null: Two bold words, slanted ones and code.A second line with a link (https://example.org).',
      'Heading3: Steps',
      ...['Item: Ask', 'Item: Ada', 'Item: Answer', 'Item: Third', 'Item: Fourth'],
      ...['Normal: Name', 'Normal: Hours', 'Normal: Ada', 'Normal: 7'],
      ...['Quote: Quoted', 'PromptCode: let a = 1', 'null: A picture'],
    ])
    const [, , { runs }] = paragraphs
    assert.deepEqual(
      runs.filter(({ style }) => style !== null).map(({ style, text }) => [style, text]),
      [
        ['Strong', 'bold'],
        ['Emphasis', 'slanted'],
        ['InlineCode', 'code'],
      ]
    )
    assert.include(parts['word/document.xml'], '<w:tbl>')
    assert.include(parts['word/document.xml'], '<w:tblHeader/>')
    assert.match(parts['word/numbering.xml'], /<w:start w:val="3"\/>/)
    assert.notInclude(Object.keys(parts).join(), 'media')
  })

  test('has its title once where the text begins with it', async ({ assert }) => {
    const { paragraphs } = readWord(await bytesOf('# plan\n\nText\n\n## More', 'docx', 'Plan'))
    assert.deepEqual(
      paragraphs.map(({ style, text }) => `${style}: ${text}`),
      ['Heading1: Plan', 'null: Text', 'Heading2: More']
    )
  })

  test('is the same each time', async ({ assert }) => {
    assert.deepEqual(await bytesOf(TEXT, 'docx'), await bytesOf(TEXT, 'docx'))
  })
})

test.group('A result as a PDF', () => {
  test('has real headings, lists and tables', async ({ assert }) => {
    const { elements, bookmarks, isTagged } = await readPdf(await bytesOf(TEXT, 'pdf'))
    assert.isTrue(isTagged)
    assert.deepEqual(bookmarks, ['Plan: A & B', 'Plan', 'Steps'])
    assert.deepEqual(
      elements.map(({ role, text }) => `${role}: ${text.trim()}`),
      [
        ...['H1: Plan: A & B', 'H2: Plan'],
        'P: Two bold words, slanted ones and code.A second line with a link (https://example.org).',
        'H3: Steps',
        ...['Lbl: •', 'LBody: Ask', 'Lbl: •', 'LBody: Ada', 'Lbl: •', 'LBody: Answer'],
        ...['Lbl: 3.', 'LBody: Third', 'Lbl: 4.', 'LBody: Fourth'],
        ...['TH: Name', 'TH: Hours', 'TD: Ada', 'TD: 7'],
        ...['P: Quoted', 'P: let a = 1', 'P: A picture'],
      ]
    )
  })

  test('goes on at the next page within a table', async ({ assert }) => {
    const rows = Array.from({ length: 80 }, (_, at) => `| ${at} | ${'word '.repeat(40)} |`)
    const table = ['| Number | Words |', '| --- | --- |', ...rows].join('\n')
    const { pages, elements } = await readPdf(await bytesOf(table, 'pdf'))
    assert.isAbove(pages, 3)
    const numbers = elements.filter(({ role, text }) => role === 'TD' && /^\d+$/.test(text))
    assert.deepEqual(
      numbers.map(({ text }) => text),
      rows.map((_, at) => String(at))
    )
  })

  test('names what it has no letters for', async ({ assert }) => {
    const { unset } = await write('Grüße 漢', 'pdf')
    assert.deepEqual(unset, ['漢'])
  })

  test('can be made of any text, as a Word document can', async () => {
    const any = fc
      .array(fc.constantFrom(...PIECES), { maxLength: 30 })
      .map((pieces) => pieces.join(''))
    await fc.assert(
      fc.asyncProperty(any, async (text) => {
        readWord(await bytesOf(text, 'docx'))
        await readPdf(await bytesOf(text, 'pdf'))
      }),
      { numRuns: 25 }
    )
  })

  test('of a text that nests too deeply has the text as it is', async ({ assert }) => {
    const text = `${'> '.repeat(5_000)}deep`
    const { paragraphs } = readWord(await bytesOf(text, 'docx'))
    assert.equal(paragraphs[1].text, text)
  })
})

const PIECES = [
  ...['# ', '## ', '- ', '  - ', '1. ', '> ', '\n', '\n\n', '```\n', '|', '| - | - |\n', '---\n'],
  ...['**', '*', '`', '[a](b)', '![c](d)', '<b>', '&amp;', '[^1]', '[^1]: note\n', '- [x] '],
  ...['word ', 'Größe', '😀', '\t', '\u0000', '\uD800', 'א'],
]

test.group('A result as CSV', () => {
  test('has a row for each item of a list: {what}')
    .with(
      (
        [
          ['texts', ['a', 'b, c'], [['T'], ['a'], ['b, c']]],
          ['numbers and nothing', [1, null, true], [['T'], ['1'], [''], ['true']]],
          [
            'objects with different fields',
            [{ name: 'Ada' }, { hours: 7, name: 'Grace', more: ['x'] }],
            [
              ['name', 'hours', 'more'],
              ['Ada', '', ''],
              ['Grace', '7', 'x'],
            ],
          ],
          [
            'one object',
            { a: 1, b: 'x' },
            [
              ['a', 'b'],
              ['1', 'x'],
            ],
          ],
          ['JSON in a text', '```json\n[{"a": 1}]\n```', [['a'], ['1']]],
          [
            'a table in a text',
            'Here:\n\n| a | b |\n|-|-|\n| 1 | **2** |',
            [
              ['a', 'b'],
              ['1', '2'],
            ],
          ],
          ['lines', 'one\n\ntwo', [['T'], ['one'], ['two']]],
          ['a formula', ['=1+1', '@x', '-3'], [['T'], ["'=1+1"], ["'@x"], ['-3']]],
          [
            'fields that objects have by themselves',
            [{ constructor: 'x' }, {}],
            [['constructor'], ['x'], ['']],
          ],
        ] as [string, Value, string[][]][]
      ).map(([what, value, records]) => ({ what, value, records }))
    )
    .run(async ({ assert }, { value, records }) => {
      assert.deepEqual(recordsOf(await resultCsv('T', value, readParts)), records)
    })

  test('comes back as it was, but for the apostrophe before a formula', async () => {
    const leaf = fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.constant(null))
    const name = fc.string({ minLength: 1 }).filter((text) => text !== '__proto__')
    const list = fc.array(fc.dictionary(name, leaf, { minKeys: 1 }), { minLength: 1 })
    await fc.assert(
      fc.asyncProperty(list, async (value) => {
        const { titles, rows } = await resultTable('T', value as Value, readParts)
        const guarded = (cell: unknown) =>
          typeof cell === 'string' ? withFormulaGuard(cell) : String(cell ?? '')
        const read = recordsOf(await resultCsv('T', value as Value, readParts))
        const expected = [titles, ...rows].map((row) => row.map(guarded))
        return JSON.stringify(read) === JSON.stringify(expected)
      })
    )
  })
})

test.group('A result whose Markdown cannot be read', () => {
  const readPlain = async (text: string) => plainParts(text)
  const tools = { madeAt: MADE_AT, loadFont, readParts: readPlain }
  const text = '# Plan\n\n| a | b |\n|-|-|\n| 1 | 2 |'

  test('is its text in a Word document and in a PDF', async ({ assert }) => {
    const word = await resultFile({ title: 'T', value: text }, 'docx', tools)
    const { paragraphs } = readWord(word.content as Uint8Array<ArrayBuffer>)
    assert.deepEqual(
      paragraphs.map((one) => one.text),
      ['T', '# Plan', '| a | b ||-|-|| 1 | 2 |']
    )
    const pdf = await resultFile({ title: 'T', value: text }, 'pdf', tools)
    const { bookmarks } = await readPdf(pdf.content as Uint8Array<ArrayBuffer>)
    assert.deepEqual(bookmarks, ['T'])
  })

  test('has its lines as rows of CSV', async ({ assert }) => {
    assert.lengthOf(recordsOf(await resultCsv('T', text, readPlain)), 5)
  })

  test('is looked through once for JSON between fences', async ({ assert }) => {
    const blank = `\`\`\`${'\n'.repeat(200_000)}x`
    assert.deepEqual(recordsOf(await resultCsv('T', blank, readPlain)), [['T'], ['```'], ['x']])
  })
})

test.group('A result as Markdown', () => {
  test('is the text, in a file that has its name', async ({ assert }) => {
    const { name, type, content } = await write(TEXT, 'markdown')
    assert.deepEqual([name, type, content], ['plan-a-b.md', 'text/markdown', `${TEXT}\n`])
  })
})
