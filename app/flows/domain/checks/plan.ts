import { FAILED, type FlowGraph, type FlowNode, type NodeKind } from '#app/flows/domain/graph/graph'

/** A port of an earlier step that leads to this one. */
interface PlannedInput {
  from: number
  port: string
}

/** A node and what is needed to run it. Steps refer to each other by index. */
export interface PlannedStep {
  index: number
  node: FlowNode
  inputs: PlannedInput[]
  /** The names of the steps with content that lead to it, each once. */
  sources: string[]
  /** The steps that have an input from this one, each once. */
  next: number[]
  /** The For each that it is part of, or null. */
  parent: number | null
  /** Of a For each: its steps, in order. */
  children: number[]
}

/** A graph in an order in which each step comes after those it needs. It is computed once per version. */
export interface Plan {
  steps: PlannedStep[]
  indexOf: ReadonlyMap<string, number>
}

/**
 * Orders the nodes of a graph: each after all that lead to it, and after the For each that it is part of.
 *
 * @throws Error where an edge names no node, or where edges form a loop. A graph without problems has neither.
 */
export function planOf(graph: FlowGraph): Plan {
  const plan = planIfOrdered(graph)
  if (!plan) throw new Error('The edges form a loop.')
  return plan
}

/** The same, but null where edges form a loop. @throws Error where an edge names no node */
export function planIfOrdered(graph: FlowGraph): Plan | null {
  const order = sorted(graph)
  if (order.length < graph.nodes.length) return null
  const indexOf = new Map(order.map(({ id }, index) => [id, index]))
  const steps: PlannedStep[] = order.map((node, index) => ({
    index,
    node,
    inputs: [],
    sources: [],
    next: [],
    parent: node.parent === undefined ? null : find(indexOf, node.parent),
    children: [],
  }))
  for (const { from, port, to } of graph.edges) {
    const source = steps[find(indexOf, from)]
    const target = steps[find(indexOf, to)]
    target.inputs.push({ from: source.index, port })
    if (source.next.includes(target.index)) continue
    source.next.push(target.index)
    if (makesContent(source.node)) target.sources.push(source.node.name)
  }
  for (const { index, parent } of steps) if (parent !== null) steps[parent].children.push(index)
  return { steps, indexOf }
}

const WITHOUT_CONTENT: ReadonlySet<NodeKind> = new Set(['ask', 'decide', 'sort'])

/** Whether a Combine behind a step takes what it gives. A label says which way a flow went, and answers have their own names. */
export const makesContent = ({ kind }: FlowNode): boolean => !WITHOUT_CONTENT.has(kind)

/** Whether a flow continues after a step has failed. */
export const handlesFailure = ({ steps }: Plan, { index, next }: PlannedStep): boolean =>
  next.some((later) =>
    steps[later].inputs.some(({ from, port }) => from === index && port === FAILED)
  )

function find(indexOf: ReadonlyMap<string, number>, id: string): number {
  const index = indexOf.get(id)
  if (index === undefined) throw new Error(`There is no node "${id}".`)
  return index
}

/** Kahn's algorithm. Nodes of a loop are left out. */
function sorted({ nodes, edges }: FlowGraph): FlowNode[] {
  const place = new Map(nodes.map(({ id }, index) => [id, index]))
  const open = nodes.map(() => 0)
  const followers: number[][] = nodes.map(() => [])
  const link = (from: string, to: number) => {
    followers[find(place, from)].push(to)
    open[to] += 1
  }
  for (const { from, to } of edges) link(from, find(place, to))
  nodes.forEach(({ parent }, index) => {
    if (parent !== undefined) link(parent, index)
  })
  const order = nodes.flatMap((_, index) => (open[index] === 0 ? [index] : []))
  // The list grows while it is read.
  for (const index of order)
    for (const follower of followers[index]) if (--open[follower] === 0) order.push(follower)
  return order.map((index) => nodes[index])
}
