import type { FlowEdge } from '#app/flows/domain/graph/graph'
import type { Outcome } from '#frontend/features/flows/runs/run_badge'

export type DiffMark = 'added' | 'removed' | 'changed'

/** What is shown at a step beyond what the graph says of it. */
export interface StepMark {
  run?: Outcome & {
    /** Stands beside the status, such as the elapsed time or the text that is being written. */
    detail?: string
  }
  diff?: DiffMark
  /** Runs take its kept output and do not run it. */
  isPinned?: boolean
}

/** What is shown at an edge, by `edgeKey`. */
export interface EdgeMark {
  /** What passed, in a few words. */
  text?: string
  /** A run went on along this edge. */
  isPassed?: boolean
  diff?: DiffMark
}

const keys = new WeakMap<FlowEdge, string>()

/** The name of an edge in `edgeMarks`. */
export function edgeKey(edge: FlowEdge): string {
  const known = keys.get(edge)
  if (known !== undefined) return known
  const key = JSON.stringify([edge.from, edge.port, edge.to])
  keys.set(edge, key)
  return key
}
