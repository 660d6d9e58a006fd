import type { FlowGraph, FlowNode } from '#app/flows/domain/graph'
import { kindOf } from '#app/flows/domain/node_kinds'
import { planIfOrdered } from '#app/flows/domain/plan'
import type { FetchSettings } from '#app/flows/domain/settings'
import { unreadableProblems } from '#app/flows/domain/validate_graph'
import { faultsIn } from '#app/flows/domain/check_value'

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
 * A graph without what is its owner's alone: values of headers, credentials and parameters of addresses, which model
 * answers, and which other flow of theirs a step runs. A graph that cannot be read is empty then.
 */
export function withoutSecrets(graph: FlowGraph): FlowGraph {
  if (unreadableProblems(graph).length > 0) return { ...graph, nodes: [], edges: [], notes: [] }
  return { ...graph, nodes: graph.nodes.map(cleaned) }
}

function cleaned(node: FlowNode): FlowNode {
  const { kind, settings } = node
  // Settings that do not fit their kind may hold anything anywhere.
  if (faultsIn(kindOf(kind).schema, settings).length > 0)
    return { ...node, settings: kindOf(kind).defaults as FlowNode['settings'] }
  if (kind === 'flow') return { ...node, settings: { ...settings, flowId: '' } }
  if (kind === 'fetch') return { ...node, settings: { ...settings, ...cleanedFetch(settings) } }
  return 'model' in settings ? { ...node, settings: { ...settings, model: null } } : node
}

function cleanedFetch(settings: Record<string, unknown>): Partial<FetchSettings> {
  const { url, headers } = settings as unknown as FetchSettings
  return { url: cleanedUrl(url), headers: headers.map(({ name }) => ({ name, value: '' })) }
}

const CREDENTIALS = /^([a-z]+:\/\/)[^/?#]*@/i
/** Values of parameters stay where they are variables. */
const PARAMETER = /([?&][^=&#]{1,200}=)(?!\{\{[^{}]{1,200}\}\}(?:[&#]|$))[^&#]*/g

const cleanedUrl = (url: string): string => url.replace(CREDENTIALS, '$1').replace(PARAMETER, '$1')

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
