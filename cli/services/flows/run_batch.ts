import { basename } from 'node:path'
import type { Context } from '#cli/services/context'
import { EXIT } from '#cli/services/exit_codes'
import { canceled, Failure } from '#cli/services/failure'
import { confirm, readFileText } from '#cli/services/read_text'
import type { RunOptions } from '#cli/services/flows/run_options'
import type { ResponseOf, Server } from '#cli/services/server'
import { writeFileText } from '#cli/services/write_file'

type Batch = ResponseOf<'batches.show'>

const ENDED = ['succeeded', 'failed', 'stopped', 'canceled']

/** Runs a flow once for every row of a CSV file, and writes the file with a column for each result. */
export async function runBatch(
  context: Context,
  server: Server,
  flowId: string,
  options: RunOptions
): Promise<void> {
  const csv = await readFileText(options.csv!)
  const preview = await server.call('batch_previews.store', {
    params: { id: flowId },
    body: { csv },
  })
  const columns = preview.columns
  for (const { row, field, message } of preview.faults)
    context.console.note(`${options.csv}: row ${row}, ${field}: ${message}`)
  requireRunnable(preview, options.csv!)
  await requireAgreement(context, preview, options)
  const batch = await server.call('flow_batches.store', {
    params: { id: flowId },
    body: {
      ...{ csv, columns, name: basename(options.csv!) },
      ...(options.maxCost !== undefined && { maxCost: options.maxCost }),
    },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  if (options.async) {
    if (context.isJson) return context.console.document(batch)
    context.console.write(batch.id)
    return
  }
  const ended = await followBatch(context, server, batch.id)
  await writeRows(context, server, ended, options.out)
}

type Preview = ResponseOf<'batch_previews.store'>

function requireRunnable({ runnable, problems }: Preview, path: string): void {
  const fields = Object.keys(problems).length > 0 ? (problems as Record<string, string>) : undefined
  if (runnable > 0 && !fields) return
  throw new Failure({
    ...{ code: 'bad_rows', message: `${path} has no row that this flow can run with.`, fields },
    next: 'Name its columns like the inputs of the flow: hone flows show …',
  })
}

async function requireAgreement(context: Context, preview: Preview, { yes }: RunOptions) {
  const { runnable, rowCount, credits } = preview
  const question = `Run ${runnable} of ${rowCount} rows for ${credits.needed} credits (${credits.remaining} left)?`
  if (!context.console.isInteractive) return
  if (!(await confirm(context.console, question, yes))) throw canceled()
}

async function followBatch(context: Context, server: Server, id: string): Promise<Batch> {
  const { console, isJson } = context
  let batch: Batch | null = null
  for await (const { data } of server.events('batch_events.index', { params: { id } })) {
    batch = data as Batch
    const { succeeded, failed, canceled: stopped } = batch.counts
    const line = `${succeeded + failed + stopped} of ${batch.rowCount} rows, ${failed} failed`
    if (isJson) console.event({ type: 'batch', status: batch.status, counts: batch.counts })
    else if (console.canDraw) process.stderr.write(`\r\u001B[K${line}`)
    if (ENDED.includes(batch.status) || onlyWaits(batch)) break
  }
  if (!isJson && console.canDraw) process.stderr.write('\r\u001B[K')
  return batch ?? server.call('batches.show', { params: { id } })
}

/** Whether what is left of it goes on only after people have decided. */
const onlyWaits = ({ counts }: Batch): boolean =>
  counts.waiting > 0 && counts.queued + counts.running === 0

async function writeRows(context: Context, server: Server, batch: Batch, out?: string) {
  const bytes = await server.file('batch_files.show', { params: { id: batch.id } })
  if (out !== undefined) await writeFileText(out, bytes)
  else if (!context.isJson) context.console.writeRaw(bytes)
  if (context.isJson) context.console.event({ type: 'result', batch })
  const { succeeded, failed } = batch.counts
  context.console.note(
    `${succeeded} rows succeeded, ${failed} failed.${out ? ` Written to ${out}.` : ''}`
  )
  if (onlyWaits(batch))
    throw new Failure({
      code: 'waiting',
      message: `${batch.counts.waiting} rows wait for a decision; the others have ended.`,
      safe: `The batch ${batch.id} goes on when they are decided.`,
      next: 'hone runs list --status waiting',
    })
  if (batch.status !== 'succeeded' || failed > 0) process.exitCode = EXIT.failed
}
