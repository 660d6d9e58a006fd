import { flowStepsOf } from '#app/flows/domain/runs/child_runs'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { MAX_DEPTH } from '#app/flows/domain/values/limits'
import type { Problem } from '#app/flows/domain/checks/problems'

/** The steps of a flow, which tell the other flows that it runs. */
export interface NestedFlow {
  graph: Pick<FlowGraph, 'nodes'>
}

export const RUNS_ITSELF = 'A flow cannot run itself, neither directly nor through other flows.'
export const TOO_DEEP = `Flows can run each other at most ${MAX_DEPTH} deep.`

/**
 * Problems of Flow steps that would run their own flow or nest too deep, as far as the other flows are known. Each flow
 * is visited at most once per level, so the check ends quickly even if flows refer to each other in a loop.
 */
export function nestingProblems(
  id: string,
  graph: Pick<FlowGraph, 'nodes'>,
  others: ReadonlyMap<string, NestedFlow>
): Problem[] {
  return flowStepsOf(graph).flatMap(({ nodeId, name, flowId }): Problem[] => {
    const fault = faultBelow(id, flowId, others)
    if (!fault) return []
    return [{ code: 'nesting', nodeId, path: ['flowId'], sentence: `"${name}": ${fault}` }]
  })
}

/** Searches level by level. A flow that reaches itself does so within as many levels as there are flows. */
function faultBelow(
  id: string,
  first: string,
  others: ReadonlyMap<string, NestedFlow>
): string | null {
  let level = new Set([first])
  for (let depth = 1; level.size > 0; depth++) {
    if (level.has(id)) return RUNS_ITSELF
    if (depth > MAX_DEPTH) return TOO_DEEP
    const next = new Set<string>()
    for (const one of level)
      for (const { flowId } of flowStepsOf(others.get(one)?.graph ?? { nodes: [] }))
        next.add(flowId)
    level = next
  }
  return null
}
