import db from '@adonisjs/lucid/services/db'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { type Plan, planOf } from '#app/flows/domain/checks/plan'
import type { RunOptions } from '#app/flows/domain/runs/run'
import { stepAlone } from '#app/flows/domain/runs/step_alone'

export interface KnownPlan {
  plan: Plan
  /** Whether the version was checked and has no problems. A version can be saved with problems. */
  isSound: boolean
}

const MAX_KEPT = 200
/** The least recently used plan comes first. */
const kept = new Map<string, KnownPlan>()

const keyOf = (flowId: string, version: number): string => `${flowId} ${version}`

/** The plan of a version of a flow, which never changes. @throws Error where there is none */
export async function planFor(flowId: string, version: number): Promise<Plan> {
  const known = knownPlan(flowId, version)
  if (known) return known.plan
  const plan = planOf(await graphFor(flowId, version))
  keepPlan(flowId, version, { plan, isSound: false })
  return plan
}

/** The plan that a run follows: that of its version, or of a single step with sample values. */
export async function planOfRun(
  { flowId, version }: { flowId: string; version: number },
  { only, hasSamples }: RunOptions
): Promise<Plan> {
  if (only === undefined || !hasSamples) return planFor(flowId, version)
  const plan = stepAlone(await graphFor(flowId, version), only)?.plan
  if (!plan) throw new Error('The version of this flow does not have the step that is tried.')
  return plan
}

async function graphFor(flowId: string, version: number): Promise<FlowGraph> {
  const row = await db
    .from('flow_versions')
    .where({ flow_id: flowId, number: version })
    .select('graph')
    .first()
  if (!row) throw new Error('The version of this flow is gone.')
  return JSON.parse(row.graph) as FlowGraph
}

/**
 * Caches the plan of a version. The version must be committed: its number is free again after a rollback, and the next
 * version with this number has another plan.
 */
export function keepPlan(flowId: string, version: number, known: KnownPlan): void {
  const key = keyOf(flowId, version)
  kept.delete(key)
  if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value!)
  kept.set(key, known)
}

/** The plan of a version, where it is cached. */
export function knownPlan(flowId: string, version: number): KnownPlan | undefined {
  const known = kept.get(keyOf(flowId, version))
  if (known) keepPlan(flowId, version, known)
  return known
}
