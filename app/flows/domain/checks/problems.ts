import type { Path } from '#app/flows/domain/values/check_value'
import type { FlowEdge, FlowNode } from '#app/flows/domain/graph/graph'

export type ProblemCode =
  | ('shape' | 'too-large' | 'unknown-kind' | 'duplicate-id' | 'no-steps' | 'no-result')
  | ('settings' | 'unfinished' | 'name-empty' | 'name-characters' | 'name-taken' | 'name-reserved')
  | ('edge-nowhere' | 'edge-repeated' | 'edge-border' | 'port-unknown' | 'loop')
  | ('parent-unknown' | 'parent-kind' | 'parent-loop' | 'depth' | 'stands-inside')
  | ('empty-for-each' | 'gather' | 'reference-unknown' | 'reference-early')
  | ('no-input' | 'unreachable' | 'nesting')

/** A change of the graph that removes a problem. `applyRepair` carries it out. */
export type Repair =
  | { type: 'new-id'; nodeIndex: number; id: string }
  | { type: 'rename'; nodeId: string; name: string }
  | { type: 'rename-field'; nodeId: string; field: number; name: string }
  | { type: 'rename-reference'; nodeId: string; path: Path; from: string; to: string }
  | { type: 'keep-as-text'; nodeId: string; path: Path; name: string }
  | { type: 'set-setting'; nodeId: string; setting: string; value: unknown }
  | { type: 'remove-setting'; nodeId: string; setting: string }
  | { type: 'leave-parent'; nodeId: string }
  | { type: 'remove-edges'; from: string; to: string; port?: string }
  | { type: 'single-edge'; edge: FlowEdge }
  | { type: 'set-port'; edge: FlowEdge; port: string }
  | { type: 'add-edge'; edge: FlowEdge }
  | { type: 'add-step'; node: FlowNode; edges: FlowEdge[] }

export interface Problem {
  code: ProblemCode
  /** For people. */
  sentence: string
  nodeId?: string
  edgeIndex?: number
  /** Inside the settings of the node; for a shape or an id, inside the graph. */
  path?: Path
  repair?: Repair
  /** What removes the problem as well, where a person may have meant something else. */
  otherRepair?: Repair
}

/** Everything that removes a problem, the likely one first. */
export const repairsOf = ({ repair, otherRepair }: Problem): Repair[] =>
  [repair, otherRepair].filter((one) => one !== undefined)

/** A person repairs a few at a time, and a hostile graph has no end of them. */
export const MAX_PROBLEMS = 100
