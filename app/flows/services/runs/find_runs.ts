import db from '@adonisjs/lucid/services/db'
import { absent } from '#app/core/exceptions/api_exception'
import { findIds } from '#app/core/dialects/find_ids'
import { foldCase } from '#app/core/domain/fold_case'
import { DEFAULT_LIMIT, readCursor, type Cursor } from '#app/core/paging'
import type { Refusal, RunStatus } from '#app/flows/domain/runs/run'
import { refusalColumn } from '#app/flows/engine/refusals'
import type { NewRun } from '#app/flows/engine/store'
import { askedInRuns } from '#app/flows/services/runs/asked_in_runs'
import { starterColumn } from '#app/flows/services/runs/starter_column'
import { waitsOfRuns } from '#app/flows/services/runs/waits_of_runs'
import { onlyReadable, type Placed } from '#app/workspaces/services/access'
import { type CurrentWorkspace, inWorkspace } from '#app/workspaces/services/current_workspace'

/** A run without its inputs and its results, which can be large. */
export interface SmallRun {
  id: string
  /** Whose plan and credits it counts for. */
  user_id: string
  /** Null in a personal workspace. */
  workspace_id: string | null
  /** The member of a team who started it; null in a personal workspace. */
  started_by: string | null
  flow_id: string
  version: number
  status: RunStatus
  error: string | null
  input_tokens: number
  output_tokens: number
  cost_micros: number
  has_result: number
  /** 1 where it costs no credit, because no model was asked. */
  is_free: number
  replay_of: string | null
  /** `RunOptions` as JSON: how it differs from running every step. */
  options: string | null
  max_cost_micros: number | null
  event_seq: number
  created_ms: number
  ended_ms: number | null
  /** The run that it is part of. */
  parent_run_id: string | null
  batch_id: string | null
  /** How its first approval that was not given ended: rejected or expired. */
  refusal: Refusal | null
  /** For how many milliseconds it only waited for people; 0 before it has ended. */
  waited_ms: number
}

/** A run as lists show it. */
export interface ListedRun extends SmallRun {
  /** The start of its first input. */
  input_excerpt: string
  /** The start of its first result; empty where it has none. */
  result_excerpt: string
  /** The start of what it waits to be approved; null where it does not wait for a person. */
  asks: string | null
}

/** A run as the database stores it. */
export interface FoundRun extends SmallRun {
  inputs: string
  result: string | null
}

/** A run that has just been stored. */
export const newRun = (
  { id, userId, workspaceId = null, flowId, version, inputs, ...run }: NewRun,
  nowMs: number
): FoundRun => ({
  ...{ id, user_id: userId, workspace_id: workspaceId, started_by: null },
  ...{ flow_id: flowId, version },
  ...{ status: 'running', inputs: JSON.stringify(inputs) },
  ...{ result: null, error: null, input_tokens: 0, output_tokens: 0, cost_micros: 0 },
  ...{
    has_result: 0,
    is_free: 0,
    replay_of: run.replayOf ?? null,
    options: run.options ? JSON.stringify(run.options) : null,
    max_cost_micros: run.maxCostMicros,
  },
  ...{ event_seq: 0, created_ms: nowMs, ended_ms: null, parent_run_id: null, batch_id: null },
  ...{ refusal: null, waited_ms: 0 },
})

/** Where a run or a batch is. */
export const placedOf = (row: { user_id: string; workspace_id: string | null }): Placed => ({
  userId: row.user_id,
  workspaceId: row.workspace_id,
})

const SMALL_COLUMNS = [
  ...['id', 'user_id', 'workspace_id', 'flow_id', 'version', 'status', 'error'],
  ...['input_tokens', 'output_tokens'],
  ...['cost_micros', 'event_seq', 'created_ms', 'ended_ms', 'parent_run_id', 'batch_id'],
  ...['has_result', 'is_free', 'replay_of', 'max_cost_micros', 'options'],
]
const COLUMNS = [...SMALL_COLUMNS, 'inputs', 'result']
const LISTED = [...SMALL_COLUMNS, 'input_excerpt', 'result_excerpt']

/** A run in a workspace that a person belongs to. @throws ApiException 404 */
export async function findRun(userId: string, id: string): Promise<FoundRun> {
  const query = onlyReadable(db.from('runs').where({ id }), userId, 'runs')
  return withWait<FoundRun>(
    await query.select(COLUMNS).select(refusalColumn()).select(starterColumn()).first()
  )
}

/** The same without inputs and results. @throws ApiException 404 */
export async function findSmallRun(userId: string, id: string): Promise<SmallRun> {
  const query = onlyReadable(db.from('runs').where({ id }), userId, 'runs')
  return withWait<SmallRun>(
    await query.select(SMALL_COLUMNS).select(refusalColumn()).select(starterColumn()).first()
  )
}

/** @throws ApiException 404 where there is no run */
async function withWait<Run extends SmallRun>(run: Omit<Run, 'waited_ms'> | null): Promise<Run> {
  if (!run) throw absent('run')
  const waits = await waitsOfRuns([run])
  return { ...run, waited_ms: waits.get(run.id) ?? 0 } as Run
}

/**
 * The runs of a flow, newest first, without inputs and results. With `parent`, these are the runs inside that
 * run; without it, the runs that are not part of another one. Rows of a batch are listed with their batch.
 */
export async function findRuns(
  flowId: string,
  { limit = DEFAULT_LIMIT, cursor, parent }: { limit?: number; cursor?: string; parent?: string }
): Promise<{ runs: ListedRun[]; next: Cursor | null }> {
  const query = db.from('runs').where({ flow_id: flowId, batch_id: null })
  if (parent === undefined) query.whereNull('parent_run_id')
  else query.where('parent_run_id', parent)
  const after = readCursor(cursor)
  if (after) query.where('id', '<', after.id)
  query.orderBy('id', 'desc').limit(limit)
  const runs: UntimedRun[] = await query
    .select(LISTED)
    .select(refusalColumn())
    .select(starterColumn())
  return { runs: await withWaits(runs), next: nextAfter(runs, limit) }
}

/** A run, and what its flow is called. */
export interface OwnRun extends ListedRun {
  flow_title: string
}

interface OwnRuns {
  limit?: number
  cursor?: string
  status?: RunStatus
  /** What their inputs or results begin with, or the title or a tag of their flow. */
  search?: string
}

/** All runs in a workspace, newest first, without inputs and results. Those that are part of another run are not listed. */
export async function findOwnRuns(
  workspace: CurrentWorkspace,
  { limit = DEFAULT_LIMIT, cursor, status, search: given }: OwnRuns
): Promise<{ runs: OwnRun[]; next: Cursor | null }> {
  const query = db.from('runs').join('flows', 'flows.id', 'runs.flow_id')
  inWorkspace(query, workspace, 'runs').whereNull('parent_run_id')
  if (status) query.where('runs.status', status)
  const after = readCursor(cursor)
  if (after) query.where('runs.id', '<', after.id)
  query.orderBy('runs.id', 'desc').limit(limit)
  const search = given?.trim()
  if (search) {
    const wanted = { userId: workspace.ownerId, table: 'runs' as const, text: foldCase(search) }
    query.whereIn('runs.id', await findIds(query.clone(), wanted))
  }
  const columns = LISTED.map((column) => `runs.${column}`)
  const runs: Omit<OwnRun, keyof Waits>[] = await query
    .select(columns)
    .select('flows.title as flow_title')
    .select(refusalColumn())
    .select(starterColumn())
  return { runs: await withWaits(runs), next: nextAfter(runs, limit) }
}

type Waits = Pick<ListedRun, 'waited_ms' | 'asks'>
type UntimedRun = Omit<ListedRun, keyof Waits>

async function withWaits<Run extends UntimedRun>(runs: readonly Run[]): Promise<(Run & Waits)[]> {
  const [waits, asked] = await Promise.all([waitsOfRuns(runs), askedInRuns(runs)])
  return runs.map((run) => ({
    ...{ ...run, waited_ms: waits.get(run.id) ?? 0 },
    asks: asked.get(run.id) ?? null,
  }))
}

function nextAfter(runs: readonly UntimedRun[], limit: number): Cursor | null {
  const last = runs.at(-1)
  return last && runs.length === limit ? { value: last.id, id: last.id } : null
}
