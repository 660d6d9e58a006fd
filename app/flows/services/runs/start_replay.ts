import db from '@adonisjs/lucid/services/db'
import { existingModel } from '#app/ai/services/take_model'
import { unacceptable } from '#app/core/exceptions/api_exception'
import { inTransaction, type Transact } from '#app/core/transact'
import { MICROS } from '#app/flows/domain/graph/budget'
import type { Value } from '#app/flows/domain/values/value'
import { type EndedStep, keptForReplay } from '#app/flows/domain/replays/kept_for_replay'
import { unchangedSteps } from '#app/flows/domain/replays/unchanged_steps'
import type { Plan } from '#app/flows/domain/checks/plan'
import type { KeptSteps, RunOptions } from '#app/flows/domain/runs/run'
import { planFor } from '#app/flows/engine/plans'
import type Flow from '#app/flows/models/flow'
import { pinsFor } from '#app/flows/services/runs/flow_pins'
import { findRun, type FoundRun } from '#app/flows/services/runs/find_runs'
import { ownFlow } from '#app/flows/services/flows/own_flow'
import {
  type CheckedFlow,
  inputsAgain,
  requireRunnable,
  runOf,
  versionOfDraft,
} from '#app/flows/services/runs/start_flow_run'
import { replayStepTry } from '#app/flows/services/runs/replay_step_try'
import { startPaidRun } from '#app/flows/services/runs/start_paid_run'

export interface Replay {
  /** The node of the first step that runs again. */
  from?: string
  /** The node of the only step that runs again. */
  only?: string
  /** The model that answers all steps. */
  model?: string
  /** Whether the draft of the flow runs instead of the version of the earlier run. */
  draft?: boolean
  /** US dollars. The default is the limit of the earlier run. */
  maxCost?: number
}

/** What a replay runs. */
interface Replayed {
  plan: Plan
  inputs: Record<string, Value>
  /** The steps that did not change since the earlier run; null where all are unchanged. */
  unchanged: ReadonlySet<string> | null
  /** Where its draft runs. */
  checked?: CheckedFlow
}

/**
 * Starts a run with the inputs of an earlier run. It runs the same version of the flow, or its draft. Steps before the
 * first step that runs again keep their outputs, unless they have changed.
 * @throws ApiException 404, 422 `fields` for a step that cannot run, a model that is not there, or a draft that cannot
 * run with these inputs, 402 `no_credits`, 409
 */
export async function startReplay(
  { userId, id }: { userId: string; id: string },
  replay: Replay,
  transact: Transact<FoundRun> = inTransaction
): Promise<FoundRun> {
  const earlier = await findRun(userId, id)
  const flow = await ownFlow(userId, earlier.flow_id)
  if (replay.model !== undefined) await existingModel(replay.model)
  const limit = earlier.max_cost_micros
  const { maxCost } = replay
  const maxCostMicros = maxCost === undefined ? limit : Math.round(maxCost * MICROS)
  const { only, ...others } = storedOptions(earlier)
  if (only !== undefined && others.hasSamples) {
    const tried = { flow, userId, run: earlier, options: { ...others, only } }
    return replayStepTry(tried, { ...replay, maxCostMicros }, transact)
  }
  const before = await planFor(flow.id, earlier.version)
  const again = replay.draft ? await draftAgain(flow, earlier, before) : sameAgain(earlier, before)
  const { plan, inputs, checked } = again
  const options = optionsFor(id, { ...again, ends: await endsOf(id) }, replay)
  return transact(async (trx) => {
    const version = checked ? await versionOfDraft(checked, userId, trx) : earlier.version
    const kept = withPins(options, await pinsFor(trx, flow.id, plan), replay.from)
    const run = { ...runOf(flow, userId), version, inputs, maxCostMicros, replayOf: id }
    return startPaidRun({ ...run, options: { ...options, kept } }, plan, trx)
  })
}

const storedOptions = ({ options }: FoundRun): RunOptions =>
  options === null ? {} : (JSON.parse(options) as RunOptions)

const sameAgain = ({ inputs }: FoundRun, plan: Plan): Replayed => ({
  ...{ plan, unchanged: null },
  inputs: JSON.parse(inputs) as Record<string, Value>,
})

async function draftAgain(flow: Flow, run: FoundRun, before: Plan): Promise<Replayed> {
  const checked = await requireRunnable(flow)
  const same = sameAgain(run, before)
  if (flow.draftVersion === run.version) return { ...same, checked }
  const { plan } = checked
  return {
    ...{ plan, checked },
    inputs: inputsAgain(flow, same.inputs),
    unchanged: unchangedSteps(plan, before),
  }
}

/** Pinned steps keep their outputs, except for a step that the replay runs on request. */
function withPins({ kept = [], only }: RunOptions, pins: KeptSteps, from?: string): KeptSteps {
  if (only !== undefined) return kept
  const taken = new Set([from, ...kept.flatMap(({ nodeIds }) => nodeIds)])
  const free = pins.map((pin) => ({ ...pin, nodeIds: pin.nodeIds.filter((id) => !taken.has(id)) }))
  return [...kept, ...free]
}

type Ended = Pick<Replayed, 'plan' | 'unchanged'> & { ends: EndedStep[] }

function optionsFor(
  runId: string,
  { plan, ends, unchanged }: Ended,
  { from, only, model }: Replay
): RunOptions {
  const nodeId = only ?? from
  if (nodeId === undefined) return { model }
  const field = only === undefined ? 'from' : 'only'
  if (from !== undefined && only !== undefined) {
    throw unacceptable({ only: 'Choose either one step, or the step to run from.' })
  }
  const start = { nodeId, isOnly: only !== undefined }
  const kept = keptForReplay(plan, ends, start, unchanged)
  if (!kept.ok) throw unacceptable({ [field]: kept.problem })
  return { model, only, kept: [{ by: 'replay', runId, nodeIds: kept.nodeIds }] }
}

/** How the steps of a run ended, except for steps inside a For each. */
async function endsOf(runId: string): Promise<EndedStep[]> {
  const rows: { node_id: string; port: string }[] = await db
    .from('run_steps')
    .where('run_id', runId)
    .whereColumn('key', 'node_id')
    .whereIn('status', ['succeeded', 'cached', 'failed'])
    .select('node_id', 'port')
  return rows.map(({ node_id: nodeId, port }) => ({ nodeId, port }))
}
