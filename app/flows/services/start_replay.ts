import db from '@adonisjs/lucid/services/db'
import { v7 } from 'uuid'
import { existingModel } from '#app/ai/services/take_model'
import { unacceptable } from '#app/core/exceptions/api_exception'
import { inTransaction, type Transact } from '#app/core/transact'
import { MICROS } from '#app/flows/domain/budget'
import { FAILED, type Value } from '#app/flows/domain/graph'
import { keptForReplay } from '#app/flows/domain/kept_for_replay'
import { handlesFailure, type Plan } from '#app/flows/domain/plan'
import type { KeptSteps, RunOptions } from '#app/flows/domain/run'
import type { StepEnd } from '#app/flows/domain/run_state'
import { planFor } from '#app/flows/engine/plans'
import { pinsFor } from '#app/flows/services/flow_pins'
import { findRun, type FoundRun } from '#app/flows/services/find_runs'
import { ownFlow } from '#app/flows/services/own_flow'
import { startPaidRun } from '#app/flows/services/start_paid_run'

export interface Replay {
  /** The first step that runs again, by its node. */
  from?: string
  /** The only step that runs again, by its node. */
  only?: string
  /** The model that answers all steps. */
  model?: string
  /** US dollars; the limit of the earlier run where there is none. */
  maxCost?: number
}

/**
 * Starts a run of the same version of a flow with the same inputs as an earlier run. Steps before the one that it
 * begins with keep their outputs.
 * @throws ApiException 404, 422 `fields` for a step that cannot run or a model that is not there, 402 `no_credits`
 */
export async function startReplay(
  { userId, id }: { userId: string; id: string },
  replay: Replay,
  transact: Transact<FoundRun> = inTransaction
): Promise<FoundRun> {
  const earlier = await findRun(userId, id)
  const { flow_id: flowId, version, max_cost_micros: limit } = earlier
  await ownFlow(userId, flowId)
  if (replay.model !== undefined) await existingModel(replay.model)
  const plan = await planFor(flowId, version)
  const options = await optionsFor(earlier, plan, replay)
  const inputs = JSON.parse(earlier.inputs) as Record<string, Value>
  const { maxCost } = replay
  const maxCostMicros = maxCost === undefined ? limit : Math.round(maxCost * MICROS)
  const run = { id: v7(), userId, flowId, version, inputs, maxCostMicros, replayOf: id }
  return transact(async (trx) => {
    const kept = withPins(options, await pinsFor(trx, flowId, plan), replay.from)
    return startPaidRun({ ...run, options: { ...options, kept } }, plan, trx)
  })
}

/** Pinned steps keep their outputs, but for those that run because somebody asked for it. */
function withPins({ kept = [], only }: RunOptions, pins: KeptSteps, from?: string): KeptSteps {
  if (only !== undefined) return kept
  const taken = new Set([from, ...kept.flatMap(({ nodeIds }) => nodeIds)])
  const free = pins.map((pin) => ({ ...pin, nodeIds: pin.nodeIds.filter((id) => !taken.has(id)) }))
  return [...kept, ...free]
}

async function optionsFor(
  { id: runId }: FoundRun,
  plan: Plan,
  { from, only, model }: Replay
): Promise<RunOptions> {
  const nodeId = only ?? from
  if (nodeId === undefined) return { model }
  const field = only === undefined ? 'from' : 'only'
  if (from !== undefined && only !== undefined) {
    throw unacceptable({ only: 'Choose either one step, or the step to run from.' })
  }
  const start = { nodeId, isOnly: only !== undefined }
  const kept = keptForReplay(plan, await endsOf(runId, plan), start)
  if (!kept.ok) throw unacceptable({ [field]: kept.problem })
  return { model, only, kept: [{ by: 'replay', runId, nodeIds: kept.nodeIds }] }
}

/** How the steps of a run ended that have an output, or a failure that their flow takes care of. */
async function endsOf(runId: string, plan: Plan): Promise<Map<string, StepEnd>> {
  const rows: { node_id: string; port: string }[] = await db
    .from('run_steps')
    .where('run_id', runId)
    .whereColumn('key', 'node_id')
    .whereIn('status', ['succeeded', 'cached', 'failed'])
    .select('node_id', 'port')
  const counts = ({ node_id: id, port }: (typeof rows)[number]) => {
    const step = plan.steps[plan.indexOf.get(id) ?? -1]
    return step !== undefined && (port !== FAILED || handlesFailure(plan, step))
  }
  return new Map(rows.filter(counts).map(({ node_id: id, port }) => [id, { port, output: null }]))
}
