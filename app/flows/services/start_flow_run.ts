import { v7 } from 'uuid'
import { requireEntitlement } from '#app/billing/services/can'
import { ApiException, unacceptable } from '#app/core/exceptions/api_exception'
import { inTransaction, type Transact } from '#app/core/transact'
import { readInputs } from '#app/flows/domain/inputs'
import { type Plan, planOf } from '#app/flows/domain/plan'
import type { Problem } from '#app/flows/domain/problems'
import { problemsOf } from '#app/flows/domain/validate_graph'
import { keepPlan, knownPlan } from '#app/flows/engine/plans'
import { startRun } from '#app/flows/engine/start_run'
import type Flow from '#app/flows/models/flow'
import { ownFlow } from '#app/flows/services/own_flow'
import { type FoundRun, newRun } from '#app/flows/services/find_runs'
import { saveFlowVersion } from '#app/flows/services/save_flow_version'

export interface Execution {
  inputs?: Record<string, unknown>
  /** US dollars. */
  maxCost?: number
}

const MICROS = 1_000_000
const MAX_REPORTED = 20

/**
 * Starts a run of the draft of a flow, which becomes a version where it is not one yet.
 * @returns the run as it starts
 * @throws ApiException 404, 422 `fields` for missing inputs or a flow that cannot run, 402 `no_credits`
 */
export async function startFlowRun(
  { userId, id }: { userId: string; id: string },
  { inputs: given = {}, maxCost }: Execution,
  transact: Transact<FoundRun> = inTransaction
): Promise<FoundRun> {
  const read = await ownFlow(userId, id)
  requirePlan(read)
  const inputs = inputsOf(read, given)
  return transact(async (trx) => {
    const flow = read.draftVersion === null ? await ownFlow(userId, id, { trx }) : read
    if (flow.draftVersion === null) {
      await saveFlowVersion(flow, 'Run', trx)
      await flow.save()
    }
    const version = flow.draftVersion ?? flow.version
    const plan = keepPlan(id, version, requirePlan(flow))
    const maxCostMicros = maxCost === undefined ? null : Math.round(maxCost * MICROS)
    const run = { id: v7(), userId, flowId: id, version, inputs, maxCostMicros }
    const started = await startRun(run, plan, trx)
    if (started.ok) return newRun(run, Date.now())
    const { remaining } = started
    await requireEntitlement(userId, { name: 'spend_credits', amount: 1, remaining }, trx)
    throw new ApiException(402, 'no_credits', 'You have no credits left.')
  })
}

function inputsOf({ draft }: Flow, given: Record<string, unknown>) {
  const read = readInputs(draft, given)
  if (!read.ok) throw unacceptable(read.fields)
  return read.inputs
}

/** The plan is computed once for each version, and once more for a draft that is none yet. */
function requirePlan({ id, draft, draftVersion }: Flow): Plan {
  const known = draftVersion === null ? undefined : knownPlan(id, draftVersion)
  if (known) return known
  const problems = problemsOf(draft)
  if (problems.length > 0) throw unacceptable(fieldsOf(problems))
  return planOf(draft)
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
