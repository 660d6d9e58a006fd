interface Edge {
  v: string
  w: string
}

/** The part of a graph of dagre that orders its items. */
interface RankedGraph {
  nodes(): string[]
  node(id: string): object
  inEdges(id: string): readonly Edge[] | undefined | void
  outEdges(id: string): readonly Edge[] | undefined | void
}

/** A step, or a place on the way of an edge that leads over several ranks. */
interface Item {
  rank?: number
  order: number
  /** Of a place on the way of an edge: the edge. */
  edgeObj?: Edge
}

/** Where an edge leaves its step: from 0 at the top to 1 at the bottom. */
export type Exit = (from: string, to: string) => number

/**
 * Orders the items of each rank as dagre does, and then by the ports that lead to them: dagre knows no ports, so that
 * it may put the step after the lower port above the one after the upper port. The order with fewer crossings stays.
 */
export const portOrder =
  <Graph extends RankedGraph>(exit: Exit) =>
  (graph: Graph, order: (graph: Graph) => void): void => {
    order(graph)
    const ranks = ranksOf(graph)
    const before = ranks.map((items) => [...items])
    const fewest = crossings(graph, exit, ranks)
    for (const items of ranks.slice(1)) sortByExits(graph, exit, items)
    if (crossings(graph, exit, ranks) > fewest) for (const items of before) number(graph, items)
  }

const itemOf = (graph: RankedGraph, id: string): Item => graph.node(id) as Item

/** The items of each rank, in their order. */
function ranksOf(graph: RankedGraph): string[][] {
  const ranks: string[][] = []
  for (const id of graph.nodes()) {
    const { rank } = itemOf(graph, id)
    if (rank !== undefined) (ranks[rank] ??= []).push(id)
  }
  const orderOf = (id: string) => itemOf(graph, id).order
  return ranks.filter(Boolean).map((ids) => ids.sort((one, other) => orderOf(one) - orderOf(other)))
}

function sortByExits(graph: RankedGraph, exit: Exit, items: string[]): void {
  const keys = new Map(items.map((id) => [id, middleOfExits(graph, exit, id)]))
  items.sort((one, other) => keys.get(one)! - keys.get(other)!)
  number(graph, items)
}

const number = (graph: RankedGraph, items: readonly string[]): void =>
  items.forEach((id, order) => (itemOf(graph, id).order = order))

/** Where the edges to an item start, on average. */
function middleOfExits(graph: RankedGraph, exit: Exit, id: string): number {
  const starts = (graph.inEdges(id) ?? []).map(({ v }) => startOf(graph, exit, v, id))
  if (starts.length === 0) return itemOf(graph, id).order
  return starts.reduce((sum, start) => sum + start, 0) / starts.length
}

function startOf(graph: RankedGraph, exit: Exit, from: string, to: string): number {
  const { order, edgeObj } = itemOf(graph, from)
  if (edgeObj) return order + 0.5
  return order + exit(from, itemOf(graph, to).edgeObj?.w ?? to)
}

/** How many pairs of edges cross between neighboring ranks. */
function crossings(graph: RankedGraph, exit: Exit, ranks: readonly string[][]): number {
  let count = 0
  for (const items of ranks) {
    const ends = items.flatMap((from) =>
      (graph.outEdges(from) ?? []).map(({ w }) => ({
        start: startOf(graph, exit, from, w),
        end: itemOf(graph, w).order,
      }))
    )
    for (const [at, one] of ends.entries())
      for (const other of ends.slice(at + 1))
        if ((one.start - other.start) * (one.end - other.end) < 0) count += 1
  }
  return count
}
