import db from '@adonisjs/lucid/services/db'
import { absent } from '#app/core/exceptions/api_exception'
import type { ApprovalOutcome } from '#app/flows/domain/runs/approvals'
import { STEP_COLUMNS, type StepRow } from '#app/flows/engine/store'
import { onlyReadable } from '#app/workspaces/services/access'

/** Bytes of an input or output that comes with the other steps. */
const MAX_TEXT_BYTES = 50_000
/** Bytes of the inputs and outputs that come with the steps of a run: reading them takes the time of the process. */
const MAX_TEXTS_BYTES = 500_000

/** A step of a run, with what a person decided about it. */
export interface FoundStep extends StepRow {
  run_id: string
  /** Bytes of the input and the output, if they were not read. */
  left_out_bytes: number
  /** What a person is asked, as JSON. */
  request: string | null
  expires_ms: number | null
  decision: ApprovalOutcome | null
  reason: string | null
  decided_ms: number | null
  /** The address and the name of whoever decided, where they were signed in. */
  decider: string | null
  decider_first: string | null
  decider_last: string | null
  /** The run of another flow that the step started, and what it used so far. */
  child_id: string | null
  child_input_tokens: number | null
  child_output_tokens: number | null
  child_cost_micros: number | null
}

const TEXTS = ['input', 'output']
const OTHER_COLUMNS = STEP_COLUMNS.filter((name) => !TEXTS.includes(name))
const RELATED_COLUMNS = [
  ...['request', 'expires_ms', 'decision', 'reason', 'decided_ms', 'users.email as decider'],
  ...['users.first_name as decider_first', 'users.last_name as decider_last'],
  ...['child.id as child_id', 'child.input_tokens as child_input_tokens'],
  ...['child.output_tokens as child_output_tokens', 'child.cost_micros as child_cost_micros'],
]

const BYTES = 'coalesce(octet_length(step.input), 0) + coalesce(octet_length(step.output), 0)'
/** Long texts do not take the place of the short ones behind them. */
const SHORT_BYTES = `case when ${BYTES} <= ${MAX_TEXT_BYTES} then ${BYTES} else 0 end`
const RUNNING_BYTES = `sum(${SHORT_BYTES}) over (order by step.started_ms, step.key)`
const IS_READ = `${BYTES} <= ${MAX_TEXT_BYTES} and ${RUNNING_BYTES} <= ${MAX_TEXTS_BYTES}`

/** Selects the inputs and outputs of steps until there are too many. */
const READ_IN_PART = [
  ...TEXTS.map((name) => `case when ${IS_READ} then step.${name} end as ${name}`),
  `case when ${IS_READ} then 0 else ${BYTES} end as left_out_bytes`,
].join(', ')

const withRelated = (runId: string) =>
  db
    .from('run_steps as step')
    .leftJoin('approvals', (join) =>
      join.on('approvals.run_id', 'step.run_id').andOn('approvals.step_key', 'step.key')
    )
    .leftJoin('users', 'users.id', 'approvals.decider_id')
    .leftJoin('runs as child', (join) =>
      join.on('child.parent_run_id', 'step.run_id').andOn('child.parent_step_key', 'step.key')
    )
    .where('step.run_id', runId)
    .select(OTHER_COLUMNS.map((name) => `step.${name}`))
    .select(RELATED_COLUMNS)

/**
 * The steps of a run in the order in which they started. Inputs and outputs that are long, or too many, are left out.
 * @param ended the keys of the steps that have ended to read; without it, all
 */
export async function stepsOf(runId: string, ended?: string[]): Promise<FoundStep[]> {
  const query = withRelated(runId).orderBy('step.started_ms').orderBy('step.key')
  if (ended) query.where((some) => some.whereNull('step.ended_ms').orWhereIn('step.key', ended))
  return query.select(db.raw(READ_IN_PART))
}

/** A step, and where its run is. */
type StepOfRun = FoundStep & { user_id: string; workspace_id: string | null }

/** One step of a run in a workspace that a person belongs to, with all of its input and output. @throws ApiException 404 */
export async function findStep(userId: string, runId: string, key: string): Promise<StepOfRun> {
  const step = await onlyReadable(
    withRelated(runId).join('runs', 'runs.id', 'step.run_id'),
    userId,
    'runs'
  )
    .where('step.key', key)
    .select(db.raw('step.input, step.output, 0 as left_out_bytes'))
    .select('runs.user_id', 'runs.workspace_id')
    .first()
  if (!step) throw absent('step')
  return step as StepOfRun
}
