import { test } from '@japa/runner'
import { markdownReading } from '#app/flows/domain/result_file/read_markdown'
import { type PartTree, partTree, rankHeadings } from '#frontend/components/markdown/part_tree'

/** A tree as nested texts: lists as arrays behind where they start. */
function outline(parts: PartTree[]): unknown[] {
  return parts.map((part) => {
    if (part.kind === 'list')
      return [
        part.start ?? '-',
        ...part.items.map(({ pieces, parts: inner }) => [textOf(pieces), ...outline(inner)]),
      ]
    return 'pieces' in part ? `${part.kind}: ${textOf(part.pieces)}` : part.kind
  })
}

const textOf = (pieces: { text: string }[]) => pieces.map(({ text }) => text).join('')
const read = (text: string) => outline(partTree(markdownReading(text).parts))

test.group('A result as parts that are nested', () => {
  test('keeps lists with what stands in their items', ({ assert }) => {
    assert.deepEqual(read('- a\n  - b\n  - c\n\n    more\n- d\n\nEnd'), [
      ['-', ['a', ['-', ['b'], ['c', 'paragraph: more']]], ['d']],
      'paragraph: End',
    ])
  })

  test('keeps the numbers of lists, and tells lists apart', ({ assert }) => {
    assert.deepEqual(read('3. a\n4. b\n\n- c\n\n1) d'), [
      [3, ['a'], ['b']],
      ['-', ['c']],
      [1, ['d']],
    ])
  })

  test('keeps all other parts in their order', ({ assert }) => {
    const text = '# T\n\n> q\n\n---\n\n| a |\n| - |\n| b |\n\n`x`'
    assert.deepEqual(read(text), ['heading: T', 'quote: q', 'rule', 'table', 'paragraph: x'])
  })

  test('gives headings ranks without gaps, whichever they are written with', ({ assert }) => {
    const ranksOf = (text: string, highest: number) =>
      rankHeadings(markdownReading(text).parts, highest).map(
        (part) => 'level' in part && part.level
      )
    assert.deepEqual(ranksOf('## a\n\n#### b\n\n## c\n\n# d\n\n### e', 3), [3, 4, 3, 3, 4])
    assert.deepEqual(ranksOf('# a\n\n## b\n\n### c\n\n#### d', 4), [4, 5, 6, 6])
  })

  test('shows pictures as their descriptions and markup as it is written', ({ assert }) => {
    assert.deepEqual(read('![a cat](https://example.org/cat.png) <b>x</b>'), [
      'paragraph: a cat <b>x</b>',
    ])
  })
})
