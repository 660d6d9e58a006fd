import { test } from '@japa/runner'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { recognizeColumns, withRole } from '#app/prompts/domain/importing/columns'
import { csvRecords } from '#app/prompts/domain/importing/csv_records'
import { MAX_IMPORT_COLUMNS, MAX_IMPORT_PROMPTS } from '#app/prompts/domain/importing/import_limits'
import { readCsvTable } from '#app/prompts/domain/importing/read_csv'
import { prepareRows } from '#app/prompts/domain/importing/prepare_rows'
import { collectionCsv, promptCollection } from '#tests/helpers/prompt_collection'
import { problemIn, tableIn } from '#tests/unit/prompts/importing/tables'

const cellsOf = (text: string) =>
  [...csvRecords(text, ',', MAX_IMPORT_COLUMNS)].map(({ cells }) => cells)

const anyCell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('', '"', '""', ',', '\r\n', '\n', '\r', ' x ', '=1+1', 'a"b,c\nd', '{"a": [1]}')
)

test.group('A table of prompts in CSV', () => {
  test('has the cells that another parser reads in it', ({ assert }) => {
    const anyTable = fc.array(fc.array(anyCell, { minLength: 2, maxLength: 4 }), { minLength: 1 })
    fc.assert(
      fc.property(anyTable, fc.constantFrom('\r\n', '\n'), (rows, lineEnd) => {
        const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
        const text = rows.map((row) => row.map(quoted).join(',')).join(lineEnd)
        const options = { relax_column_count: true, record_delimiter: [lineEnd] }
        assert.deepEqual(cellsOf(text), parse(text, options))
        assert.deepEqual(cellsOf(text), rows)
      }),
      { numRuns: 500 }
    )
  })

  test('of 1,300 prompts with quotes, line ends and JSON comes in whole', ({ assert }) => {
    const prompts = promptCollection(1_300)
    for (const lineEnd of ['\r\n', '\n']) {
      const table = tableIn(readCsvTable(collectionCsv(prompts, lineEnd)))
      assert.deepEqual(table.columns, ['act', 'prompt', 'kind'])
      const mapping = recognizeColumns(table.columns)
      assert.deepEqual(mapping, ['title', 'prompt', 'ignore'])
      const rows = prepareRows(table, { mapping, convert: false })
      assert.deepEqual(
        rows.map(({ title, content, problem }) => ({ title, content, problem })),
        prompts.map(({ act, prompt }) => ({ title: act, content: prompt, problem: null }))
      )
    }
  })

  test('names the line on which each row begins', ({ assert }) => {
    const { rows } = tableIn(
      readCsvTable('title,prompt\r\nA,"one\r\ntwo"\r\n\r\nB,three\rC,four\n')
    )
    assert.deepEqual(
      rows.map(({ line, cells }) => [line, ...cells]),
      [
        [2, 'A', 'one\r\ntwo'],
        [5, 'B', 'three'],
        [6, 'C', 'four'],
      ]
    )
  })

  test('may have semicolons or tabs between its cells', ({ assert }) => {
    for (const delimiter of [';', '\t']) {
      const text = ['title', 'prompt'].join(delimiter) + `\n"A, b"${delimiter}one, two, three`
      assert.deepEqual(tableIn(readCsvTable(text)).rows[0].cells, ['A, b', 'one, two, three'])
    }
  })

  test('names its columns in the first row only where a name is known, unless the person says so', ({
    assert,
  }) => {
    const text = 'Aufgabe,Wer\nSchreibe,Anna\n'
    assert.deepEqual(tableIn(readCsvTable(text)).columns, ['A', 'B'])
    assert.lengthOf(tableIn(readCsvTable(text)).rows, 2)
    assert.deepEqual(tableIn(readCsvTable(text, true)).columns, ['Aufgabe', 'Wer'])
    assert.lengthOf(tableIn(readCsvTable('prompt,title\na,b\n', false)).rows, 2)
  })

  test('says which quotation mark is never closed, and keeps every row', ({ assert }) => {
    const { rows, notes } = tableIn(readCsvTable('title,prompt\nA,fine\nB,"never closed\nC,last\n'))
    assert.deepEqual(notes, [{ kind: 'unclosed_quote', file: null, line: 3 }])
    assert.deepEqual(
      rows.map(({ cells }) => cells),
      [
        ['A', 'fine'],
        ['B', '"never closed'],
        ['C', 'last'],
      ]
    )
  })

  test('says where a row has more cells than there are columns', ({ assert }) => {
    const { rows, notes } = tableIn(readCsvTable('title,prompt\nA,b,c\nD,e,,\n'))
    assert.deepEqual(notes, [{ kind: 'extra_cells', file: null, line: 2 }])
    assert.deepEqual(rows[0].cells, ['A', 'b'])
  })

  test('is refused where it has too many columns or rows, or nothing', ({ assert }) => {
    const wide = Array.from({ length: 100_000 }, (_, at) => `c${at}`).join(',')
    const tooWide = problemIn(readCsvTable(`${wide}\n${wide}`))
    assert.deepEqual(tooWide, { kind: 'too_many_columns', most: MAX_IMPORT_COLUMNS })
    const long = `prompt\n${'a\n'.repeat(MAX_IMPORT_PROMPTS + 1)}`
    assert.equal(problemIn(readCsvTable(long)).kind, 'too_many_rows')
    assert.lengthOf(
      tableIn(readCsvTable(`prompt\n${'a\n'.repeat(MAX_IMPORT_PROMPTS)}`)).rows,
      5_000
    )
    for (const text of ['', ' \n,,\n']) assert.equal(problemIn(readCsvTable(text)).kind, 'nothing')
  })

  test('takes every text, in work that grows with its length', ({ assert }) => {
    const hostile = ['"', '""', '"""', '",', '"\n', '"a"b', '\u0000', '\u202e=1+1', '\r', ',', 'x']
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...hostile), { maxLength: 60 }), (pieces) => {
        const text = pieces.join('')
        for (const { cells, line } of csvRecords(text, ',', 5)) {
          assert.isAtMost(cells.length, 5)
          assert.isAtLeast(line, 1)
        }
        readCsvTable(text)
      }),
      { numRuns: 500 }
    )
    for (const piece of ['"', '""x\n', '"a\n', '"",']) {
      assert.isDefined(readCsvTable(piece.repeat(200_000 / piece.length)))
    }
    const cell = `prompt\n"${'x'.repeat(8_000_000)}"`
    assert.lengthOf(tableIn(readCsvTable(cell)).rows[0].cells[0], 8_000_000)
  })
})

test.group('The columns of a table', () => {
  test('mean what their names say, and nothing where they are not known', ({ assert }) => {
    assert.deepEqual(recognizeColumns(['Act', 'Prompt', 'for_devs', 'type', 'contributor']), [
      ...['title', 'prompt', 'ignore', 'ignore', 'ignore'],
    ])
    assert.deepEqual(recognizeColumns(['Text', 'Prompt text', 'Tags']), [
      'ignore',
      'prompt',
      'tags',
    ])
    assert.deepEqual(recognizeColumns(['Aufgabe', 'Wer']), ['ignore', 'ignore'])
    assert.deepEqual(recognizeColumns(['Aufgabe']), ['prompt'])
  })

  test('have each role once: choosing it for another column takes it from the first', ({
    assert,
  }) => {
    assert.deepEqual(withRole(['title', 'prompt'], 0, 'prompt'), ['prompt', 'ignore'])
    assert.deepEqual(withRole(['title', 'ignore'], 0, 'ignore'), ['ignore', 'ignore'])
  })
})
