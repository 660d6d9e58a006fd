import db from '@adonisjs/lucid/services/db'
import type { CsvTable } from '#app/core/read_csv'
import {
  chooseColumns,
  type ColumnChoice,
  PREVIEWED_ROWS,
  readRow,
  ROWS_IN_FLIGHT,
  type RowFault,
} from '#app/flows/domain/batches/batch'
import { suggestColumns } from '#app/flows/domain/batches/suggest_columns'
import { MICROS } from '#app/flows/domain/graph/budget'
import { type Forecast, forecastOf, forecastOfRows } from '#app/flows/domain/runs/forecast'
import type { Value } from '#app/flows/domain/values/value'
import type { Separators } from '#app/flows/domain/values/entries'
import type Flow from '#app/flows/models/flow'
import { batchFields } from '#app/flows/services/batches/batch_fields'
import { readBatchRows } from '#app/flows/services/batches/read_batch_rows'
import { remainingCredits } from '#app/flows/services/batches/require_batch_credits'
import { waitsOfRuns } from '#app/flows/services/runs/waits_of_runs'
import { exceptSingleSteps } from '#app/flows/services/runs/whole_runs'

export interface BatchPreview {
  headers: string[]
  suggestedColumns: Record<string, string>
  /** Those that the preview was made with. */
  columns: Record<string, string>
  /** What is wrong with the choice of columns, by `columns.<name>`. */
  problems: Record<string, string>
  rows: { row: number; cells: string[]; inputs: Record<string, Value> | null }[]
  rowCount: number
  /** How many rows can run. */
  runnable: number
  faults: RowFault[]
  forecast: Forecast | null
  remaining: number
}

/**
 * What a batch over a file would do, and cost. Nothing is stored.
 * @throws ApiException 422 `fields`
 */
export async function previewBatch(
  flow: Flow,
  { headers, rows: table }: CsvTable,
  { columns: given, separators }: { columns?: ColumnChoice; separators?: Separators } = {}
): Promise<BatchPreview> {
  const fields = batchFields(flow, separators)
  const suggestedColumns = suggestColumns(fields, headers)
  const chosen = chooseColumns(fields, headers, given ?? suggestedColumns)
  const { columns } = chosen
  const reader = { headers, fields, columns }
  const { rows, faults } = await readBatchRows(reader, table)
  const runnable = chosen.ok ? rows.filter(({ fault }) => fault === null).length : 0
  const one = await forecastFrom(flow.id)
  return {
    ...{ headers, suggestedColumns, columns, faults, runnable, rowCount: rows.length },
    problems: chosen.ok ? {} : chosen.fields,
    rows: rows.slice(0, PREVIEWED_ROWS).map(({ position, cells }) => {
      const read = readRow(reader, cells)
      return { row: position, cells, inputs: read.ok ? read.inputs : null }
    }),
    forecast: one && forecastOfRows(one, runnable, ROWS_IN_FLIGHT),
    remaining: await remainingCredits(flow.userId),
  }
}

const MAX_PAST_RUNS = 20

/** From the runs that a row is like: of the whole flow, with no step taken from an earlier run. */
async function forecastFrom(flowId: string): Promise<Forecast | null> {
  const paid = db.from('runs').where({ flow_id: flowId, status: 'succeeded', is_free: 0 })
  const runs = await exceptSingleSteps(paid.whereNull('replay_of'))
    .orderBy('id', 'desc')
    .limit(MAX_PAST_RUNS)
    .select('id', 'created_ms', 'ended_ms', 'input_tokens', 'output_tokens', 'cost_micros')
  const waits = await waitsOfRuns(runs)
  return forecastOf(
    runs.map((run) => ({
      milliseconds: Number(run.ended_ms) - Number(run.created_ms) - (waits.get(run.id) ?? 0),
      tokens: run.input_tokens + run.output_tokens,
      cost: Number(run.cost_micros) / MICROS,
    }))
  )
}
