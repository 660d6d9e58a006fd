import { unacceptable } from '#app/core/exceptions/api_exception'
import type { Transact } from '#app/core/transact'
import { MICROS } from '#app/flows/domain/graph/budget'
import type { Plan } from '#app/flows/domain/checks/plan'
import { readGraph } from '#app/flows/domain/checks/validate_graph'
import { readSamples } from '#app/flows/domain/runs/samples'
import { pathsRead, stepAlone } from '#app/flows/domain/runs/step_alone'
import type Flow from '#app/flows/models/flow'
import { nestedProblems } from '#app/flows/services/flows/nested_flows'
import { ownFlow } from '#app/flows/services/flows/own_flow'
import type { FoundRun } from '#app/flows/services/runs/find_runs'
import { fieldsOf } from '#app/flows/services/runs/problem_fields'
import { type Execution, runOf, versionOfDraft } from '#app/flows/services/runs/start_flow_run'
import { startPaidRun } from '#app/flows/services/runs/start_paid_run'
import { nextNote } from '#app/flows/services/versions/save_flow_version'

/** The inputs are sample values of the names that the step reads. */
export interface StepTry extends Execution {
  /** The node of the step. */
  only: string
  model?: string
}

/**
 * Starts a run of one step of the draft with sample values for the names that it reads. The rest of the flow may be
 * unfinished.
 * @throws ApiException 404, 422 `fields` for a step or values that cannot run, 402 `no_credits`, 409
 */
export async function startStepTry(
  { userId, id: flowId }: { userId: string; id: string },
  { only, model, inputs: given = {}, separators, maxCost, reuse }: StepTry,
  transact: Transact<FoundRun>
): Promise<FoundRun> {
  if (separators) throw unacceptable({ separators: 'Give a list to one step as a list in JSON.' })
  const flow = await ownFlow(userId, flowId)
  const plan = await requireStep(flow, only)
  const names = new Set(pathsRead(flow.draft, only).map(([name]) => name))
  const read = readSamples(names, given)
  if (!read.ok) throw unacceptable(read.fields)
  const note = flow.draftVersion === null ? await nextNote(flow) : null
  return transact(async (trx) => {
    const version = await versionOfDraft({ flow, plan: null, note }, userId, trx)
    const maxCostMicros = maxCost === undefined ? null : Math.round(maxCost * MICROS)
    const run = { ...runOf(flow, userId), version, inputs: read.inputs, maxCostMicros }
    const options = { only, hasSamples: true, model, reuse }
    return startPaidRun({ ...run, replayOf: null, options }, plan, trx)
  })
}

const UNORDERED = 'Some connections of the flow form a loop or lead nowhere. Fix these first.'

/** @throws ApiException 422 `fields` where the step of the draft cannot run alone */
async function requireStep(flow: Flow, nodeId: string): Promise<Plan> {
  const { draft } = flow
  const alone = stepAlone(draft, nodeId)
  if (!alone) throw unacceptable({ only: `There is no step "${nodeId}".` })
  const { problems, plan } = alone
  if (problems.length > 0 || !plan) throw unacceptable(fieldsOf(problems))
  const { node } = plan.steps[plan.indexOf.get(nodeId)!]
  if (node.kind === 'ask') throw unacceptable({ only: 'A step that asks cannot be tried.' })
  if (!readGraph(draft).plan) throw unacceptable({ graph: UNORDERED })
  const nodes = plan.steps.map((step) => step.node)
  const nested = await nestedProblems(flow, { ...draft, nodes, edges: [] })
  if (nested.length > 0) throw unacceptable(fieldsOf(nested))
  return plan
}
