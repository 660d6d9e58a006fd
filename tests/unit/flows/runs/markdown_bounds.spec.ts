import { test } from '@japa/runner'
import fc from 'fast-check'
import type { DocumentPart } from '#app/flows/domain/result_file/document_parts'
import { markdownReading } from '#app/flows/domain/result_file/read_markdown'
import { announcedSeed, rounds } from '#tests/helpers/random'

const CHAPTER = `## Findings

Some **bold** text with [a link](https://example.org), *slanted* words, \`code\` and ada@example.org.

- One
  1. Two
     - Three, with **words**
- [x] Four

> A quotation

| Name | Hours |
| --- | ---: |
${'| Ada | **7** |\n'.repeat(20)}
---

`

/** Texts that took minutes, or ended in a stack overflow, each with what is to be said of it. */
const HOSTILE = [
  { name: 'quotes in quotes', text: '> '.repeat(12_500), reason: 'deep' },
  { name: 'lists in lists', text: '1. '.repeat(10_000), reason: 'deep' },
  { name: 'lists in lists by indentation', text: staircase(200), reason: 'deep' },
  { name: 'asterisks that open in 300 KB', text: '**a'.repeat(100_000), reason: 'long' },
  { name: 'asterisks that open', text: '**a'.repeat(20_000), reason: 'dense' },
  { name: 'closing brackets', text: ']'.repeat(20_000), reason: 'dense' },
  { name: 'a few closing brackets', text: '!]'.repeat(3_000), reason: 'dense' },
  { name: 'addresses without marks', text: 'www.a_'.repeat(2_500), reason: 'dense' },
  { name: 'mixed signs', text: '*a_'.repeat(10_000), reason: 'dense' },
  { name: 'underlines of headings', text: 'a\n===\n\n'.repeat(20_000), reason: 'dense' },
  { name: 'lines that go on with a quote', text: `> a\n${'a\n'.repeat(10_000)}`, reason: 'dense' },
  { name: 'lines that go on with an item', text: `- a\n${'a\n'.repeat(90_000)}`, reason: 'dense' },
  { name: 'headings', text: '# a\n'.repeat(49_000), reason: 'dense' },
  { name: 'lists of two kinds', text: '1. a\n- b\n'.repeat(20_000), reason: 'dense' },
  { name: 'rows of a table', text: `a|b\n-|-\n${'a|b\n'.repeat(49_000)}`, reason: 'dense' },
  { name: 'rows that look like the second one', text: '-|-\n'.repeat(49_000), reason: 'dense' },
  { name: 'many quotes', text: '> a\n\n'.repeat(30_000), reason: 'dense' },
  { name: 'footnotes', text: '[^a]: b\n\n[^a]\n\n'.repeat(12_000), reason: 'dense' },
  { name: 'addresses of mail', text: 'a@b\n'.repeat(20_000), reason: 'dense' },
  { name: 'names of characters', text: '&amp\n'.repeat(20_000), reason: 'dense' },
  { name: 'more items than a page shows', text: '- a\n'.repeat(30_000), reason: 'dense' },
  { name: 'a table with more cells than a page shows', text: wideTable(), reason: 'dense' },
]

function staircase(steps: number): string {
  return Array.from({ length: steps }, (_, at) => `${' '.repeat(2 * at)}- a\n`).join('')
}

function wideTable(): string {
  const head = `${'|a'.repeat(500)}|\n${'|-'.repeat(500)}|\n`
  return head + '|b|\n'.repeat(500)
}

test.group('A text that would take too long to read as Markdown', () => {
  test('is taken as it is: {name}')
    .with(HOSTILE)
    .run(({ assert }, { text, reason }) => {
      const { parts, plainBecause } = markdownReading(text)
      assert.equal(plainBecause, reason)
      const kept = parts.flatMap((part) => ('pieces' in part ? part.pieces : []))
      const written = (from: string) => from.replaceAll(/\n+/g, '\n').trim()
      assert.equal(written(kept.map((piece) => piece.text).join('\n')), written(text))
    })
})

test.group('An ordinary text', () => {
  const ORDINARY = [
    { name: 'a report of 100 KB', text: CHAPTER.repeat(200) },
    { name: 'a report of 190 KB', text: CHAPTER.repeat(270) },
    {
      name: 'a list of 100 KB',
      text: '- **Risk**: the supplier, Ada & Co., is late (again).\n'.repeat(1_900),
    },
    {
      name: 'a table of 100 KB',
      text: `|a|b|c|\n|-|-|-|\n${'| 2026-01-01 | **Ada** & Co. | 7.5 |\n'.repeat(2_800)}`,
    },
    {
      name: 'code of 100 KB',
      text: `\`\`\`ts\n${'  if (a[0] && !b) { return "c" }\n'.repeat(3_000)}\`\`\``,
    },
    { name: 'eight lists in one another', text: staircase(8) },
    { name: 'a list of 500 items without blank lines', text: '- **A**: [b](c)\n'.repeat(500) },
    { name: 'a table of 600 rows', text: `|a|b|\n|-|-|\n${'|**c**|d|\n'.repeat(600)}` },
    { name: 'rules that are drawn with spaces', text: '- '.repeat(60) },
    { name: 'deeply indented code', text: `\`\`\`\n${`${' '.repeat(40)}- a\n`.repeat(300)}\`\`\`` },
  ]

  test('is read as Markdown: {name}')
    .with(ORDINARY)
    .run(({ assert }, { text }) => {
      assert.isNull(markdownReading(text).plainBecause)
    })
})

const TOKENS = [
  ...['> ', '- ', '1. ', '+ ', '  ', '\t', '# ', '|', '|-', '===', '---', '```', '~~~', '~~'],
  ...['[', '![', ']', '](', '[a]: b', '[^a]', '[^a]: ', '*', '**', '_', '`', '<', '<a', '<!--'],
  ...['&amp', '@', 'www.', 'http://', '\\', 'a', ' ', '\n', '\n\n'],
]

const anyHostile = fc
  .tuple(
    fc.array(fc.constantFrom(...TOKENS), { minLength: 1, maxLength: 6 }),
    fc.integer({ min: 1, max: 3_000 })
  )
  .map(([unit, count]) => unit.join('').repeat(count).slice(0, 12_000))

/** What a text within the bounds cannot exceed, however it nests. */
const MAX_DEPTH = 30

test.group('Whatever is repeated', () => {
  test('is read without a stack overflow, and no deeper than the bounds', ({ assert }) => {
    const seed = announcedSeed('markdown bounds')
    fc.assert(
      fc.property(fc.array(anyHostile, { minLength: 1, maxLength: 2 }), (texts) => {
        const { parts } = markdownReading(texts.join('\n'))
        assert.isAtMost(deepest(parts), MAX_DEPTH)
      }),
      { numRuns: rounds(2_000), seed }
    )
  })
})

const deepest = (parts: readonly DocumentPart[]): number =>
  parts.reduce((most, part) => ('depth' in part ? Math.max(most, part.depth) : most), 0)
