import db from '@adonisjs/lucid/services/db'

/** Whether a run, or one inside it, waits for the decision of a person. */
export async function waitsForPerson(runId: string): Promise<boolean> {
  for (let level = [runId]; level.length > 0;) {
    const asked = await db
      .from('approvals')
      .whereIn('run_id', level)
      .whereNull('decided_ms')
      .select('run_id')
      .first()
    if (asked) return true
    const inner = await db
      .from('runs')
      .whereIn('parent_run_id', level)
      .whereNull('ended_ms')
      .select('id')
    level = inner.map(({ id }) => id as string)
  }
  return false
}
