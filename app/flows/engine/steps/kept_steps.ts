import { FAILED } from '#app/flows/domain/graph/graph'
import type { StepPlace } from '#app/flows/domain/runs/run_state'
import type { Statements } from '#app/core/dialects/statements'
import { isResult, type RunOptions } from '#app/flows/domain/runs/run'
import type { KeptStep } from '#app/flows/engine/driven_run'
import { recordOfRow, type StepRow } from '#app/flows/engine/store'

/** Steps inside a For each have other keys than their nodes. */
const ENDED_STEPS = `
  select * from run_steps where run_id = ? and key = node_id and ended_ms is not null`

/** The outputs of earlier runs that steps keep instead of running again, by the keys of the steps. */
export async function keptSteps(
  sql: Statements,
  { kept: groups = [] }: RunOptions
): Promise<Map<string, KeptStep>> {
  const kept = new Map<string, KeptStep>()
  for (const { by, runId, nodeIds } of groups) {
    const found = await sql.all<StepRow>(ENDED_STEPS, [runId])
    const rows = new Map(found.map((row) => [row.node_id, row]))
    for (const nodeId of nodeIds) {
      const row = rows.get(nodeId)
      if (row) kept.set(nodeId, { ...recordOfRow(row), reused: { by, runId } })
    }
  }
  return kept
}

/** Whether the step could have made such an output. Since it was pinned, a step of another kind may have got its id. */
export const canKeep = ({ step: { node } }: StepPlace, { port, output }: KeptStep): boolean =>
  (node.kind !== 'result' || isResult(output)) &&
  (node.kind !== 'for-each' || port === FAILED || Array.isArray(output))
