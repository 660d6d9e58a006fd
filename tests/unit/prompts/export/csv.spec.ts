import { test } from '@japa/runner'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { momentCell, toCsv, type Cell, type Column } from '#app/prompts/domain/export/csv'

const STARTS = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']

/** Such as random texts become. */
const SIGNED_NUMBER = /^[+-]\d[\d.,' ]*(?:[eE][+-]?\d+)?(?: ?%)?$/

const columns = (titles: string[]): Column<Cell[]>[] =>
  titles.map((title, index) => ({ title, cell: (row) => row[index] }))

const readBack = (csv: string): string[][] =>
  parse(csv, { bom: true, relax_column_count: false, record_delimiter: '\r\n' })

const anyCell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('"', '""', ',', '\r\n', '\n', ' x ', '=1+1', '-', 'a"b,c\nd', '\uFEFF', ';'),
  fc.tuple(fc.constantFrom(...STARTS), fc.string()).map((pieces) => pieces.join('')),
  fc.integer({ min: -100, max: 100 }),
  fc.constant(null)
)

const expected = (cell: Cell) => {
  if (typeof cell !== 'string') return String(cell ?? '')
  if (SIGNED_NUMBER.test(cell)) return cell
  return STARTS.includes(cell.replace(/^'+/, '')[0]) ? `'${cell}` : cell
}

test.group('A list as CSV', () => {
  test('is what RFC 4180 says, and Excel reads it as UTF-8', ({ assert }) => {
    const csv = toCsv(columns(['Title', 'Score']), [
      ['He said "no", twice', 91],
      ['two\nlines', null],
      ['plain', -5],
    ])
    assert.equal(
      csv,
      '\uFEFFTitle,Score\r\n"He said ""no"", twice",91\r\n"two\nlines",\r\nplain,-5\r\n'
    )
  })

  test('a cell that begins with {$self} is text for a spreadsheet')
    .with(STARTS.map((start) => JSON.stringify(start)))
    .run(({ assert }, start) => {
      const cell = `${JSON.parse(start)}SUM(A1:A9)`
      const [, [written]] = readBack(toCsv(columns(['Cell']), [[cell]]))
      assert.equal(written, `'${cell}`)
    })

  test('a number with a sign stays a number: {$self}')
    .with(['-5', '-1.5', '-0.50', '+49 170 12', '-5 %', '-1,234.5', '+1e9', "-1'200"])
    .run(({ assert }, cell) => {
      const [, [written]] = readBack(toCsv(columns(['Cell']), [[cell]]))
      assert.equal(written, cell)
    })

  test('what only begins like one does not: {$self}')
    .with(['-5+A1', '+49-170', '-1e9x', '-5%+1', '--5', '-', '-5\n=1', '@anna', '-A1'])
    .run(({ assert }, cell) => {
      const [, [written]] = readBack(toCsv(columns(['Cell']), [[cell]]))
      assert.equal(written, `'${cell}`)
    })

  test('a real parser reads back every cell', ({ assert }) => {
    const anyRows = fc.array(fc.tuple(anyCell, anyCell, anyCell), { maxLength: 8 })
    fc.assert(
      fc.property(anyRows, (rows) => {
        const [titles, ...found] = readBack(toCsv(columns(['a', 'b', 'c']), rows))
        assert.deepEqual(titles, ['a', 'b', 'c'])
        assert.deepEqual(
          found,
          rows.map((row) => row.map(expected))
        )
      }),
      { numRuns: 1000 }
    )
  })

  test('a moment is written as spreadsheets read it', ({ assert }) => {
    assert.equal(momentCell('2026-10-02T08:15:00.123+02:00'), '2026-10-02 06:15:00')
  })
})
