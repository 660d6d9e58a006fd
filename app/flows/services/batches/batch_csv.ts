import { Readable } from 'node:stream'
import db from '@adonisjs/lucid/services/db'
import {
  firstLine,
  type ResultColumn,
  resultColumnsOf,
  rowLine,
} from '#app/flows/domain/batches/batch_csv'
import type { Value } from '#app/flows/domain/values/value'
import type { RunError } from '#app/flows/domain/runs/run'
import type { FoundBatch } from '#app/flows/services/batches/find_batches'
import { type FoundRow, rowsBehind } from '#app/flows/services/batches/find_rows'
import { requireFlowVersion } from '#app/flows/services/versions/flow_versions'

/** Rows in one query. The number is small because results can be long. */
const ROWS_AT_ONCE = 20

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
      yield rowLine({ cells, results: resultsOf(row), status: row.status, error })
    }
    if (rows.length < ROWS_AT_ONCE) return
    after = rows.at(-1)!.position
  }
}

interface ResultRow {
  run_id: string
  node_id: string
  output: string
}

/** The outputs of the Result steps of some rows, in the order of the columns. */
async function resultsOfRows(
  rows: readonly FoundRow[],
  columns: readonly ResultColumn[]
): Promise<(row: FoundRow) => Value[][]> {
  const runIds = rows.flatMap(({ run_id: runId }) => runId ?? [])
  const nodeIds = columns.map(({ nodeId }) => nodeId)
  const steps: ResultRow[] = await db
    .from('run_steps')
    .whereIn('run_id', runIds)
    .whereIn('node_id', nodeIds)
    .where('status', 'succeeded')
    .orderBy('started_ms')
    .orderBy('key')
    .select('run_id', 'node_id', 'output')
  const byPlace = Map.groupBy(steps, ({ run_id: runId, node_id: nodeId }) => `${runId} ${nodeId}`)
  return ({ run_id: runId }) =>
    nodeIds.map((nodeId) =>
      (byPlace.get(`${runId} ${nodeId}`) ?? []).map(
        ({ output }) => (JSON.parse(output) as { value: Value }).value
      )
    )
}
