import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { withoutSecrets } from '#app/flows/domain/sharing/shared_flow'

/** What a link to a flow hands out. */
interface HandedOut {
  title: string
  context: string
  tags: readonly string[]
  /** The graph of the version that the link shows, before secrets are removed. */
  graph: FlowGraph
}

/**
 * Every text that people with a link to a flow can read there or in their copy, each once. It includes all strings of
 * the graph that the link shows, so that a part that is added to graphs is never left out.
 */
export function sharedTexts({ title, context, tags, graph }: HandedOut): string[] {
  const shared = withoutSecrets(graph)
  return [...new Set([title, context, ...tags, ...stringsIn(shared), ...namesOfValues(shared)])]
}

/** The names of the values that are given to a template or to another flow. */
const namesOfValues = ({ nodes }: FlowGraph): string[] =>
  nodes.flatMap(({ settings: { values } }) => Object.keys(values ?? {}))

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}
