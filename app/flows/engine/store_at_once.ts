import { preparedStatement, type SqlValue, type Statements } from '#app/core/dialects/statements'
import type { StepRecord } from '#app/flows/domain/runs/run'
import type { Checkpoint } from '#app/flows/engine/driven_run'
import {
  ADVANCE,
  advanceValues,
  bytesOf,
  type Holder,
  MERGE_STEP,
  RunLost,
  STEP_COLUMNS,
  stepValues,
} from '#app/flows/engine/store'

const STEP_FIELDS = STEP_COLUMNS.slice(1)
const NUMBERS = new Set<string>([
  ...['attempt', 'input_tokens', 'output_tokens', 'cost_micros', 'started_ms', 'ended_ms'],
])
const STEP_TYPES = STEP_FIELDS.map((name) => `${name} ${NUMBERS.has(name) ? 'bigint' : 'text'}`)

/** On PostgreSQL: nothing is stored where the run is no longer held, because nothing is selected then. */
const WRITE = `
  with advanced as (${ADVANCE} returning id),
  stepped as (
    insert into run_steps (${STEP_COLUMNS.join(', ')})
    select advanced.id, step.* from advanced,
      json_to_recordset(?::json) as step (${STEP_TYPES.join(', ')})
    ${MERGE_STEP}),
  told as (
    insert into run_events (run_id, seq, data, at_ms)
    select advanced.id, event.* from advanced,
      json_to_recordset(?::json) as event (seq integer, data text, at_ms bigint))`
const STORE = `${WRITE} select id from advanced`
const STORE_AND_NOTIFY = `${WRITE} select pg_notify(?, ?) from advanced`

interface Stored {
  holder: Holder
  checkpoint: Checkpoint
  now: number
}

/**
 * Stores a checkpoint in which nothing ends or waits, with its notification, as one statement that is a transaction by
 * itself: PostgreSQL needs most of its time per statement.
 * @returns the number of the last event
 * @throws RunLost where it is no longer held
 */
export async function storeAtOnce(
  { holder, checkpoint, now }: Stored,
  [channel, message]: readonly [string, string]
): Promise<number> {
  const stored = await preparedStatement(STORE_AND_NOTIFY, [
    ...valuesOf({ holder, checkpoint, now }),
    ...[channel, message],
  ])
  return lastEvent(stored, holder, checkpoint)
}

/** Stores a checkpoint as one statement of a transaction; the rest is as with `storeAtOnce`. */
export async function storeInOne(
  sql: Statements,
  { holder, checkpoint, now }: Stored
): Promise<number> {
  const stored = await sql.all(STORE, valuesOf({ holder, checkpoint, now }))
  return lastEvent(stored, holder, checkpoint)
}

function lastEvent(stored: unknown[], { seq }: Holder, { events }: Checkpoint): number {
  if (stored.length === 0) throw new RunLost()
  return seq + events.length
}

function valuesOf({ holder, checkpoint, now }: Stored): SqlValue[] {
  const { runId, seq } = holder
  const { steps, events } = checkpoint
  const values = new Map(steps.map((step) => [step, stepValues(runId, step)]))
  const stepRows = lastOfEach(steps).map((step) => {
    const [, ...own] = values.get(step)!
    return Object.fromEntries(STEP_FIELDS.map((name, at) => [name, own[at]]))
  })
  const data = events.map((event) => JSON.stringify(event))
  const eventRows = data.map((one, at) => ({ seq: seq + at + 1, data: one, at_ms: now }))
  const bytes = bytesOf([...[...values.values()].flat(), ...data])
  const rows = [JSON.stringify(stepRows), JSON.stringify(eventRows)]
  return [...advanceValues(holder, checkpoint, { nowMs: now, bytes }), ...rows]
}

/** A step that was noted several times, as it was noted last, or as it ended. One statement changes a row once. */
function lastOfEach(steps: StepRecord[]): StepRecord[] {
  const last = new Map<string, StepRecord>()
  for (const step of steps)
    if ((last.get(step.key)?.endedMs ?? null) === null) last.set(step.key, step)
  return [...last.values()]
}
