import { test } from '@japa/runner'
import fc from 'fast-check'
import { readCsv } from '#app/core/read_csv'
import { csvRecord } from '#app/prompts/domain/export/csv'

const LIMITS = { rows: 1_000, columns: 200, header: 200 }

function tableOf(text: string) {
  const read = readCsv({ text, limits: LIMITS, ownColumns: ['status', 'error'] })
  return read.ok ? read.table : read.problem
}

const cellsOf = (text: string) => {
  const table = tableOf(text)
  return typeof table === 'string' ? table : table.rows.map(({ cells }) => cells)
}

test.group('CSV', () => {
  test('has rows with the numbers that a spreadsheet shows', ({ assert }) => {
    const table = tableOf('\nname,note\nAda,"two\nlines"\n\n , \nGrace,x\n')
    assert.deepEqual(table, {
      headers: ['name', 'note'],
      rows: [
        { number: 3, cells: ['Ada', 'two\nlines'] },
        { number: 6, cells: ['Grace', 'x'] },
      ],
    })
  })

  test('says the same number where a row is refused', ({ assert }) => {
    assert.match(String(tableOf(`a\n\n1\n${'x,'.repeat(300)}x`)), /^Row 4 has 301 cells/)
  })

  test('has the delimiter that its first line names, which is no row', ({ assert }) => {
    const wanted = { headers: ['a,b', 'c'], rows: [{ number: 2, cells: ['1,2,3', '4'] }] }
    assert.deepEqual(tableOf('sep=;\r\na,b;c\r\n1,2,3;4'), wanted)
    assert.deepEqual(tableOf('\uFEFFSEP=|\na,b|c\n1,2,3|4'), wanted)
    assert.deepEqual(tableOf('sep=^\na,b^c\n"1,2,3" ^ "4"'), wanted)
    assert.deepEqual(cellsOf('sep,a\n1,2'), [['1', '2']])
  })

  test('may have spaces beside quoted cells, which are no part of them', ({ assert }) => {
    assert.deepEqual(cellsOf('prompt\n"one"\n"two" '), [['one'], ['two']])
    assert.deepEqual(cellsOf('a , b\n "x ""y"" " ,\t"1,2"  \r\n" 3 ", 4 '), [
      ['x "y" ', '1,2'],
      [' 3 ', ' 4 '],
    ])
    assert.deepEqual(cellsOf('a\tb\n"1" \t "2"'), [['1', '2']])
    assert.deepEqual(cellsOf('\uFEFF"a" ;b\n1;2'), [['1', '2']])
  })

  test('with a quotation mark where none can be is refused, spaces or not', ({ assert }) => {
    assert.match(String(tableOf('a\n "x" y\n2')), /quotation mark within a cell in line 2/)
    assert.match(String(tableOf('a\n"x\n2')), /never closed/)
  })

  test('that is one large cell, or nothing but quotation marks, is read at once', ({ assert }) => {
    const large = 'x""'.repeat(1_000_000)
    assert.lengthOf((cellsOf(`a\n "${large}" `) as string[][])[0][0], 2_000_000)
    assert.isString(tableOf(`a\n${'"'.repeat(2_000_001)}`))
    assert.isString(tableOf(`a\n${' "x'.repeat(500_000)}`))
  })

  test('of results comes back without the apostrophes that it was written with', ({ assert }) => {
    const cells = ['=1+1', "'@x", '-5', "it's"]
    const line = csvRecord([...cells, 'succeeded', null])
    const headers = csvRecord(['=a', 'b', 'c', 'd'])
    assert.deepEqual(tableOf(`${headers.trimEnd()},status 2,error\r\n${line}`), {
      headers: ['=a', 'b', 'c', 'd', 'status 2', 'error'],
      rows: [{ number: 2, cells: [...cells, 'succeeded', ''] }],
    })
    assert.deepEqual(cellsOf(`${headers}${csvRecord(cells)}`), [["'=1+1", "''@x", '-5', "it's"]])
  })

  test('keeps every cell, however it is quoted and spaced', ({ assert }) => {
    const cell = fc.string({ unit: fc.constantFrom('a', ' ', '"', ',', ';', '\n', '\t', '=') })
    const blanks = fc.constantFrom('', ' ', '  ', '\t')
    const row = fc.array(fc.tuple(blanks, cell, blanks), { minLength: 2, maxLength: 2 })
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
        const written = rows.map((cells) =>
          cells.map(([before, text, after]) => `${before}"${text.replaceAll('"', '""')}"${after}`)
        )
        const text = ['a,b', ...written.map((cells) => cells.join(','))].join('\n')
        const wanted = rows
          .map((cells) => cells.map(([, value]) => value))
          .filter((cells) => cells.some((value) => value.trim() !== ''))
        const found = cellsOf(text)
        if (wanted.length === 0) assert.isString(found)
        else assert.deepEqual(found, wanted)
      })
    )
  })
})
