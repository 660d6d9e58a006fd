import type { FlowEdge } from '#app/flows/domain/graph'
import type { StepStatus } from '#app/flows/domain/run'

export type DiffMark = 'added' | 'removed' | 'changed'

/** What is shown at a step beyond what the graph says of it. */
export interface StepMark {
  run?: {
    status: StepStatus
    /** Stands beside the status, such as the elapsed time or the text that is being written. */
    detail?: string
  }
  diff?: DiffMark
  /** Runs take its kept output and do not run it. */
  isPinned?: boolean
}

/** What is shown at an edge, by `edgeKey`. */
export interface EdgeMark {
  /** Stands on the edge, such as what passed. */
  text?: string
  /** A run went on along this edge. */
  isPassed?: boolean
  diff?: DiffMark
}

/** The name of an edge in `edgeMarks`. */
export const edgeKey = ({ from, port, to }: FlowEdge): string => JSON.stringify([from, port, to])
