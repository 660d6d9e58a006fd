import db from '@adonisjs/lucid/services/db'
import { type ResultColumn, resultColumnsOf } from '#app/flows/domain/batches/batch_csv'
import { firstExcerpt } from '#app/flows/domain/runs/input_excerpt'
import type { Value } from '#app/flows/domain/values/value'
import type { FoundBatch } from '#app/flows/services/batches/find_batches'
import { requireFlowVersion } from '#app/flows/services/versions/flow_versions'

/** Rows whose results are read in one query. The number is small because results can be long. */
export const ROWS_AT_ONCE = 20

interface RunOfRow {
  run_id: string | null
}

interface ResultRow {
  run_id: string
  node_id: string
  output: string
}

/** The outputs of the Result steps of some rows, in the order of the columns. */
export async function resultsOfRows(
  rows: readonly RunOfRow[],
  columns: readonly ResultColumn[]
): Promise<(row: RunOfRow) => Value[][]> {
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

/** How the results of some rows begin, in their order; empty where a row has none. */
export async function resultExcerpts(
  batch: FoundBatch,
  rows: readonly RunOfRow[]
): Promise<string[]> {
  const { graph } = await requireFlowVersion(batch.flow_id, batch.version)
  const columns = resultColumnsOf(graph)
  const excerpts: string[] = []
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = rows.slice(from, from + ROWS_AT_ONCE)
    const resultsOf = await resultsOfRows(some, columns)
    excerpts.push(...some.map((row) => firstExcerpt(resultsOf(row).flat())))
  }
  return excerpts
}
