import { setImmediate } from 'node:timers/promises'
import type { CsvRow } from '#app/core/read_csv'
import { faultsOf, readRow, type RowFault, type RowReader } from '#app/flows/domain/batches/batch'
import type { NewRow } from '#app/flows/engine/batches/batch_store'

/** Rows that are read before the event loop handles other work. */
const ROWS_AT_ONCE = 50

export interface ReadRows {
  rows: NewRow[]
  faults: RowFault[]
}

/** Reads the inputs of each row, a few rows at a time. */
export async function readBatchRows(reader: RowReader, table: CsvRow[]): Promise<ReadRows> {
  const rows: NewRow[] = []
  const faults: RowFault[] = []
  for (const [at, { number, cells }] of table.entries()) {
    if (at % ROWS_AT_ONCE === 0) await setImmediate()
    const read = readRow(reader, cells)
    const found = read.ok ? [] : faultsOf(number, read.fields)
    faults.push(...found)
    const fault = found.map(({ message }) => message).join(' ') || null
    rows.push({ position: number, cells: evenRow(cells, reader.headers.length), fault })
  }
  return { rows, faults }
}

/** Adds empty cells up to the last column. Cells beyond it stay, because they are why the row is refused. */
const evenRow = (cells: string[], columns: number): string[] =>
  cells.concat(Array<string>(Math.max(0, columns - cells.length)).fill(''))
