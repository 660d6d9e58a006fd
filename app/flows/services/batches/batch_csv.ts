import { Readable } from 'node:stream'
import { firstLine, resultColumnsOf, rowLine } from '#app/flows/domain/batches/batch_csv'
import type { RunError } from '#app/flows/domain/runs/run'
import type { FoundBatch } from '#app/flows/services/batches/find_batches'
import { rowsBehind, stopOf } from '#app/flows/services/batches/find_rows'
import { resultsOfRows, ROWS_AT_ONCE } from '#app/flows/services/batches/row_results'
import { requireFlowVersion } from '#app/flows/services/versions/flow_versions'

/** A batch as a CSV file, with the results and the status of each row. It is streamed. */
export const batchCsv = (batch: FoundBatch): Readable => Readable.from(linesOf(batch))

async function* linesOf(batch: FoundBatch): AsyncGenerator<string> {
  const { graph } = await requireFlowVersion(batch.flow_id, batch.version)
  const columns = resultColumnsOf(graph)
  const headers = JSON.parse(batch.headers) as string[]
  yield firstLine(headers, columns)
  for (let after = 0; ;) {
    const rows = await rowsBehind(batch.id, { after, limit: ROWS_AT_ONCE })
    const resultsOf = await resultsOfRows(rows, columns)
    for (const row of rows) {
      const cells = (JSON.parse(row.cells) as string[]).slice(0, headers.length)
      const error = row.error === null ? null : (JSON.parse(row.error) as RunError).message
      yield rowLine({ cells, results: resultsOf(row), status: stopOf(row) ?? row.status, error })
    }
    if (rows.length < ROWS_AT_ONCE) return
    after = rows.at(-1)!.position
  }
}
