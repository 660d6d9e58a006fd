import type { RunOutcome } from '#app/flows/domain/runs/run'
import type { Context, GlobalOptions } from '#cli/services/context'
import { flowIdOf } from '#cli/services/flows/find_flow'
import {
  type Batch,
  followBatch,
  reportBatch,
  stopsOf,
  writeRows,
} from '#cli/services/flows/follow_batch'
import type { Server } from '#cli/services/server'
import { localTime, printFields, printList } from '#cli/services/table'
import { oneLine } from '#cli/services/visible'
import { requireFree } from '#cli/services/write_file'

interface ListOptions extends GlobalOptions {
  limit: number
}

const MAX_FAILED_ROWS = 20

/** Lists the batches of a flow. */
export async function listBatches(context: Context, named: string, { limit }: ListOptions) {
  const server = await context.connectSignedIn()
  const id = await flowIdOf(server, named)
  printList(context, await server.list('flow_batches.index', limit, { params: { id } }), {
    none: `This flow has no batches yet. Start one with: hone flows run ${id} --csv …`,
    columns: [
      { title: 'id', value: (batch) => batch.id },
      { title: 'file', value: ({ name }) => name ?? '' },
      { title: 'status', value: ({ status }) => status },
      { title: 'rows', value: ({ rowCount }) => String(rowCount) },
      { title: 'failed', value: ({ counts }) => String(counts.failed) },
      { title: 'started', value: ({ createdAt }) => localTime(createdAt) },
    ],
  })
}

/** Prints a batch, and why rows of it failed. */
export async function showBatch(context: Context, id: string): Promise<void> {
  const server = await context.connectSignedIn()
  const batch = await server.call('batches.show', { params: { id } })
  if (context.isJson) return context.console.document(batch)
  printFields(context, fieldsOf(batch))
  if (batch.counts.failed > 0) await showFailedRows(context, server, batch)
}

const fieldsOf = (batch: Batch): [string, string | null][] => {
  const { succeeded, failed, canceled, waiting } = batch.counts
  const ended = [`${succeeded} succeeded`, ...stopsOf(batch), `${failed} failed`]
  return [
    ['id', batch.id],
    ['file', batch.name],
    ['flow', batch.flowId],
    ['status', batch.status],
    ['error', batch.error?.message ?? null],
    ['rows', `${batch.rowCount}, of them ${ended.join(', ')}`],
    ['canceled', canceled > 0 ? String(canceled) : null],
    ['waiting', waiting > 0 ? String(waiting) : null],
    ['started', localTime(batch.createdAt)],
    ['ended', batch.endedAt && localTime(batch.endedAt)],
  ]
}

async function showFailedRows({ console }: Context, server: Server, { id, counts }: Batch) {
  const filter = { params: { id }, query: { status: 'failed' as const } }
  const rows = await server.list('batch_rows.index', MAX_FAILED_ROWS, filter)
  for (const { row, error } of rows)
    console.write(`  row ${row}: ${oneLine(error?.message ?? 'failed')}`)
  if (counts.failed > rows.length) console.note(`${counts.failed - rows.length} more rows failed.`)
}

interface RowOptions extends ListOptions {
  outcome?: RunOutcome
}

/** Lists the rows of a batch in the order of the file, all or those with one outcome. */
export async function listRows(context: Context, id: string, { limit, outcome }: RowOptions) {
  const server = await context.connectSignedIn()
  const filter = { params: { id }, query: { outcome } }
  printList(context, await server.list('batch_rows.index', limit, filter), {
    none: outcome ? `This batch has no rows that are ${outcome}.` : 'This batch has no rows.',
    columns: [
      { title: 'row', value: ({ row }) => String(row) },
      { title: 'outcome', value: ({ status, stoppedBy }) => stoppedBy ?? status },
      { title: 'run', value: ({ runId }) => runId ?? '' },
      { title: 'result', value: ({ resultExcerpt, error }) => error?.message ?? resultExcerpt },
    ],
  })
}

/** Shows a batch until it has ended. */
export async function watchBatch(context: Context, id: string): Promise<void> {
  const server = await context.connectSignedIn()
  reportBatch(context, await followBatch(context, server, id))
  if (!context.isJson) context.console.note(`Its results: hone batches download ${id}`)
}

interface DownloadOptions extends GlobalOptions {
  out?: string
}

/** Prints the rows of a batch with their results. */
export async function downloadBatch(context: Context, id: string, { out, yes }: DownloadOptions) {
  if (out !== undefined) await requireFree(context, out, yes)
  await writeRows(context, await context.connectSignedIn(), { id, out })
}

/** Ends a batch now. Rows that have ended keep their results. */
export async function cancelBatch(context: Context, id: string): Promise<void> {
  const server = await context.connectSignedIn()
  const batch = await server.call('batch_cancellations.store', { params: { id } })
  if (context.isJson) return context.console.document(batch)
  context.console.note(`The batch is ${batch.status}.`)
}
