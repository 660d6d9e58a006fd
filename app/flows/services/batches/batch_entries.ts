import db from '@adonisjs/lucid/services/db'
import { RUN_CATEGORY } from '#app/activity/domain/activity_types'
import type { ActivityRow } from '#app/activity/services/activity_rows'
import type { EntryPage } from '#app/activity/services/find_activities'
import { findIds } from '#app/core/dialects/find_ids'
import { foldCase } from '#app/core/domain/fold_case'
import type { RowCounts } from '#app/flows/domain/batches/batch'
import { batchSentence } from '#app/flows/domain/batches/batch_sentence'
import type { RunError } from '#app/flows/domain/runs/run'
import { rowCounts } from '#app/flows/engine/batches/batch_store'
import { inWorkspace, personalWorkspace } from '#app/workspaces/services/current_workspace'

interface EntryRow {
  id: string
  name: string
  row_count: number
  error: string | null
  created_ms: number | string
  title: string
}

const COLUMNS = [
  ...['batches.id', 'batches.name', 'batches.row_count', 'batches.error', 'batches.created_ms'],
  'flows.title',
]

/** The batches of a person as lines of a history, newest first, as they stand now. */
export async function batchEntries(
  userId: string,
  { limit, before, search }: EntryPage
): Promise<ActivityRow[]> {
  const query = db.from('batches').join('flows', 'flows.id', 'batches.flow_id')
  inWorkspace(query, personalWorkspace(userId), 'batches')
  if (before !== null) query.where('batches.id', '<', before)
  query.orderBy('batches.id', 'desc').limit(limit)
  if (search) {
    const wanted = { userId, table: 'batches' as const, text: foldCase(search) }
    query.whereIn('batches.id', await findIds(query.clone(), wanted))
  }
  const rows: EntryRow[] = await query.select(COLUMNS)
  if (rows.length === 0) return []
  const counts = await rowCounts(
    db,
    rows.map(({ id }) => id)
  )
  return rows.map((row) => entryOf(row, counts.get(row.id)!))
}

function entryOf(row: EntryRow, counts: RowCounts): ActivityRow {
  const { id, name, row_count: rowCount } = row
  const error = row.error === null ? null : (JSON.parse(row.error) as RunError)
  return {
    ...{ id, type: 'flow_run', title: row.title, category: RUN_CATEGORY },
    description: batchSentence({ name, rowCount, counts, error }),
    ...{ run_id: null, batch_id: id, result_excerpt: null },
    ...{ prompt_id: null, template_name: null, original_excerpt: null, refined_excerpt: null },
    quality_score: null,
    created_at: new Date(Number(row.created_ms)).toISOString(),
  }
}
