import db from '@adonisjs/lucid/services/db'
import type { RunEvent } from '#app/flows/domain/runs/run'
import { findSmallRun, type SmallRun } from '#app/flows/services/runs/find_runs'
import { type FoundStep, stepsOf } from '#app/flows/services/runs/find_steps'

export interface RunChanges {
  run: SmallRun
  steps: FoundStep[]
}

/**
 * A run without inputs and results, and those of its steps that may have changed since an event. The end of a step is
 * stored together with an event, and a step that has ended stays as it is.
 * @throws ApiException 404
 */
export async function findRunChanges(
  userId: string,
  id: string,
  after: number
): Promise<RunChanges> {
  // What is stored after this is read once more with the next changes.
  const run = await findSmallRun(userId, id)
  const rows: { data: string }[] = await db
    .from('run_events')
    .where('run_id', id)
    .where('seq', '>', after)
    .select('data')
  const events = rows.map(({ data }) => JSON.parse(data) as RunEvent)
  const keys = new Set(events.flatMap((event) => (event.type === 'step' ? event.key : [])))
  return { run, steps: await stepsOf(id, [...keys]) }
}
