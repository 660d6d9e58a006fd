import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { absent, unacceptable } from '#app/core/exceptions/api_exception'
import { inTransaction } from '#app/core/transact'
import { FAILED } from '#app/flows/domain/graph/graph'
import { portsOf } from '#app/flows/domain/kinds/any_settings'
import type { Plan } from '#app/flows/domain/checks/plan'
import type { KeptSteps } from '#app/flows/domain/runs/run'
import { ownFlow } from '#app/flows/services/flows/own_flow'

/** A step of a flow that keeps the output that it had in a run. */
export interface FoundPin {
  node_id: string
  run_id: string
  created_ms: number
}

interface PinnedStep {
  userId: string
  flowId: string
  nodeId: string
}

export async function findPins(userId: string, flowId: string): Promise<FoundPin[]> {
  const { id } = await ownFlow(userId, flowId, { to: 'read' })
  return db.from('flow_pins').where('flow_id', id).orderBy('node_id').select('*')
}

/**
 * Pins the output that a step had in a run, in place of an earlier pin of this step.
 * @throws ApiException 404, 422 where it has no output there
 */
export async function pinStep(
  { userId, flowId, nodeId }: PinnedStep,
  runId: string
): Promise<FoundPin> {
  return inTransaction(async (trx) => {
    await ownFlow(userId, flowId, { trx })
    const step = await trx
      .from('run_steps')
      .join('runs', 'runs.id', 'run_steps.run_id')
      .where({ 'runs.id': runId, 'runs.flow_id': flowId, 'key': nodeId })
      .whereIn('run_steps.status', ['succeeded', 'cached'])
      .whereNot('port', FAILED)
      .first()
    if (!step) throw unacceptable({ runId: 'This step has no output in this run.' })
    const pin = { flow_id: flowId, node_id: nodeId, run_id: runId, created_ms: Date.now() }
    await removePin(trx, { flowId, nodeId })
    await trx.table('flow_pins').insert(pin)
    return pin
  })
}

/** @throws ApiException 404 where it is not pinned */
export async function unpinStep({ userId, flowId, nodeId }: PinnedStep): Promise<void> {
  await inTransaction(async (trx) => {
    await ownFlow(userId, flowId, { trx })
    if ((await removePin(trx, { flowId, nodeId })) === 0) throw absent('pin')
  })
}

/** Unpins steps that were replaced or deleted, so that what has their id now does not keep an output of theirs. */
export async function unpinAll(
  trx: TransactionClientContract,
  flowId: string,
  nodeIds: readonly string[]
): Promise<void> {
  if (nodeIds.length === 0) return
  await trx
    .from('flow_pins')
    .where('flow_id', flowId)
    .whereIn('node_id', [...nodeIds])
    .delete()
}

async function removePin(
  trx: TransactionClientContract,
  { flowId, nodeId }: Omit<PinnedStep, 'userId'>
): Promise<number> {
  const removed = trx.from('flow_pins').where({ flow_id: flowId, node_id: nodeId }).delete()
  return Number(await removed)
}

/** The pinned steps that a version of their flow still has, by the runs that they keep their outputs of. */
export async function pinsFor(
  trx: TransactionClientContract,
  flowId: string,
  plan: Plan
): Promise<KeptSteps> {
  const pins: { node_id: string; run_id: string; port: string }[] = await trx
    .from('flow_pins')
    .join('run_steps', (join) =>
      join.on('run_steps.run_id', 'flow_pins.run_id').andOn('run_steps.key', 'flow_pins.node_id')
    )
    .where('flow_pins.flow_id', flowId)
    .select('flow_pins.node_id', 'flow_pins.run_id', 'port')
  const fitting = pins.filter(({ node_id: nodeId, port }) => canEndBy(plan, nodeId, port))
  const byRun = Map.groupBy(fitting, ({ run_id: runId }) => runId)
  return [...byRun].map(([runId, steps]) => ({
    ...{ by: 'pin', runId },
    nodeIds: steps.map(({ node_id: nodeId }) => nodeId),
  }))
}

function canEndBy(plan: Plan, nodeId: string, port: string): boolean {
  const step = plan.steps[plan.indexOf.get(nodeId) ?? -1]
  if (!step || step.parent !== null) return false
  return portsOf(step.node).some(({ id }) => id === port)
}
