import { EMPTY_GRAPH, type FlowGraph, type FlowNode } from '#app/flows/domain/graph/graph'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import { planIfOrdered } from '#app/flows/domain/checks/plan'
import type { AskSettings, FetchSettings } from '#app/flows/domain/graph/settings'
import { shareableAddress } from '#app/flows/domain/graph/shareable_address'
import { unreadableProblems } from '#app/flows/domain/checks/validate_graph'
import { withReferences } from '#app/flows/domain/graph/variables'
import { faultsIn } from '#app/flows/domain/values/check_value'

/** A step as somebody sees it who has a link to the flow. */
export interface SharedStep {
  name: string
  /** What the kind is called. */
  kind: string
  summary: string
  /** Whether it works on the items of a For each. */
  isInside: boolean
  /** Whether it runs another flow of the owner, which is not shared with it. */
  runsOwnFlow: boolean
}

/**
 * A graph without secrets, and without what works for its owner only. A Fetch loses the secrets of its address, the
 * values of its headers, and its body unless the body consists of variables only. An Ask loses its sample answers, because
 * they may be about real people, and the questions explain the flow without them. Steps also lose their model and the
 * other flow that they run. Names, prompts, comments, notes and groups stay. A graph that cannot be read becomes empty.
 */
export function withoutSecrets(graph: FlowGraph): FlowGraph {
  if (unreadableProblems(graph).length > 0) return EMPTY_GRAPH
  return { ...graph, nodes: graph.nodes.map(cleaned) }
}

function cleaned(node: FlowNode): FlowNode {
  const { kind, settings } = node
  // Settings that do not fit their kind may hold anything anywhere.
  if (faultsIn(kindOf(kind).schema, settings).length > 0)
    return { ...node, settings: kindOf(kind).defaults as FlowNode['settings'] }
  if (kind === 'flow') return { ...node, settings: { ...settings, flowId: '' } }
  if (kind === 'ask') return { ...node, settings: { ...settings, ...cleanedAsk(settings) } }
  if (kind === 'fetch') return { ...node, settings: { ...settings, ...cleanedFetch(settings) } }
  return 'model' in settings ? { ...node, settings: { ...settings, model: null } } : node
}

function cleanedFetch(settings: Record<string, unknown>): Partial<FetchSettings> {
  const { url, headers, body } = settings as unknown as FetchSettings
  return {
    url: shareableAddress(url),
    headers: headers.map(({ name }) => ({ name, value: '' })),
    body: withReferences(body, () => '').trim() === '' ? body : '',
  }
}

function cleanedAsk(settings: Record<string, unknown>): AskSettings {
  const { fields } = settings as unknown as AskSettings
  return { fields: fields.map(({ sample, ...field }) => field) }
}

/** The steps of a cleaned graph, in the order in which they run where they have one. */
export function sharedSteps(graph: FlowGraph): SharedStep[] {
  const known = new Set(graph.nodes.map(({ id }) => id))
  const isWhole = graph.edges.every(({ from, to }) => known.has(from) && known.has(to))
  const isInPlace = graph.nodes.every(({ parent }) => parent === undefined || known.has(parent))
  const plan = isWhole && isInPlace ? planIfOrdered(graph) : null
  const nodes = plan?.steps.map(({ node }) => node) ?? graph.nodes
  return nodes.map(({ name, kind, settings, parent }) => ({
    ...{ name, kind: kindOf(kind).title, summary: kindOf(kind).summary(settings) },
    ...{ isInside: parent !== undefined, runsOwnFlow: kind === 'flow' },
  }))
}
