import db from '@adonisjs/lucid/services/db'
import { shortExcerpt } from '#app/flows/domain/runs/input_excerpt'
import type { RunStatus } from '#app/flows/domain/runs/run'
import { inParts, membersOf } from '#app/flows/services/runs/members_of_runs'

interface OpenApproval {
  run_id: string
  excerpt: string
  input_excerpt: string
}

/**
 * How what is to be approved begins, in the runs that wait for a person and in the runs inside them; where there is nothing
 * to show, how the first input of the run begins.
 * @returns by the id of the run; none for runs that ask nobody
 */
export async function askedInRuns(
  runs: readonly { id: string; status: RunStatus }[]
): Promise<Map<string, string>> {
  const members = await membersOf(runs.filter(({ status }) => status === 'waiting'))
  const open: OpenApproval[] = await inParts([...members.keys()], (ids) =>
    db
      .from('approvals')
      .join('runs', 'runs.id', 'approvals.run_id')
      .whereIn('approvals.run_id', ids)
      .whereNull('approvals.decided_ms')
      .orderBy('approvals.expires_ms')
      .orderBy('approvals.step_key')
      .select('approvals.run_id', 'approvals.excerpt', 'runs.input_excerpt')
  )
  const asked = new Map<string, string>()
  for (const { run_id: id, excerpt, input_excerpt: input } of open) {
    const { root } = members.get(id)!
    if (!asked.has(root)) asked.set(root, excerpt || shortExcerpt(input))
  }
  return asked
}
