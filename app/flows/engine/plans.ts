import db from '@adonisjs/lucid/services/db'
import type { FlowGraph } from '#app/flows/domain/graph'
import { type Plan, planOf } from '#app/flows/domain/plan'

const MAX_KEPT = 200
const kept = new Map<string, Plan>()

/** The plan of a version of a flow, which never changes. @throws Error where there is none */
export async function planFor(flowId: string, version: number): Promise<Plan> {
  const key = `${flowId} ${version}`
  const known = kept.get(key)
  if (known) return known
  const row = await db
    .from('flow_versions')
    .where({ flow_id: flowId, number: version })
    .select('graph')
    .first()
  if (!row) throw new Error('The version of this flow is gone.')
  return keepPlan(flowId, version, planOf(JSON.parse(row.graph) as FlowGraph))
}

export function keepPlan(flowId: string, version: number, plan: Plan): Plan {
  if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value!)
  kept.set(`${flowId} ${version}`, plan)
  return plan
}

/** The plan of a version, where it was needed lately. */
export const knownPlan = (flowId: string, version: number): Plan | undefined =>
  kept.get(`${flowId} ${version}`)
