import { test } from '@japa/runner'
import { callsOf, importedRow } from '#app/prompts/domain/importing/import_calls'
import { MARKDOWN_COLUMNS } from '#app/prompts/domain/importing/read_markdown'
import { countStates, planRows } from '#app/prompts/domain/importing/plan_rows'
import { prepareRows, type PreparedRow } from '#app/prompts/domain/importing/prepare_rows'
import type { Mapping } from '#app/prompts/domain/importing/columns'

const MAPPING: Mapping = ['title', 'prompt', 'tags', 'category']

const prepared = (...cells: string[][]): PreparedRow[] =>
  prepareRows(
    { rows: cells.map((row, at) => ({ file: null, line: at + 2, cells: row })) },
    { mapping: MAPPING, convert: true }
  )
const one = (...cells: string[]) =>
  prepared([...cells, '', '', ''].slice(0, MARKDOWN_COLUMNS.length))[0]

const nothingElse = { saved: new Map(), takeDuplicates: false, capacity: null }

test.group('A row of an import', () => {
  test('is titled by its column, else by the first line of its text', ({ assert }) => {
    assert.equal(one('Given', 'Text').title, 'Given')
    assert.equal(one('', '\n# **Write** a plan:\nand more').title, 'Write** a plan')
    assert.equal(one(' ', '🎉🎉').title, '🎉🎉')
    const long = one('', 'word '.repeat(40)).title
    assert.isAtMost(long.length, 80)
    assert.match(long, /word…$/)
    assert.isTrue(one('', '🎉'.repeat(100)).title.isWellFormed())
  })

  test('keeps its text as written beside the one with converted variables', ({ assert }) => {
    const row = one('A', 'To [name] in ${tone:calm} words')
    assert.equal(row.content, 'To {{name}} in {{tone}} words')
    assert.equal(row.original, 'To [name] in ${tone:calm} words')
    assert.isNull(one('A', 'Plain {{name}}').original)
    const [kept] = prepareRows(
      { rows: [{ file: null, line: 1, cells: ['A', 'To [name]', '', ''] }] },
      { mapping: MAPPING, convert: false }
    )
    assert.deepInclude(kept, { content: 'To [name]', original: null })
  })

  test('has the tags and the category of its columns; another category becomes a tag', ({
    assert,
  }) => {
    assert.deepInclude(one('A', 'x', '#one, two;  one', 'Marketing'), {
      tags: ['one', 'two'],
      category: 'marketing',
    })
    assert.deepInclude(one('A', 'x', '["a, b"]', 'Coding'), {
      ...{ tags: ['a, b', 'Coding'], category: null },
      changes: ['category_as_tag'],
    })
    const many = one('A', 'x', Array.from({ length: 30 }, (_, at) => `tag ${at}`).join(','))
    assert.lengthOf(many.tags, 20)
    assert.deepEqual(many.changes, ['tags_cut'])
  })

  test('says what keeps it out: nothing in it, too much, or what cannot be stored', ({
    assert,
  }) => {
    const rows = [
      one('A', ' \u200b '),
      one('A', 'x'.repeat(50_001)),
      one('A', 'a\u0000'),
      one('A', '\ud800'),
    ]
    assert.deepEqual(
      rows.map(({ problem }) => problem),
      ['empty', 'too_long', 'unstorable', 'unstorable']
    )
    assert.equal(one('A', '[a] '.repeat(12_400)).problem, 'too_long')
    assert.deepInclude(one(`${'t'.repeat(300)}\u0000`, 'x'), {
      changes: ['title_cut'],
      problem: null,
    })
  })

  test('is left out where its text is in an earlier row or among the saved prompts', ({
    assert,
  }) => {
    const rows = prepared(['A', 'same', '', ''], ['B', 'other', '', ''], ['C', 'same', '', ''])
    assert.deepEqual(
      rows.map(({ sameAs }) => sameAs),
      [null, null, 0]
    )
    const saved = new Map([[1, { id: '1', title: 'Old' }]])
    const planned = planRows(rows, { ...nothingElse, saved })
    assert.deepEqual(planned, ['ready', 'duplicate_saved', 'duplicate_row'])
    assert.deepEqual(countStates(planned), { ready: 1, duplicate_saved: 1, duplicate_row: 1 })
    const taken = planRows(rows, { saved, takeDuplicates: true, capacity: null })
    assert.deepEqual(taken, ['ready', 'ready', 'ready'])
  })

  test('is over the limit once the rows before it have used up what the plan allows', ({
    assert,
  }) => {
    const rows = prepared(
      ['A', '1', '', ''],
      ['B', '', '', ''],
      ['C', '2', '', ''],
      ['D', '3', '', '']
    )
    const planned = planRows(rows, { ...nothingElse, capacity: 2 })
    assert.deepEqual(planned, ['ready', 'empty', 'ready', 'over_limit'])
  })

  test('goes to the server in calls of at most 200 rows and not too much text', ({ assert }) => {
    const short = prepared(...Array.from({ length: 450 }, (_, at) => ['T', `text ${at}`, '', '']))
    const indexes = short.map((_, at) => at)
    assert.deepEqual(
      callsOf(short, indexes).map(({ length }) => length),
      [200, 200, 50]
    )
    const long = prepared(
      ...Array.from({ length: 12 }, (_, at) => ['T', `${at}${'x'.repeat(49_000)}`, '', ''])
    )
    assert.deepEqual(
      callsOf(long, [0, 1, 2, 3, 4, 5, 6, 11]).map((call) => call),
      [
        [0, 1, 2, 3, 4, 5],
        [6, 11],
      ]
    )
    assert.deepEqual(importedRow(one('A', 'To [b]', 'c', 'sales')), {
      ...{ title: 'A', content: 'To {{b}}', original: 'To [b]', tags: ['c'], category: 'sales' },
    })
  })
})
