import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { v7 } from 'uuid'
import { stale, unacceptable } from '#app/core/exceptions/api_exception'
import { inTransaction, type Transact } from '#app/core/transact'
import { MICROS } from '#app/flows/domain/graph/budget'
import { askFieldsOf, readInputs } from '#app/flows/domain/runs/inputs'
import type { Separators } from '#app/flows/domain/values/entries'
import type { Value } from '#app/flows/domain/values/value'
import { storeVersionNumbers } from '#app/flows/engine/starting/insert_version'
import type { Plan } from '#app/flows/domain/checks/plan'
import { tooManyRuns } from '#app/flows/domain/runs/runs_inside'
import { nameKey } from '#app/flows/domain/graph/variables'
import { readGraph } from '#app/flows/domain/checks/validate_graph'
import { keepPlan, knownPlan } from '#app/flows/engine/plans'
import type Flow from '#app/flows/models/flow'
import { nestedProblems } from '#app/flows/services/flows/nested_flows'
import { ownFlow } from '#app/flows/services/flows/own_flow'
import { pinsFor } from '#app/flows/services/runs/flow_pins'
import type { FoundRun } from '#app/flows/services/runs/find_runs'
import { keepDraft, nextNote } from '#app/flows/services/versions/save_flow_version'
import { fieldsOf } from '#app/flows/services/runs/problem_fields'
import { startPaidRun } from '#app/flows/services/runs/start_paid_run'

export interface Execution {
  inputs?: Record<string, unknown>
  /** Of the lists that are given as texts. */
  separators?: Separators
  /** US dollars. */
  maxCost?: number
  /** Whether steps reuse their earlier answers to the same content. */
  reuse?: boolean
}

/**
 * Starts a run of the draft of a flow. The draft becomes a version where it is not one yet.
 * @returns the run as it starts
 * @throws ApiException 404, 422 `fields` for missing inputs or a flow that cannot run, 402 `no_credits`, 409
 */
export async function startFlowRun(
  { userId, id }: { userId: string; id: string },
  { inputs: given = {}, separators, maxCost, reuse }: Execution,
  transact: Transact<FoundRun> = inTransaction
): Promise<FoundRun> {
  const checked = await requireRunnable(await ownFlow(userId, id))
  const { flow, plan } = checked
  const inputs = inputsOf(flow, given, separators)
  const tooMany = tooManyRuns(plan, inputs)
  if (tooMany) throw unacceptable({ [`inputs.${tooMany.input}`]: tooMany.sentence })
  return transact(async (trx) => {
    const version = await versionOfDraft(checked, userId, trx)
    const maxCostMicros = maxCost === undefined ? null : Math.round(maxCost * MICROS)
    const run = { ...runOf(flow, userId), version, inputs, maxCostMicros }
    const kept = await pinsFor(trx, id, plan)
    const options = reuse || kept.length > 0 ? { reuse, kept } : null
    return startPaidRun({ ...run, replayOf: null, options }, plan, trx)
  })
}

/** What a new run of a flow says about where it is, who pays for it, and who started it. */
export const runOf = ({ id, userId, workspaceId }: Flow, startedBy: string) => ({
  ...{ id: v7(), flowId: id, userId, workspaceId },
  createdBy: startedBy,
})

/** A flow as it was read before the transaction. */
interface DraftToRun {
  flow: Flow
  /** Of its draft, which can run; null where only a step of it was checked. */
  plan: Plan | null
  /** Of the version that its draft becomes; null where the draft is a version already. */
  note: string | null
}

/** The same, where all of it can run. */
export type CheckedFlow = DraftToRun & { plan: Plan }

/** @throws ApiException 422 `fields` where the draft of a flow cannot run */
export async function requireRunnable(flow: Flow): Promise<CheckedFlow> {
  const checked = await requirePlanned(flow)
  await requireNesting(flow)
  return checked
}

/** @throws ApiException 422 `fields` where the draft of a flow cannot run, but for the flows that it runs */
export async function requirePlanned(flow: Flow): Promise<CheckedFlow> {
  const plan = requirePlan(flow)
  return { flow, plan, note: flow.draftVersion === null ? await nextNote(flow) : null }
}

/**
 * The number of the version that runs: the draft, which becomes a version where it is not one yet.
 * @param authorId who runs it
 * @throws ApiException 404, 409 where the draft has changed since it was checked
 */
export async function versionOfDraft(
  { flow: checked, plan, note }: DraftToRun,
  authorId: string,
  trx: TransactionClientContract
): Promise<number> {
  const { id, etag } = checked
  if (checked.draftVersion !== null) return checked.draftVersion
  const flow = await ownFlow(authorId, id, { trx })
  if (flow.etag !== etag) throw stale('flow')
  if (flow.draftVersion === null) {
    await keepDraft(flow, { note: note!, authorId }, trx)
    await storeVersionNumbers(flow, trx)
  }
  const version = flow.draftVersion ?? flow.version
  if (plan) trx.after('commit', () => void keepPlan(id, version, { plan, isSound: true }))
  return version
}

function inputsOf({ draft }: Flow, given: Record<string, unknown>, separators?: Separators) {
  const read = readInputs(draft, given, separators)
  if (!read.ok) throw unacceptable(read.fields)
  return read.inputs
}

/**
 * The inputs of an earlier run for the draft of a flow, without inputs that the draft no longer asks for.
 * @throws ApiException 422 `fields` for inputs that are missing
 */
export function inputsAgain(flow: Flow, earlier: Record<string, Value>): Record<string, Value> {
  const asked = new Set(askFieldsOf(flow.draft).map(({ name }) => nameKey(name)))
  const stillAsked = Object.entries(earlier).filter(([name]) => asked.has(nameKey(name)))
  return inputsOf(flow, Object.fromEntries(stillAsked))
}

/**
 * The plan of the draft of a flow. It is cached where the draft is a version, so the flow must be read outside of a
 * transaction.
 * @throws ApiException 422 `fields` where the draft cannot run
 */
function requirePlan({ id, draft, draftVersion: version }: Flow): Plan {
  const known = version === null ? undefined : knownPlan(id, version)
  if (known?.isSound) return known.plan
  const { problems, plan } = readGraph(draft)
  if (problems.length > 0 || !plan) throw unacceptable(fieldsOf(problems))
  if (version !== null) keepPlan(id, version, { plan, isSound: true })
  return plan
}

/** @throws ApiException 422 `fields` where the flow would run itself, or flows are nested too deep */
async function requireNesting(flow: Flow): Promise<void> {
  const problems = await nestedProblems(flow, flow.draft)
  if (problems.length > 0) throw unacceptable(fieldsOf(problems))
}
