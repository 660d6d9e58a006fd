import { v7 } from 'uuid'
import type { Statements } from '#app/core/dialects/statements'
import {
  CHILD_GONE,
  type ChildRequest,
  failedWait,
  type WaitEnd,
  waitEndOf,
} from '#app/flows/domain/runs/child_runs'
import { foldCase } from '#app/core/domain/fold_case'
import { inputExcerpt } from '#app/flows/domain/runs/input_excerpt'
import { bytesOf } from '#app/flows/engine/store'
import type { FinalStatus, RunEnd, RunError } from '#app/flows/domain/runs/run'

const ADD = `
  insert into runs (id, user_id, flow_id, version, status, fence, inputs, has_result, input_tokens, output_tokens,
    cost_micros, max_cost_micros, event_seq, created_ms, parent_run_id, parent_step_key,
    input_excerpt, search_text, stored_bytes, workspace_id, created_by)
  values (?, ?, ?, ?, 'queued', 0, ?, 0, 0, 0, 0, ?, 0, ?, ?, ?, ?, ?, ?,
    (select workspace_id from runs where id = ?), (select created_by from runs where id = ?))
  on conflict (parent_run_id, parent_step_key) do nothing`

interface Parent {
  id: string
  userId: string
}

/** Stores the run that a step waits for. @returns its id; null where the step has one already */
export async function addChild(
  sql: Statements,
  parent: Parent,
  { key, input }: { key: string; input: string | null },
  nowMs: number
): Promise<string | null> {
  const { flowId, version, inputs, maxCostMicros } = JSON.parse(input!) as ChildRequest
  const id = v7()
  const given = JSON.stringify(inputs)
  const values = [id, parent.userId, flowId, version, given, maxCostMicros, nowMs]
  const excerpt = inputExcerpt(inputs)
  const about = [parent.id, key, excerpt, foldCase(excerpt), bytesOf([given])]
  const added = await sql.run(ADD, [...values, ...about, parent.id, parent.id])
  return added > 0 ? id : null
}

const WAITING = `parent_step_key in (select key from run_steps where run_id = ? and status = 'waiting')`
const ENDED = `
  select parent_step_key, status, result, error from runs
  where parent_run_id = ? and ended_ms is not null and ${WAITING}`
const GONE = `
  select key from run_steps where run_id = ? and status = 'waiting'
    and not exists (select 1 from approvals where approvals.run_id = run_steps.run_id and step_key = key)
    and not exists (select 1 from runs where parent_run_id = run_steps.run_id and parent_step_key = key)`

interface EndedChild {
  parent_step_key: string
  status: FinalStatus
  result: string | null
  error: string | null
}

/** How the runs ended that steps of a run still wait for, by the keys of these steps. */
export async function childEnds(sql: Statements, runId: string): Promise<Map<string, WaitEnd>> {
  const ended = await sql.all<EndedChild>(ENDED, [runId, runId])
  const gone = await sql.all<{ key: string }>(GONE, [runId])
  return new Map([
    ...ended.map(({ parent_step_key: key, ...child }) => [key, endOf(child)] as const),
    ...gone.map(({ key }) => [key, failedWait(CHILD_GONE)] as const),
  ])
}

const endOf = ({ status, result, error }: Omit<EndedChild, 'parent_step_key'>): WaitEnd =>
  waitEndOf(
    status,
    result === null ? [] : (JSON.parse(result) as RunEnd['results']),
    error === null ? null : (JSON.parse(error) as RunError)
  )

/** The run that a step has started, where it has not ended. */
export async function openChildOf(
  sql: Statements,
  runId: string,
  stepKey: string
): Promise<string | null> {
  const find =
    'select id from runs where parent_run_id = ? and parent_step_key = ? and ended_ms is null'
  const [row] = await sql.all<{ id: string }>(find, [runId, stepKey])
  return row?.id ?? null
}

/** Millionths of a US dollar that the runs inside a run may spend until they end. */
export async function reservedByChildren(sql: Statements, runId: string): Promise<number> {
  const sum = `select coalesce(sum(max_cost_micros), 0) as micros from runs
    where parent_run_id = ? and ended_ms is null`
  const [row] = await sql.all<{ micros: number | string }>(sum, [runId])
  return Number(row.micros)
}

const SIZE_OF_ALL = `
  with recursive inside (id) as (
    select id from runs where id = ?
    union all select runs.id from runs join inside on runs.parent_run_id = inside.id)
  select count(*) as runs, sum(ended_steps) as steps, sum(stored_bytes) as bytes
  from runs where id in (select id from inside)`

export interface SizeOfAll {
  runs: number
  /** Those that have ended. */
  steps: number
  /** Of all that is stored. */
  bytes: number
}

/** How large a run is together with all runs inside it. */
export async function sizeOfAll(sql: Statements, runId: string): Promise<SizeOfAll> {
  const [row] = await sql.all<Record<keyof SizeOfAll, number | string>>(SIZE_OF_ALL, [runId])
  return { runs: Number(row.runs), steps: Number(row.steps), bytes: Number(row.bytes) }
}

const PASS_UP = `
  update runs set input_tokens = runs.input_tokens + child.input_tokens,
    output_tokens = runs.output_tokens + child.output_tokens,
    cost_micros = runs.cost_micros + child.cost_micros
  from (select input_tokens, output_tokens, cost_micros from runs where id = ?) as child
  where runs.id = ?`

/** Adds what a run that has ended used to the run that it is part of. */
export const passUp = (sql: Statements, runId: string, parentId: string): Promise<number> =>
  sql.run(PASS_UP, [runId, parentId])

/** The runs that a run is part of, the innermost first. */
export async function runsAround(
  sql: Statements,
  runId: string
): Promise<{ id: string; flowId: string }[]> {
  const around: { id: string; flowId: string }[] = []
  const find = `select outer_run.id, outer_run.flow_id from runs as inner_run
    join runs as outer_run on outer_run.id = inner_run.parent_run_id where inner_run.id = ?`
  for (let at: string | null = runId; at !== null;) {
    const [row]: { id: string; flow_id: string }[] = await sql.all(find, [at])
    if (row) around.push({ id: row.id, flowId: row.flow_id })
    at = row?.id ?? null
  }
  return around
}
