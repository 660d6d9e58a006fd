import { setImmediate } from 'node:timers/promises'
import { faultsOf, readRow, type RowFault, type RowReader } from '#app/flows/domain/batch'
import type { NewRow } from '#app/flows/engine/batch_store'

/** Rows that are read before others have their turn. */
const ROWS_AT_ONCE = 50

export interface ReadRows {
  rows: NewRow[]
  faults: RowFault[]
}

/** Reads the inputs of each row, a few rows at a time. */
export async function readBatchRows(reader: RowReader, table: string[][]): Promise<ReadRows> {
  const rows: NewRow[] = []
  const faults: RowFault[] = []
  for (const [at, cells] of table.entries()) {
    if (at % ROWS_AT_ONCE === 0) await setImmediate()
    const read = readRow(reader, cells)
    const found = read.ok ? [] : faultsOf(at + 1, read.fields)
    faults.push(...found)
    const fault = found.map(({ message }) => message).join(' ') || null
    rows.push({ position: at + 1, cells: evenRow(cells, reader.headers.length), fault })
  }
  return { rows, faults }
}

/** A cell for each column. What is behind the last column stays, because the row is refused for it. */
const evenRow = (cells: string[], columns: number): string[] =>
  cells.concat(Array<string>(Math.max(0, columns - cells.length)).fill(''))
