import { faultsIn, shortened } from '#app/flows/domain/values/check_value'
import { stepsBefore } from '#app/flows/domain/checks/before'
import { checkedGraph, type CheckedGraph } from '#app/flows/domain/checks/checked_graph'
import { edgeProblems } from '#app/flows/domain/checks/edges_check'
import { loopProblems } from '#app/flows/domain/checks/loops_check'
import { nameProblems, namesIn } from '#app/flows/domain/checks/names_check'
import { parentProblems } from '#app/flows/domain/checks/parents_check'
import { referenceProblems } from '#app/flows/domain/checks/references_check'
import { resultProblems } from '#app/flows/domain/checks/result_check'
import { settingProblems } from '#app/flows/domain/checks/settings_check'
import { wayProblems } from '#app/flows/domain/checks/ways_check'
import { freshId } from '#app/flows/domain/values/fresh_id'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { GRAPH_SHAPE } from '#app/flows/domain/graph/graph_schema'
import {
  MAX_DRAFT_NODES,
  MAX_EDGES,
  MAX_GRAPH_LENGTH,
  MAX_GROUPS,
  MAX_NODES,
  MAX_NOTES,
} from '#app/flows/domain/values/limits'
import { isNodeKind } from '#app/flows/domain/kinds/node_kinds'
import { type Plan, planIfOrdered } from '#app/flows/domain/checks/plan'
import { MAX_PROBLEMS, type Problem, type Repair } from '#app/flows/domain/checks/problems'

/**
 * Returns everything that keeps a graph from running, at most 100 problems. It takes any value and never throws. If the
 * graph is unreadable because of its shape, its kinds or its ids, only these problems are returned.
 */
export const problemsOf = (value: unknown): Problem[] => readGraph(value).problems

/** The problems of a graph and its plan. A graph without problems always has a plan. */
export function readGraph(value: unknown): { problems: Problem[]; plan: Plan | null } {
  const unreadable = unreadableProblems(value)
  if (unreadable.length > 0) return { problems: unreadable.slice(0, MAX_PROBLEMS), plan: null }
  const checked = checkedGraph(value as FlowGraph)
  const { problems, plan } = readStructure(checked)
  problems.push(...settingProblems(checked), ...sizeProblems(checked))
  return { problems: problems.slice(0, MAX_PROBLEMS), plan }
}

/** The problems of a value that does not have the shape of a graph. */
const shapeProblems = (value: unknown): Problem[] =>
  faultsIn(GRAPH_SHAPE, value).map(({ path, sentence }) => ({ code: 'shape', path, sentence }))

/** The lists of a graph: what people call their entries, and how many a draft can have. */
const LISTS = [
  { list: 'nodes', entries: 'steps', most: MAX_DRAFT_NODES },
  { list: 'edges', entries: 'connections', most: MAX_EDGES },
  { list: 'notes', entries: 'notes', most: MAX_NOTES },
  { list: 'groups', entries: 'groups', most: MAX_GROUPS },
]

function countProblems(value: unknown): Problem[] {
  if (typeof value !== 'object' || value === null) return []
  return LISTS.flatMap(({ list, entries, most }): Problem[] => {
    const found = (value as Record<string, unknown>)[list]
    if (!Array.isArray(found) || found.length <= most) return []
    const sentence = `The flow has ${found.length} ${entries}. It can have up to ${most}.`
    return [{ code: 'too-large', path: [list], sentence }]
  })
}

/** Ids are parts of the key of a step in a run. */
const ID = /^[\w-]+$/

/** The problems that make a graph unreadable, so that it cannot even be kept as a draft: its size, shape, kinds and ids. */
export function unreadableProblems(value: unknown): Problem[] {
  const counts = countProblems(value)
  if (counts.length > 0) return counts
  const shape = shapeProblems(value)
  if (shape.length > 0) return shape
  const { nodes } = value as FlowGraph
  const ids = new Set(nodes.map(({ id }) => id))
  const seen = new Set<string>()
  return nodes.flatMap(({ id, kind, name }, nodeIndex): Problem[] => {
    const isRepeated = seen.has(id)
    seen.add(id)
    const path = ['nodes', nodeIndex, 'id']
    const problems: Problem[] = []
    if (!isNodeKind(kind)) {
      const sentence = `"${name}" is of a kind that does not exist: "${shortened(String(kind))}".`
      problems.push({ code: 'unknown-kind', nodeId: id, sentence })
    }
    if (!ID.test(id)) {
      const sentence = `The id of "${name}" may contain only letters, digits, - and _.`
      problems.push({ code: 'shape', nodeId: id, path, sentence })
    }
    if (isRepeated) {
      const sentence = `Two steps have the id "${id}"; the second is called "${name}".`
      const repair: Repair = { type: 'new-id', nodeIndex, id: freshId(ids, `step-${nodeIndex}`) }
      problems.push({ code: 'duplicate-id', nodeId: id, path, sentence, repair })
    }
    return problems
  })
}

/** Steps have an order only if their edges and parents are valid. */
function readStructure(checked: CheckedGraph): { problems: Problem[]; plan: Plan | null } {
  const edges = edgeProblems(checked)
  const parents = parentProblems(checked)
  const hasOrder = ![...edges, ...parents].some(({ code }) => UNORDERED.has(code))
  const plan = hasOrder ? planIfOrdered(checked.graph) : null
  const loops = plan ? [] : loopProblems(checked)
  const names = namesIn(checked)
  const order = plan && { plan, before: stepsBefore(plan) }
  const problems = [
    ...resultProblems(checked, plan),
    ...nameProblems(checked, names),
    ...[...edges, ...loops, ...parents],
    ...(order ? wayProblems(checked, order.plan, order.before) : []),
    ...referenceProblems(checked, names, order),
  ]
  return { problems, plan }
}

const UNORDERED = new Set<Problem['code']>([
  ...(['edge-nowhere', 'edge-border', 'parent-unknown', 'parent-kind', 'parent-loop'] as const),
])

/** Valid settings are no deeper than their schema, so they can be written as JSON. */
function sizeProblems({ graph, fitting }: CheckedGraph): Problem[] {
  const { length } = graph.nodes
  if (length > MAX_NODES) {
    const sentence = `The flow has ${length} steps. Up to ${MAX_NODES} can run: move some into a flow of their own.`
    return [{ code: 'too-large', sentence }]
  }
  if (fitting.size < graph.nodes.length) return []
  if (JSON.stringify(graph).length <= MAX_GRAPH_LENGTH) return []
  const sentence = `The flow is too large: as JSON it has more than ${MAX_GRAPH_LENGTH} characters.`
  return [{ code: 'too-large', sentence }]
}
