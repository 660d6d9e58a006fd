import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'

const FAILED = ['failed', 'canceled']
const CANCELED = ['canceled']

/** Rows that did not start, were canceled or, if asked for, failed in a run. Rows that cannot run are left out. */
const rowsToRun = (client: Pick<QueryClientContract, 'from'>, batchId: string, failed: boolean) =>
  client
    .from('batch_rows')
    .leftJoin('runs', 'runs.id', 'batch_rows.run_id')
    .where('batch_rows.batch_id', batchId)
    .where((rows) =>
      rows
        .whereIn('batch_rows.status', ['queued', 'canceled'])
        .orWhereIn('runs.status', failed ? FAILED : CANCELED)
    )

/** How many rows would run if a batch went on. */
export async function rowsToContinue(
  client: Pick<QueryClientContract, 'from'>,
  batchId: string,
  failed: boolean
): Promise<number> {
  const [{ total }] = await rowsToRun(client, batchId, failed).count('* as total')
  return Number(total)
}

/** Queues those rows; the runs that they had stay. @returns how many they are */
export async function queueAgain(
  trx: TransactionClientContract,
  batchId: string,
  failed: boolean
): Promise<number> {
  const rows: { position: number }[] = await rowsToRun(trx, batchId, failed).select('position')
  const positions = rows.map(({ position }) => position)
  await trx
    .from('batch_rows')
    .where('batch_id', batchId)
    .whereIn('position', positions)
    .update({ status: 'queued', run_id: null, error: null })
  return positions.length
}
