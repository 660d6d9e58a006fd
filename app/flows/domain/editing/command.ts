import type {
  FlowEdge,
  FlowGraph,
  FlowNode,
  Group,
  NodeKind,
  Note,
  Position,
} from '#app/flows/domain/graph/graph'
import type { NodePolicy } from '#app/flows/domain/graph/graph'
import type { Repair } from '#app/flows/domain/checks/problems'

/** Where a new step is connected. */
export interface Attachment {
  from: string
  port: string
  /** Whether what followed there follows the new step from now on. */
  isBetween: boolean
}

/** Steps with what connects them, notes, and the groups that are copied whole, as the clipboard holds them. */
export interface Selection {
  nodes: FlowNode[]
  edges: FlowEdge[]
  notes?: Note[]
  groups?: Group[]
}

/** What a person does to a flow, as data. `carryOut` does it. A command ignores ids that do not exist. */
export type Command =
  | {
      type: 'add-step'
      kind: NodeKind
      id?: string
      name?: string
      settings?: Record<string, unknown>
      position?: Position
      parent?: string
      after?: Attachment
    }
  /** Connects what led to the steps to what followed them, where `isBridged`. */
  | { type: 'remove-steps'; ids: string[]; isBridged: boolean }
  /** Into the For each that all of the steps came from, where it is still there. */
  | { type: 'paste'; selection: Selection; offset: Position }
  /** References to the step are renamed as well. */
  | { type: 'rename-step'; id: string; name: string }
  | { type: 'rename-field'; id: string; field: number; name: string }
  | { type: 'set-setting'; id: string; path: [string, ...(string | number)[]]; value: unknown }
  | { type: 'set-policy'; id: string; policy: Partial<NodePolicy> }
  | { type: 'set-comment'; id: string; comment: string }
  /** Into a For each, or out of all where the parent is null. */
  | { type: 'move-into'; ids: string[]; parent: string | null }
  /** Directly after another step, or to the beginning if `after` is null. */
  | { type: 'move-behind'; id: string; after: string | null }
  | { type: 'connect'; edge: FlowEdge }
  | { type: 'disconnect'; edge: FlowEdge }
  | { type: 'reconnect'; edge: FlowEdge; to: FlowEdge }
  /** Places of steps and notes by their ids: by dragging, aligning and arranging. */
  | { type: 'place'; nodes: Record<string, Position>; notes?: Record<string, Position> }
  | { type: 'add-note'; id?: string; text: string; position?: Position }
  | { type: 'set-note'; id: string; text: string }
  | { type: 'remove-note'; id: string }
  | { type: 'group-steps'; ids: string[]; name: string; id?: string }
  | { type: 'ungroup'; id: string }
  | { type: 'rename-group'; id: string; name: string }
  | { type: 'collapse-group'; id: string; isCollapsed: boolean }
  | { type: 'repair'; repair: Repair }
  /** By a file or an earlier version. */
  | { type: 'replace'; graph: FlowGraph }

export type CommandType = Command['type']
export type CommandOf<Type extends CommandType> = Extract<Command, { type: Type }>
