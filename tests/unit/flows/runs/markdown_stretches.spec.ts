import { test } from '@japa/runner'
import fc from 'fast-check'
import { gfm } from 'micromark-extension-gfm'
import { parse, postprocess, preprocess } from 'micromark'
import { KnownLabels } from '#app/flows/domain/result_file/known_labels'
import { MAX_STEPS, whyPlain } from '#app/flows/domain/result_file/markdown_bounds'
import { parseMarkdown, stretchesOf } from '#app/flows/domain/result_file/markdown_stretches'
import { PartReader } from '#app/flows/domain/result_file/part_reader'
import { markdownReading } from '#app/flows/domain/result_file/read_markdown'
import { announcedSeed, rounds } from '#tests/helpers/random'

/** The parts of a text that is parsed in one go. */
function partsInOneGo(text: string) {
  const reader = new PartReader()
  reader.read({ nodes: parseMarkdown(text), goesOn: false })
  return reader.parts
}

const LINES = [
  ...['# Title', 'Some **bold** words', 'lazy', '', '', '', '- item', '- [x] done', '* other'],
  ...['1. one', '2. two', '7) seven', '  - inner', '    deep', '\tcode', '> quote', '> - in it'],
  ...['| a | b |', '|---|---|', '| 1 | *2* |', '|-', '---', '===', '<div>', '<!--', '-->', '&amp;'],
  ...['```', '~~~', '  ```', 'a [link] to [^1]', '[x][link]', '[link]: https://example.org'],
  ...['[^1]: a note', '    of two lines', 'https://example.org', '**open', 'a|b', '-|-'],
]

/**
 * A list that begins with another number than 1, right behind indented code: read in one go, the parser takes it for text,
 * as if the code were a paragraph. A blank line between them leaves no doubt.
 */
const NUMBERED_BEHIND_CODE = /((?:^|\n)(?: {4}|\t)[^\n]*\n)(?=\d+[.)] )/g

const anyText = fc
  .array(fc.tuple(fc.constantFrom(...LINES), fc.integer({ min: 1, max: 60 })), { maxLength: 60 })
  .map((stretches) => stretches.map(([line, times]) => `${line}\n`.repeat(times)).join(''))
  .map((text) => text.replace(NUMBERED_BEHIND_CODE, '$1\n'))

test.group('Markdown that is read in stretches', () => {
  test('is what it is when it is read in one go', ({ assert }) => {
    const seed = announcedSeed('markdown in stretches')
    fc.assert(
      fc.property(anyText, (text) => {
        const { parts, plainBecause } = markdownReading(text, Infinity)
        if (plainBecause === null) assert.deepEqual(parts, partsInOneGo(text))
      }),
      { numRuns: rounds(1_000), seed }
    )
  })

  test('goes on with the numbers of a list and the rows of a table', ({ assert }) => {
    const items = Array.from({ length: 500 }, (_, at) => `${at + 3}. *item*\n`).join('')
    const rows = `| a | b |\n| - | - |\n${'| **1** | 2 |\n'.repeat(500)}`
    const text = `${items}\n# Table\n${rows}\nEnd`
    const { parts } = markdownReading(text)
    assert.deepEqual(parts, partsInOneGo(text))
    assert.lengthOf(parts, 503)
  })

  test('knows what is defined at its end', ({ assert }) => {
    const text = `${'A [link], [another][Two] and a [^note].\n\n'.repeat(300)}[link]: a\n[two]: b\n\n[^note]: Read.`
    assert.deepEqual(markdownReading(text).parts, partsInOneGo(text))
  })
})

const HEADS = [
  '',
  '> a\n',
  '- a\n',
  '- > a\n',
  'a|b\n-|-\n',
  '|a'.repeat(100) + '\n' + '|-'.repeat(100) + '\n',
]
const UNITS = [
  ...['a\n', '> ', '> a\n', '- a\n', '1. a\n', '+ ', '  - b\n', '\n', '# a\n', 'a\n===\n', '-|-\n'],
  ...[
    'a|b\n',
    '|b',
    '**a',
    '*a_',
    '[a](',
    ']',
    '[',
    '![',
    '~~',
    '`',
    '[a]: b\n',
    '[^a]\n',
    '<b>\n',
  ],
  ...['&amp\n', 'a@b\n', 'www.a_', 'http://a.b ', '\\*', '\t', '  ', '---\n'],
]

const anyHostile = fc
  .tuple(
    fc.constantFrom(...HEADS),
    fc.array(fc.constantFrom(...UNITS), { minLength: 1, maxLength: 4 }),
    fc.integer({ min: 500, max: 20_000 })
  )
  .map(([head, unit, length]) => (head + unit.join('').repeat(length)).slice(0, length))

/** What a parser can move or look at: each of its events at each of them. */
function workOf(text: string): number {
  const { length } = postprocess(
    parse({ extensions: [gfm()] })
      .document()
      .write(preprocess()(text, null, true))
  )
  return length * length
}

/** A mark has up to this many events. */
const EVENTS = 20

test.group('The work of reading Markdown', () => {
  for (const [where, steps] of Object.entries(MAX_STEPS)) {
    test(`has a bound, whatever is repeated: ${where}`, ({ assert }) => {
      const seed = announcedSeed(`markdown work ${where}`)
      fc.assert(
        fc.property(anyHostile, (text) => {
          if (whyPlain(text)) return
          let work = 0
          const counted = (stretch: string) => {
            work += workOf(stretch)
            return parseMarkdown(stretch)
          }
          Array.from(stretchesOf(text, new KnownLabels(), { steps }, counted))
          assert.isAtMost(work, EVENTS * EVENTS * steps)
        }),
        { numRuns: rounds(500), seed }
      )
    }).timeout(60_000)
  }
})
