import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Refusal } from '#app/flows/domain/runs/run'

/** In a query of runs: how the first approval of a run ended that was not given. */
export const REFUSAL =
  "(select decision from approvals where approvals.run_id = runs.id and decision in ('rejected', 'expired') order by decided_ms limit 1)"

const refusalsIn = (client: QueryClientContract) =>
  client
    .from('approvals')
    .whereIn('decision', ['rejected', 'expired'])
    .orderBy('decided_ms')
    .limit(1)
    .select('decision')

/** The same as a column. */
export const refusalColumn = () => db.raw(`${REFUSAL} as refusal`)

/** How the first approval of a run ended that was rejected or expired; null if there is none. */
export async function refusalOf(
  client: QueryClientContract,
  runId: string
): Promise<Refusal | null> {
  const first = await refusalsIn(client).where('run_id', runId).first()
  return (first?.decision as Refusal | undefined) ?? null
}
