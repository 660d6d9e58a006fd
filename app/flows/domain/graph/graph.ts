/** The version of the file format. A reader refuses a newer one and migrates an older one. */
export const GRAPH_FORMAT = 1

export const NODE_KINDS = [
  ...(['ask', 'prompt', 'improve', 'template', 'decide', 'sort', 'for-each', 'combine'] as const),
  ...(['format', 'check', 'approval', 'fetch', 'flow', 'result'] as const),
] as const
export type NodeKind = (typeof NODE_KINDS)[number]

export interface Position {
  x: number
  y: number
}

/** What happens when a node fails or takes long. */
export interface NodePolicy {
  /** Further tries after the first. */
  retries: number
  timeLimitSeconds: number
}

export interface FlowNode {
  /** Never changes, so that edges and runs can refer to it. */
  id: string
  kind: NodeKind
  /** What people call it, and what `{{name}}` refers to. Unique in its graph. */
  name: string
  /** As the kind defines them. */
  settings: Record<string, unknown>
  /** The For each whose items this node works on. */
  parent?: string
  position?: Position
  policy?: Partial<NodePolicy>
  /** For the people who build the flow. It does not affect runs. */
  comment?: string
  /** The group that it is shown in. It does not affect runs. */
  group?: string
}

/** From a port of one node to another node, which may start once the first has ended by that port. */
export interface FlowEdge {
  from: string
  port: string
  to: string
}

/** A sticky note. */
export interface Note {
  id: string
  text: string
  position?: Position
}

/** Steps that are shown together, or as one where it is collapsed. */
export interface Group {
  id: string
  name: string
  isCollapsed: boolean
}

export interface FlowGraph {
  format: typeof GRAPH_FORMAT
  nodes: FlowNode[]
  edges: FlowEdge[]
  notes: Note[]
  groups?: Group[]
}

/** The port of a node that has ended well and makes no decision. */
export const DONE = 'done'
/** The port of a node that has failed. Without an edge from it, the failure ends the run. */
export const FAILED = 'failed'

export const EMPTY_GRAPH: FlowGraph = { format: GRAPH_FORMAT, nodes: [], edges: [], notes: [] }
