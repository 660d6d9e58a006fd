import { faultsIn, shortened } from '#app/flows/domain/check_value'
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
import { freshId } from '#app/flows/domain/fresh_id'
import type { FlowGraph } from '#app/flows/domain/graph'
import { GRAPH_SHAPE } from '#app/flows/domain/graph_schema'
import { MAX_GRAPH_LENGTH, MAX_NODES } from '#app/flows/domain/limits'
import { isNodeKind } from '#app/flows/domain/node_kinds'
import { type Plan, planIfOrdered } from '#app/flows/domain/plan'
import { MAX_PROBLEMS, type Problem, type Repair } from '#app/flows/domain/problems'

/**
 * Everything that keeps a graph from running, in sentences, at most 100. A graph without problems has a plan. It takes
 * any value, and never throws. What makes a graph unreadable (its shape, its kinds, its ids) is said alone.
 */
export const problemsOf = (value: unknown): Problem[] => readGraph(value).problems

/** The problems of a graph, and its plan, which a graph without problems has. */
export function readGraph(value: unknown): { problems: Problem[]; plan: Plan | null } {
  const unreadable = unreadableProblems(value)
  if (unreadable.length > 0) return { problems: unreadable.slice(0, MAX_PROBLEMS), plan: null }
  const checked = checkedGraph(value as FlowGraph)
  const { problems, plan } = readStructure(checked)
  problems.push(...settingProblems(checked), ...sizeProblems(checked))
  return { problems: problems.slice(0, MAX_PROBLEMS), plan }
}

/** What makes a value no graph at all, so that it cannot even be kept as a draft. */
export const shapeProblems = (value: unknown): Problem[] =>
  faultsIn(GRAPH_SHAPE, value).map(({ path, sentence }) => ({ code: 'shape', path, sentence }))

/** Parts of the key of a step in a run. */
const ID = /^[\w-]+$/

/** What makes a value no graph that can be read: its shape, its kinds, and its ids. */
export function unreadableProblems(value: unknown): Problem[] {
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

/** The order of steps is known only where nothing is wrong with edges and parents. */
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

/** Settings that fit are no deeper than their schema, so that writing them as JSON ends. */
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
