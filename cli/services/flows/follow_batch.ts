import { endedRows } from '#app/flows/domain/batches/batch'
import { OUTCOME_WORDS } from '#app/flows/domain/batches/batch_sentence'
import { STOPS } from '#app/flows/domain/runs/run'
import type { Context } from '#cli/services/context'
import { EXIT } from '#cli/services/exit_codes'
import { Failure } from '#cli/services/failure'
import type { ResponseOf, Server } from '#cli/services/server'
import { writeFileText } from '#cli/services/write_file'

export type Batch = ResponseOf<'batches.show'>

const ENDED = ['succeeded', 'failed', 'stopped', 'canceled']

/** Shows how far a batch is until it has ended, or only waits for decisions. */
export async function followBatch(context: Context, server: Server, id: string): Promise<Batch> {
  const { console, isJson } = context
  let batch: Batch | null = null
  for await (const { data } of server.events('batch_events.index', { params: { id } })) {
    batch = data as Batch
    if (isJson) console.event({ type: 'batch', status: batch.status, counts: batch.counts })
    else if (console.canDraw) process.stderr.write(`\r\u001B[K${progressOf(batch)}`)
    if (ENDED.includes(batch.status) || onlyWaits(batch)) break
  }
  if (!isJson && console.canDraw) process.stderr.write('\r\u001B[K')
  return batch ?? server.call('batches.show', { params: { id } })
}

function progressOf({ counts, rowCount }: Batch): string {
  return `${endedRows(counts)} of ${rowCount} rows, ${counts.failed} failed`
}

/** How many rows ended without a result although nothing failed, by what stopped them. */
export function stopsOf({ counts }: Batch): string[] {
  return STOPS.flatMap((stop) => (counts[stop] > 0 ? `${counts[stop]} ${OUTCOME_WORDS[stop]}` : []))
}

/** Whether what is left of it goes on only after people have decided. */
const onlyWaits = ({ counts }: Batch): boolean =>
  counts.waiting > 0 && counts.queued + counts.running === 0

/** Says how a batch ended. @throws Failure where rows wait for a decision */
export function reportBatch({ console, isJson }: Context, batch: Batch): void {
  if (isJson) console.event({ type: 'result', batch })
  const { succeeded, failed, waiting } = batch.counts
  const ended = [`${succeeded} rows succeeded`, ...stopsOf(batch), `${failed} failed`]
  console.note(`${ended.join(', ')}.`)
  if (onlyWaits(batch))
    throw new Failure({
      code: 'waiting',
      message: `${waiting} rows wait for a decision; the others have ended.`,
      safe: `The batch ${batch.id} goes on when they are decided.`,
      next: 'hone runs list --status waiting',
    })
  if (batch.status !== 'succeeded' || failed > 0) process.exitCode = EXIT.failed
}

/** Prints the rows of a batch with their results as CSV, or writes them to a file. */
export async function writeRows(
  { console }: Context,
  server: Server,
  { id, out }: { id: string; out?: string }
): Promise<void> {
  const bytes = await server.file('batch_files.show', { params: { id } })
  if (out === undefined) return console.writeRaw(bytes)
  await writeFileText(out, bytes)
  console.note(`Written to ${out}.`)
}
