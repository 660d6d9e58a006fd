import type { SqlValue, Statements } from '#app/core/dialects/statements'
import { isOwnFailure } from '#app/flows/domain/runs/own_failure'
import { foldCase } from '#app/core/domain/fold_case'
import { inputExcerpt, resultExcerpt } from '#app/flows/domain/runs/input_excerpt'
import type { Value } from '#app/flows/domain/values/value'
import type {
  Reused,
  RunError,
  RunEvent,
  RunOptions,
  RunStatus,
  StepRecord,
  StepStatus,
} from '#app/flows/domain/runs/run'
import type { Checkpoint } from '#app/flows/engine/driven_run'

/** Another worker has taken over this run, or it has ended. Nothing may be written for it. */
export class RunLost extends Error {
  constructor() {
    super('This run has ended, or another worker has taken it over.')
  }
}

export interface NewRun {
  id: string
  /** Whose plan and credits it counts for. */
  userId: string
  /** Null in a personal workspace. */
  workspaceId?: string | null
  /** Who started it. */
  createdBy?: string | null
  flowId: string
  version: number
  inputs: Readonly<Record<string, Value>>
  /** Millionths of a US dollar, or null. */
  maxCostMicros: number | null
  /** The batch that it is a row of. */
  batchId?: string | null
  /** The run that it repeats. */
  replayOf?: string | null
  /** Null where all steps run. */
  options?: RunOptions | null
}

/** Who writes for a run: only the holder of the newest fence may. */
export interface Holder {
  runId: string
  fence: number
  /** The number of the last event. */
  seq: number
  batchId: string | null
}

export interface StoredRun {
  id: string
  user_id: string
  flow_id: string
  version: number
  status: RunStatus
  inputs: string
  has_result: number
  is_free: number
  options: string | null
  cost_micros: number
  max_cost_micros: number | null
  event_seq: number
  fence: number
  parent_run_id: string | null
  created_ms: number
  batch_id: string | null
}

const INSERT_RUN = `
  insert into runs (id, user_id, flow_id, version, status, fence, inputs, has_result, input_tokens, output_tokens,
    cost_micros, max_cost_micros, event_seq, created_ms, batch_id, replay_of, options, input_excerpt, search_text,
    stored_bytes, workspace_id, created_by)
  values (?, ?, ?, ?, 'running', 1, ?, 0, 0, 0, 0, ?, 0, ?, ?, ?, ?, ?, ?, ?, ?, ?)`

/** @returns who writes for it */
export async function insertRun(sql: Statements, run: NewRun, nowMs: number): Promise<Holder> {
  const { id, userId, flowId, version, inputs, maxCostMicros } = run
  const { batchId = null, replayOf = null, options = null, workspaceId = null } = run
  const given = JSON.stringify(inputs)
  const values = [id, userId, flowId, version, given, maxCostMicros, nowMs]
  const kind = [batchId, replayOf, options && JSON.stringify(options)]
  const excerpt = inputExcerpt(inputs)
  const found = [excerpt, foldCase(excerpt), bytesOf([given])]
  await sql.run(INSERT_RUN, [...values, ...kind, ...found, workspaceId, run.createdBy ?? null])
  return { runId: id, fence: 1, seq: 0, batchId }
}

const TAKE_OVER = `
  update runs set fence = fence + 1, status = 'running'
  where id = ? and status in ('queued', 'running', 'waiting') returning *`

/** Makes all former holders of a run lose it. Null where it has ended. */
export async function takeOver(sql: Statements, runId: string): Promise<StoredRun | null> {
  const [run] = await sql.all<StoredRun>(TAKE_OVER, [runId])
  return run ?? null
}

export const ADVANCE = `
  update runs set event_seq = ?, status = ?, has_result = ?, is_free = ?, input_tokens = input_tokens + ?,
    output_tokens = output_tokens + ?, cost_micros = cost_micros + ?, ended_steps = ended_steps + ?,
    stored_bytes = stored_bytes + ?, failed_itself = ?, result = ?, error = ?, ended_ms = ?,
    result_excerpt = ?, search_text = search_text || ?
  where id = ? and fence = ? and status = 'running'`

export const STEP_COLUMNS = [
  ...['run_id', 'key', 'node_id', 'status', 'port', 'attempt', 'input', 'output', 'error'],
  ...['input_tokens', 'output_tokens', 'cost_micros', 'started_ms', 'ended_ms', 'reused'],
  ...['content_key', 'earlier_error'],
]
/** A step that has ended stays as it is. */
export const MERGE_STEP = `
  on conflict (run_id, key) do update set status = excluded.status, port = excluded.port,
    attempt = excluded.attempt, input = excluded.input, output = excluded.output, error = excluded.error,
    input_tokens = excluded.input_tokens, output_tokens = excluded.output_tokens,
    cost_micros = excluded.cost_micros, started_ms = excluded.started_ms, ended_ms = excluded.ended_ms,
    reused = excluded.reused, content_key = excluded.content_key,
    earlier_error = excluded.earlier_error
  where run_steps.ended_ms is null`
const PUT_STEP = `insert into run_steps (${STEP_COLUMNS.join(', ')})
  values (${STEP_COLUMNS.map(() => '?').join(', ')}) ${MERGE_STEP}`
const ADD_EVENT = 'insert into run_events (run_id, seq, data, at_ms) values (?, ?, ?, ?)'

/**
 * Stores what a holder of a run has done.
 * @returns the number of the last event
 * @throws RunLost where it is no longer its holder; the transaction must then be rolled back
 */
export async function storeCheckpoint(
  sql: Statements,
  holder: Holder,
  checkpoint: Checkpoint,
  nowMs: number
): Promise<number> {
  const steps = checkpoint.steps.map((step) => stepValues(holder.runId, step))
  const events = checkpoint.events.map((event) => JSON.stringify(event))
  const bytes = bytesOf([...steps.flat(), ...events])
  const changed = await sql.run(ADVANCE, advanceValues(holder, checkpoint, { nowMs, bytes }))
  if (changed === 0) throw new RunLost()
  for (const step of steps) await sql.run(PUT_STEP, step)
  for (const [at, event] of events.entries())
    await sql.run(ADD_EVENT, [holder.runId, holder.seq + at + 1, event, nowMs])
  return holder.seq + events.length
}

/** Whether a run failed because of its own flow, and costs nothing. */
const isFreeFailure = (end: Checkpoint['end'], hasResult: boolean): boolean =>
  end?.status === 'failed' && !hasResult && end.error !== null && isOwnFailure(end.error)

interface Written {
  nowMs: number
  /** Of the steps and events. */
  bytes: number
}

/** The values of `ADVANCE`. */
export function advanceValues(
  { runId, fence, seq }: Holder,
  { steps, events, end, isWaiting, hasResult, isFree }: Checkpoint,
  { nowMs, bytes }: Written
): SqlValue[] {
  const used = totalOf(steps)
  const ended = steps.filter(({ endedMs }) => endedMs !== null).length
  const status = isWaiting ? 'waiting' : 'running'
  const last = end ? [JSON.stringify(end.results), asJson(end.error), nowMs] : [null, null, null]
  return [
    ...[seq + events.length, end?.status ?? status, hasResult ? 1 : 0, isFree ? 1 : 0],
    ...[used.input, used.output, used.cost, ended],
    ...[bytes + bytesOf(last), isFreeFailure(end, hasResult) ? 1 : 0],
    ...[...last, ...searched(end), runId, fence],
  ]
}

/** How the results begin, and what a search for them looks through. */
function searched(end: Checkpoint['end']): [excerpt: string, folded: string] {
  const excerpt = end ? resultExcerpt(end.results) : ''
  return [excerpt, excerpt && `\n${foldCase(excerpt)}`]
}

/** How many bytes the texts among some values take up. */
export const bytesOf = (values: readonly SqlValue[]): number =>
  values.reduce<number>(
    (sum, value) => sum + (typeof value === 'string' ? Buffer.byteLength(value) : 0),
    0
  )

function totalOf(steps: StepRecord[]): { input: number; output: number; cost: number } {
  const sum = { input: 0, output: 0, cost: 0 }
  for (const { usage } of steps) {
    sum.input += usage?.inputTokens ?? 0
    sum.output += usage?.outputTokens ?? 0
    sum.cost += usage?.costMicros ?? 0
  }
  return sum
}

/** In the order of `STEP_COLUMNS`. */
export function stepValues(runId: string, step: StepRecord): SqlValue[] {
  const { usage } = step
  return [
    ...[runId, step.key, step.nodeId, step.status, step.port, step.attempt, step.input],
    ...[asJson(step.output), asJson(step.error), usage?.inputTokens ?? 0],
    ...[usage?.outputTokens ?? 0, usage?.costMicros ?? null, step.startedMs, step.endedMs],
    ...[step.reused ? JSON.stringify(step.reused) : null, step.contentKey ?? null],
    asJson(step.earlierError ?? null),
  ]
}

const asJson = (value: Value | RunError | null): string | null =>
  value === null ? null : JSON.stringify(value)

/** A step as the database stores it. */
export interface StepRow {
  key: string
  node_id: string
  status: StepStatus
  port: string | null
  attempt: number
  input: string | null
  output: string | null
  error: string | null
  input_tokens: number
  output_tokens: number
  cost_micros: number | null
  started_ms: number
  ended_ms: number | null
  reused: string | null
  content_key: string | null
  /** How the try before the last one ended, as JSON. */
  earlier_error: string | null
}

export async function storedSteps(
  sql: Statements,
  runId: string
): Promise<ReadonlyMap<string, StepRecord>> {
  const find = `select ${STEP_COLUMNS.join(', ')} from run_steps where run_id = ?`
  const rows = await sql.all<StepRow>(find, [runId])
  return new Map(rows.map((row) => [row.key, recordOfRow(row)]))
}

export const recordOfRow = (row: StepRow): StepRecord => ({
  ...{ key: row.key, nodeId: row.node_id, status: row.status, port: row.port },
  ...{ attempt: row.attempt, input: row.input },
  output: row.output === null ? null : (JSON.parse(row.output) as Value),
  error: row.error === null ? null : (JSON.parse(row.error) as RunError),
  earlierError: row.earlier_error === null ? null : (JSON.parse(row.earlier_error) as RunError),
  usage: null,
  reused: row.reused === null ? null : (JSON.parse(row.reused) as Reused),
  startedMs: row.started_ms,
  endedMs: row.ended_ms,
})

/** A run that was stopped after it had worked counts like one that failed: it costs nothing either. */
const END_RUN = `
  update runs set fence = fence + 1, status = ?, error = ?, event_seq = event_seq + 1, ended_ms = ?,
    failed_itself = case when ? = 1 and has_result = 0 and (ended_steps > 1
      or exists (select 1 from runs as inner_run where inner_run.parent_run_id = runs.id)) then 1 else 0 end
  where id = ? and status in ('queued', 'running', 'waiting') returning *`
const END_STEPS = `update run_steps set status = 'canceled', ended_ms = ? where run_id = ? and ended_ms is null`

/** How a run is ended from outside. */
export type OuterEnd = { status: 'canceled'; error: null } | { status: 'failed'; error: RunError }

/** Ends a run and takes it from its holder. Null where it has ended. */
export async function endRun(
  sql: Statements,
  runId: string,
  { status, error }: OuterEnd,
  nowMs: number
): Promise<StoredRun | null> {
  const [run] = await sql.all<StoredRun>(END_RUN, [
    ...[status, asJson(error), nowMs],
    ...[status === 'canceled' ? 1 : 0, runId],
  ])
  if (!run) return null
  await sql.run(END_STEPS, [nowMs, runId])
  const event: RunEvent = { type: 'run', status, ...(error && { error }) }
  await sql.run(ADD_EVENT, [runId, run.event_seq, JSON.stringify(event), nowMs])
  return run
}
