import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { v7 } from 'uuid'
import { unacceptable } from '#app/core/exceptions/api_exception'
import { inTransaction, type Transact } from '#app/core/transact'
import { MICROS } from '#app/flows/domain/budget'
import { askFieldsOf, readInputs } from '#app/flows/domain/inputs'
import type { Value } from '#app/flows/domain/graph'
import type { Plan } from '#app/flows/domain/plan'
import type { Problem } from '#app/flows/domain/problems'
import { nameKey } from '#app/flows/domain/variables'
import { readGraph } from '#app/flows/domain/validate_graph'
import { keepPlan, knownPlan } from '#app/flows/engine/plans'
import type Flow from '#app/flows/models/flow'
import { nestedProblems } from '#app/flows/services/nested_flows'
import { ownFlow } from '#app/flows/services/own_flow'
import { pinsFor } from '#app/flows/services/flow_pins'
import type { FoundRun } from '#app/flows/services/find_runs'
import { saveFlowVersion } from '#app/flows/services/save_flow_version'
import { startPaidRun } from '#app/flows/services/start_paid_run'

export interface Execution {
  inputs?: Record<string, unknown>
  /** US dollars. */
  maxCost?: number
  /** Whether a step takes its earlier answer to the same content. */
  reuse?: boolean
}

const MAX_REPORTED = 20

/**
 * Starts a run of the draft of a flow, which becomes a version where it is not one yet.
 * @returns the run as it starts
 * @throws ApiException 404, 422 `fields` for missing inputs or a flow that cannot run, 402 `no_credits`
 */
export async function startFlowRun(
  { userId, id }: { userId: string; id: string },
  { inputs: given = {}, maxCost, reuse }: Execution,
  transact: Transact<FoundRun> = inTransaction
): Promise<FoundRun> {
  const read = await ownFlow(userId, id)
  await requireRunnable(read)
  const inputs = inputsOf(read, given)
  return transact(async (trx) => {
    const { version, plan } = await versionOfDraft(read, trx)
    const maxCostMicros = maxCost === undefined ? null : Math.round(maxCost * MICROS)
    const run = { id: v7(), userId, flowId: id, version, inputs, maxCostMicros }
    const kept = await pinsFor(trx, id, plan)
    const options = reuse || kept.length > 0 ? { reuse, kept } : null
    return startPaidRun({ ...run, replayOf: null, options }, plan, trx)
  })
}

/** @throws ApiException 422 `fields` where the draft of a flow cannot run */
export async function requireRunnable(flow: Flow): Promise<void> {
  requirePlan(flow)
  await requireNesting(flow)
}

/** The version of a flow that runs: its draft, which is kept as a version where it is none yet. */
export async function versionOfDraft(
  read: Flow,
  trx: TransactionClientContract
): Promise<{ version: number; plan: Plan }> {
  const { id, userId } = read
  const flow = read.draftVersion === null ? await ownFlow(userId, id, { trx }) : read
  if (flow.draftVersion === null) {
    await saveFlowVersion(flow, null, trx)
    await flow.save()
  }
  const version = flow.draftVersion ?? flow.version
  return { version, plan: keepPlan(id, version, requirePlan(flow)) }
}

function inputsOf({ draft }: Flow, given: Record<string, unknown>) {
  const read = readInputs(draft, given)
  if (!read.ok) throw unacceptable(read.fields)
  return read.inputs
}

/**
 * The inputs of an earlier run for the draft of a flow, without those that it no longer asks for.
 * @throws ApiException 422 `fields` for those that it asks for now
 */
export function inputsAgain(flow: Flow, earlier: Record<string, Value>): Record<string, Value> {
  const asked = new Set(askFieldsOf(flow.draft).map(({ name }) => nameKey(name)))
  const stillAsked = Object.entries(earlier).filter(([name]) => asked.has(nameKey(name)))
  return inputsOf(flow, Object.fromEntries(stillAsked))
}

/** The plan is computed once for each version, and once more for a draft that is none yet. */
export function requirePlan({ id, draft, draftVersion }: Flow): Plan {
  const known = draftVersion === null ? undefined : knownPlan(id, draftVersion)
  if (known) return known
  const { problems, plan } = readGraph(draft)
  if (problems.length > 0 || !plan) throw unacceptable(fieldsOf(problems))
  return plan
}

/** @throws ApiException 422 `fields` where the flow would run itself, or too many inside each other */
async function requireNesting({ userId, id, draft }: Flow): Promise<void> {
  const problems = await nestedProblems(userId, id, draft)
  if (problems.length > 0) throw unacceptable(fieldsOf(problems))
}

/** What to repair, by the step that it is about. */
function fieldsOf(problems: Problem[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { nodeId, sentence } of problems.slice(0, MAX_REPORTED)) {
    const field = nodeId === undefined ? 'graph' : `graph.${nodeId}`
    fields[field] = field in fields ? `${fields[field]} ${sentence}` : sentence
  }
  return fields
}
