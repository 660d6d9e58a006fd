import { readdirSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { decodeText } from '#app/core/domain/text_encoding'
import { type CsvTable, readCsv } from '#app/core/read_csv'
import { readRow } from '#app/flows/domain/batches/batch'
import { suggestColumns } from '#app/flows/domain/batches/suggest_columns'
import type { AskField } from '#app/flows/domain/graph/settings'
import type { Value } from '#app/flows/domain/values/value'

/** The same rows, each file saved by the program that names it. */
const FOLDER = 'tests/fixtures/spreadsheets'
const FILES = readdirSync(FOLDER)
const LIMITS = { rows: 1_000, columns: 200, header: 200 }

const field = (name: string, type: AskField['type'], isRequired = false): AskField => ({
  ...{ name: name.toLowerCase(), label: name, type, isRequired },
})
const FIELDS = [
  field('Name', 'text', true),
  field('Note', 'long-text'),
  field('Price', 'number'),
  field('Active', 'yes-no'),
  field('Day', 'date'),
]

type Row = [name: string, note: string, price: number, active: boolean, day: string]
const rowOf = ([name, note, price, active, day]: Row) => ({ name, note, price, active, day })

const EXPECTED: Record<string, Value>[] = [
  rowOf(['Jörg Müßig', 'Said "soon".\nAsk again, please.', 12.5, true, '2026-03-31']),
  rowOf(['Zoë 🙂', 'One line; no more', 1234.75, false, '2026-04-01']),
  rowOf(['Éloïse', 'First\n\nThird', -0.25, true, '2026-12-24']),
  rowOf(['Ægir Ørsted', '"Quoted"', 1_000_000.01, false, '2024-02-29']),
  rowOf(['Łukasz', 'a,b;c|d', 3, true, '2026-01-05']),
  rowOf(['Ünal Öz', "It's fine", 0.99, true, '2026-02-03']),
  rowOf(['Ñandú', 'Ends with a quote "', 17.2, false, '2026-07-14']),
  rowOf(['Šárka', 'Plain', 99.95, true, '2026-10-31']),
  rowOf(['Müller & Söhne', '- begins with a dash', 250, false, '2026-06-30']),
  { name: 'Anna' },
  rowOf(['Ωmega', 'Δ → ∞', 0.5, false, '2026-11-11']),
  rowOf(['Ada Lovelace', 'The last row', 42.42, true, '2026-08-09']),
]

async function tableIn(bytes: Uint8Array): Promise<CsvTable> {
  const decoded = await decodeText(bytes)
  const read = readCsv({ text: decoded!.text, limits: LIMITS, ownColumns: [] })
  if (!read.ok) throw new Error(read.problem)
  return read.table
}

async function inputsIn(bytes: Uint8Array) {
  const { headers, rows } = await tableIn(bytes)
  const reader = { headers, fields: FIELDS, columns: suggestColumns(FIELDS, headers) }
  return rows.map(({ cells }) => {
    const read = readRow(reader, cells)
    return read.ok ? read.inputs : read.fields
  })
}

test.group('Rows that a program has saved', () => {
  test('are those of at least ten programs', ({ assert }) => {
    assert.isAbove(FILES.length, 10)
  })

  test('become the same inputs of a flow: {$self}')
    .with(FILES)
    .run(async ({ assert }, name) => {
      assert.deepEqual(await inputsIn(readFileSync(`${FOLDER}/${name}`)), EXPECTED)
    })

  test('become the same inputs with other line ends and another encoding: {$self}')
    .with(FILES.filter((name) => name.endsWith('.csv')))
    .run(async ({ assert }, name) => {
      const text = readFileSync(`${FOLDER}/${name}`, 'utf8')
      const windows = text.replaceAll(/\r?\n/g, '\r\n')
      const given = await inputsIn(Buffer.from(windows, 'utf16le'))
      const expected = EXPECTED.map((row) =>
        row.note ? { ...row, note: String(row.note).replaceAll('\n', '\r\n') } : row
      )
      assert.deepEqual(given, expected)
    })
})
