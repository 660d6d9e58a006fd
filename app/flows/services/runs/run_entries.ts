import db from '@adonisjs/lucid/services/db'
import { RUN_CATEGORY } from '#app/activity/domain/activity_types'
import type { ActivityRow } from '#app/activity/services/activity_rows'
import type { EntryPage } from '#app/activity/services/find_activities'
import { findIds } from '#app/core/dialects/find_ids'
import { foldCase } from '#app/core/domain/fold_case'
import { runSentence } from '#app/flows/domain/runs/run_sentence'
import { type Refusal, type RunError, type RunStatus, stoppedBy } from '#app/flows/domain/runs/run'
import { askedInRuns } from '#app/flows/services/runs/asked_in_runs'
import { refusalColumn } from '#app/flows/engine/refusals'
import { inWorkspace, personalWorkspace } from '#app/workspaces/services/current_workspace'

interface EntryRow {
  id: string
  status: RunStatus
  error: string | null
  has_result: number
  created_ms: number | string
  result_excerpt: string
  title: string
  refusal: Refusal | null
}

const COLUMNS = [
  ...['runs.id', 'runs.status', 'runs.error', 'runs.has_result', 'runs.created_ms'],
  ...['runs.result_excerpt', 'flows.title'],
]

/**
 * The runs of a person as lines of a history, newest first, as they stand now. Those that are part of another run and the
 * rows of batches are listed with what they belong to.
 */
export async function runEntries(
  userId: string,
  { limit, before, search }: EntryPage
): Promise<ActivityRow[]> {
  const query = db.from('runs').join('flows', 'flows.id', 'runs.flow_id')
  inWorkspace(query, personalWorkspace(userId), 'runs')
    .whereNull('parent_run_id')
    .whereNull('batch_id')
  if (before !== null) query.where('runs.id', '<', before)
  query.orderBy('runs.id', 'desc').limit(limit)
  if (search) {
    const wanted = { userId, table: 'runs' as const, text: foldCase(search) }
    query.whereIn('runs.id', await findIds(query.clone(), wanted))
  }
  const rows: EntryRow[] = await query.select(COLUMNS).select(refusalColumn())
  const asked = await askedInRuns(rows)
  return rows.map((row) => entryOf(row, asked.get(row.id) ?? null))
}

function entryOf(row: EntryRow, asks: string | null): ActivityRow {
  const stop = stoppedBy(row.status, row.has_result === 1, row.refusal)
  const error = row.error === null ? null : (JSON.parse(row.error) as RunError)
  return {
    ...{ id: row.id, run_id: row.id, batch_id: null },
    ...{ type: 'flow_run', title: row.title, category: RUN_CATEGORY },
    description: asks
      ? `Waiting for a decision about “${asks}”.`
      : runSentence(row.status, stop, error?.message ?? null),
    result_excerpt: row.result_excerpt || null,
    ...{ prompt_id: null, template_name: null, original_excerpt: null, refined_excerpt: null },
    quality_score: null,
    created_at: new Date(Number(row.created_ms)).toISOString(),
  }
}
