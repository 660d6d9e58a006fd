import { basename } from 'node:path'
import type { Context } from '#cli/services/context'
import { canceled, Failure } from '#cli/services/failure'
import { followBatch, reportBatch, writeRows } from '#cli/services/flows/follow_batch'
import type { RunOptions } from '#cli/services/flows/run_options'
import { readSeparators } from '#cli/services/flows/separators'
import { confirm, readFileText } from '#cli/services/read_text'
import type { ResponseOf, Server } from '#cli/services/server'

/** Runs a flow once for every row of a CSV file, and writes the file with a column for each result. */
export async function runBatch(
  context: Context,
  server: Server,
  flowId: string,
  options: RunOptions
): Promise<void> {
  const { console, isJson } = context
  const { out } = options
  const csv = await readFileText(options.csv!)
  const params = { id: flowId }
  const separators = readSeparators(options.separate)
  const body = { csv, separators }
  const preview = await server.call('batch_previews.store', { params, body })
  for (const { row, field, message } of preview.faults)
    console.note(`${options.csv}: row ${row}, ${field}: ${message}`)
  requireRunnable(preview, flowId, options.csv!)
  await requireAgreement(context, preview, options)
  const batch = await server.call('flow_batches.store', {
    params,
    body: {
      ...{ ...body, columns: preview.columns, name: basename(options.csv!) },
      maxCost: options.maxCost,
    },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  if (options.async) {
    if (isJson) return console.document(batch)
    console.write(batch.id)
    return console.note(`Started. Follow it with: hone batches watch ${batch.id}`)
  }
  const ended = await followBatch(context, server, batch.id)
  if (out !== undefined || !isJson) await writeRows(context, server, { id: batch.id, out })
  reportBatch(context, ended)
}

type Preview = ResponseOf<'batch_previews.store'>

function requireRunnable({ runnable, problems }: Preview, flowId: string, path: string): void {
  const fields = Object.keys(problems).length > 0 ? (problems as Record<string, string>) : undefined
  if (runnable > 0 && !fields) return
  throw new Failure({
    ...{ code: 'bad_rows', message: `${path} has no row that this flow can run with.`, fields },
    next: `hone flows show ${flowId} lists the inputs: name the columns like them.`,
  })
}

/** Somebody agrees to what it costs: here, by `--yes`, or by a limit. @throws Failure where nobody does */
async function requireAgreement(context: Context, preview: Preview, options: RunOptions) {
  const { console } = context
  const cost = costOf(preview)
  if (await confirm(console, `Run ${cost}?`, options.yes)) return console.detail(`Running ${cost}.`)
  if (console.isInteractive) throw canceled()
  if (options.maxCost !== undefined) return console.note(`Running ${cost}.`)
  throw new Failure({
    code: 'not_confirmed',
    message: `This would run ${cost}.`,
    safe: 'Nothing was started.',
    next: 'Repeat it with --yes, or with --max-cost <dollars>.',
  })
}

function costOf({ runnable, rowCount, credits, forecast }: Preview): string {
  const noun = credits.needed === 1 ? 'credit' : 'credits'
  const [least, most] = forecast?.cost ?? [0, 0]
  const dollars = most > 0 ? `, models about $${least.toFixed(2)} to $${most.toFixed(2)}` : ''
  return `${runnable} of ${rowCount} rows for ${credits.needed} ${noun} (${credits.remaining} left)${dollars}`
}
