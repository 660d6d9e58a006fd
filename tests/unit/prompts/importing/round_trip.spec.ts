import { test } from '@japa/runner'
import { strToU8, zipSync } from 'fflate'
import fc from 'fast-check'
import { isBlankText } from '#app/core/domain/blank_text'
import { CATEGORIES } from '#app/prompts/domain/category'
import {
  COLLECTION_CSV_START,
  type CollectedPrompt,
  collectionCsvLine,
  collectionMarkdown,
  CollectionNames,
} from '#app/prompts/domain/export/prompt_collection'
import { recognizeColumns } from '#app/prompts/domain/importing/columns'
import { prepareRows } from '#app/prompts/domain/importing/prepare_rows'
import { readFiles } from '#app/prompts/domain/importing/read_files'
import { tableIn } from '#tests/unit/prompts/importing/tables'

const STARTS = [
  '=',
  '+',
  '-',
  '@',
  '\t',
  '\r',
  '\n',
  '\r\n',
  "'",
  "'=",
  '---\n',
  '\uFEFF',
  '# ',
  '"',
  '[',
  ' ',
]

const anyText = (most: number) =>
  fc
    .tuple(
      fc.constantFrom('', ...STARTS),
      fc.string({ unit: 'grapheme', maxLength: most }),
      fc.constantFrom('', '\r', '\n', '\r\n', '\n\n', "'", ' ', '[name]', ', "x"')
    )
    .map((parts) => parts.join('').replaceAll('\u0000', '').toWellFormed())
    .filter((text) => !isBlankText(text))

const anyTag = anyText(8)
  .map((text) => text.trim())
  .filter((tag) => !isBlankText(tag))

const anyPrompt: fc.Arbitrary<CollectedPrompt> = fc.record({
  ...{ title: anyText(30), prompt: anyText(60) },
  tags: fc.uniqueArray(anyTag, { maxLength: 4 }),
  category: fc.constantFrom(...CATEGORIES),
  created: fc.constant('2026-10-01T08:00:00.000Z'),
  updated: fc.constant('2026-10-02T08:00:00.000Z'),
})
const anyCollection = fc.array(anyPrompt, { minLength: 1, maxLength: 6 })

async function readBack(path: string, bytes: Uint8Array) {
  const table = tableIn(await readFiles([{ path, bytes }]))
  const mapping = recognizeColumns(table.columns)
  return prepareRows(table, { mapping, convert: false }).map(
    ({ title, content, tags, category }) => ({ title, prompt: content, tags, category })
  )
}

const expected = (prompts: CollectedPrompt[]) =>
  prompts.map(({ title, prompt, tags, category }) => ({ title, prompt, tags, category }))

test.group('All prompts of a person', () => {
  test('come back from their CSV as they were', async ({ assert }) => {
    await fc.assert(
      fc.asyncProperty(anyCollection, async (prompts) => {
        const csv = COLLECTION_CSV_START + prompts.map(collectionCsvLine).join('')
        assert.deepEqual(await readBack('prompts.csv', strToU8(csv)), expected(prompts))
      }),
      { numRuns: 500 }
    )
  })

  test('come back from their JSON as they were', async ({ assert }) => {
    await fc.assert(
      fc.asyncProperty(anyCollection, async (prompts) => {
        const json = strToU8(JSON.stringify(prompts))
        assert.deepEqual(await readBack('prompts.json', json), expected(prompts))
      }),
      { numRuns: 300 }
    )
  })

  test('come back from their Markdown files as they were', async ({ assert }) => {
    await fc.assert(
      fc.asyncProperty(anyCollection, async (prompts) => {
        const names = new CollectionNames()
        const files = prompts.map((one) => [
          names.nameOf(one.title),
          strToU8(collectionMarkdown(one)),
        ])
        const read = await readBack('prompts.zip', zipSync(Object.fromEntries(files)))
        assert.sameDeepMembers(read, expected(prompts))
      }),
      { numRuns: 300 }
    )
  })
})
