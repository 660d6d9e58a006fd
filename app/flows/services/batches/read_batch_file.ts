import { unacceptable } from '#app/core/exceptions/api_exception'
import type { CsvTable } from '#app/core/read_csv'
import {
  MAX_BATCH_ROWS,
  MAX_CSV_BYTES,
  MAX_CSV_COLUMNS,
  MAX_HEADER_LENGTH,
} from '#app/flows/domain/batches/batch'
import { LAST_HEADERS } from '#app/flows/domain/batches/batch_csv'
import { inEngine } from '#app/prompts/services/engine_pool'
import type { EngineCaller } from '#app/prompts/services/fair_engine'

const LIMITS = { rows: MAX_BATCH_ROWS, columns: MAX_CSV_COLUMNS, header: MAX_HEADER_LENGTH }

/** @throws ApiException 422 `fields` with what to change in the file, 503 */
export async function readBatchFile(caller: EngineCaller, csv: string): Promise<CsvTable> {
  if (Buffer.byteLength(csv) > MAX_CSV_BYTES) {
    throw unacceptable({ csv: 'The file is larger than 5 MB. Split it into several files.' })
  }
  const read = await inEngine(caller, 'readCsv', {
    ...{ text: csv, limits: LIMITS, ownColumns: LAST_HEADERS },
  })
  if (!read.ok) throw unacceptable({ csv: read.problem })
  return read.table
}
