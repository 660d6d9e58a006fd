import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { v7 } from 'uuid'
import { existingModel } from '#app/ai/services/take_model'
import { unacceptable } from '#app/core/exceptions/api_exception'
import { inTransaction, type Transact } from '#app/core/transact'
import { MICROS } from '#app/flows/domain/budget'
import type { Value } from '#app/flows/domain/graph'
import { type EndedStep, keptForReplay } from '#app/flows/domain/replays/kept_for_replay'
import { unchangedSteps } from '#app/flows/domain/replays/unchanged_steps'
import type { Plan } from '#app/flows/domain/plan'
import type { KeptSteps, RunOptions } from '#app/flows/domain/run'
import { planFor } from '#app/flows/engine/plans'
import type Flow from '#app/flows/models/flow'
import { pinsFor } from '#app/flows/services/flow_pins'
import { findRun, type FoundRun } from '#app/flows/services/find_runs'
import { ownFlow } from '#app/flows/services/own_flow'
import { inputsAgain, requireRunnable, versionOfDraft } from '#app/flows/services/start_flow_run'
import { startPaidRun } from '#app/flows/services/start_paid_run'

export interface Replay {
  /** The first step that runs again, by its node. */
  from?: string
  /** The only step that runs again, by its node. */
  only?: string
  /** The model that answers all steps. */
  model?: string
  /** Whether the draft of the flow runs, in place of the version of the earlier run. */
  draft?: boolean
  /** US dollars; the limit of the earlier run where there is none. */
  maxCost?: number
}

/** What a replay runs. */
interface Replayed {
  version: number
  plan: Plan
  inputs: Record<string, Value>
  /** The steps that are as they were in the earlier run; null where all are. */
  unchanged: ReadonlySet<string> | null
}

/**
 * Starts a run with the inputs of an earlier run: of the same version of the flow, or of its draft. Steps before the one
 * that it begins with keep their outputs, unless they have changed.
 * @throws ApiException 404, 422 `fields` for a step that cannot run, a model that is not there, or a draft that cannot
 * run with these inputs, 402 `no_credits`
 */
export async function startReplay(
  { userId, id }: { userId: string; id: string },
  replay: Replay,
  transact: Transact<FoundRun> = inTransaction
): Promise<FoundRun> {
  const earlier = await findRun(userId, id)
  const flow = await ownFlow(userId, earlier.flow_id)
  if (replay.model !== undefined) await existingModel(replay.model)
  if (replay.draft) await requireRunnable(flow)
  const limit = earlier.max_cost_micros
  const { maxCost } = replay
  const maxCostMicros = maxCost === undefined ? limit : Math.round(maxCost * MICROS)
  const before = await planFor(flow.id, earlier.version)
  const ends = await endsOf(id)
  return transact(async (trx) => {
    const { version, plan, inputs, unchanged } = replay.draft
      ? await draftAgain(flow, earlier, before, trx)
      : sameAgain(earlier, before)
    const options = optionsFor(id, { plan, ends, unchanged }, replay)
    const kept = withPins(options, await pinsFor(trx, flow.id, plan), replay.from)
    const run = { id: v7(), userId, flowId: flow.id, version, inputs, maxCostMicros, replayOf: id }
    return startPaidRun({ ...run, options: { ...options, kept } }, plan, trx)
  })
}

const sameAgain = ({ version, inputs }: FoundRun, plan: Plan): Replayed => ({
  ...{ version, plan, unchanged: null },
  inputs: JSON.parse(inputs) as Record<string, Value>,
})

async function draftAgain(
  flow: Flow,
  run: FoundRun,
  before: Plan,
  trx: TransactionClientContract
): Promise<Replayed> {
  const now = await versionOfDraft(flow, trx)
  const same = sameAgain(run, before)
  if (now.version === run.version) return same
  return {
    ...now,
    inputs: inputsAgain(flow, same.inputs),
    unchanged: unchangedSteps(now.plan, before),
  }
}

/** Pinned steps keep their outputs, but for those that run because somebody asked for it. */
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

/** How the steps of a run ended, but for those inside a For each. */
async function endsOf(runId: string): Promise<EndedStep[]> {
  const rows: { node_id: string; port: string }[] = await db
    .from('run_steps')
    .where('run_id', runId)
    .whereColumn('key', 'node_id')
    .whereIn('status', ['succeeded', 'cached', 'failed'])
    .select('node_id', 'port')
  return rows.map(({ node_id: nodeId, port }) => ({ nodeId, port }))
}
