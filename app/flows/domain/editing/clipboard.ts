import type { Selection } from '#app/flows/domain/editing/command'
import { readFlowFile } from '#app/flows/domain/flow_file'
import { FLOW_FORMAT } from '#app/flows/domain/flow_schema'
import { type FlowGraph, GRAPH_FORMAT } from '#app/flows/domain/graph'
import { MAX_GRAPH_LENGTH } from '#app/flows/domain/limits'
import { unreadableProblems } from '#app/flows/domain/validate_graph'

/** What marks a text as steps of a flow. */
const MARK = 'hone.flow-steps'
const CLIPBOARD_FORMAT = 1

export type ClipboardRead = { ok: true; selection: Selection } | { ok: false; sentences: string[] }

/** The given steps, all that is inside them, and the connections among these. */
export function selectionOf({ nodes, edges }: FlowGraph, ids: readonly string[]): Selection {
  const inner = Map.groupBy(nodes, ({ parent }) => parent)
  const chosen = new Set(ids)
  // The set grows while it is read.
  for (const id of chosen) for (const node of inner.get(id) ?? []) chosen.add(node.id)
  return {
    nodes: nodes.filter(({ id }) => chosen.has(id)),
    edges: edges.filter(({ from, to }) => chosen.has(from) && chosen.has(to)),
  }
}

/** Steps as a text for the clipboard of the system. */
export const writeClipboard = ({ nodes, edges }: Selection): string =>
  JSON.stringify({ type: MARK, format: CLIPBOARD_FORMAT, nodes, edges })

/** Reads steps from a text that may come from anywhere. What does not fit is refused in sentences. */
export function readClipboard(text: string): ClipboardRead {
  if (!text.includes(MARK)) return refused('The clipboard holds no steps of a flow.')
  if (text.length > 2 * MAX_GRAPH_LENGTH) return refused('There are too many steps to paste.')
  const copied = parsed(text)
  if (copied?.type !== MARK) return refused('The clipboard holds no steps of a flow.')
  if (copied.format !== CLIPBOARD_FORMAT)
    return refused('These steps were copied from another version of Hone.')
  const { nodes, edges } = copied
  return readSelection({ format: GRAPH_FORMAT, nodes, edges, notes: [] })
}

function readSelection(graph: unknown): ClipboardRead {
  const about = { title: 'Clipboard', context: '', tags: [] }
  const read = readFlowFile({ format: FLOW_FORMAT, ...about, graph })
  if (!read.ok) return read
  const problems = unreadableProblems(read.file.graph)
  if (problems.length > 0) return refused(...problems.map(({ sentence }) => sentence))
  const { nodes, edges } = read.file.graph
  return nodes.length === 0
    ? refused('The clipboard holds no steps of a flow.')
    : { ok: true, selection: { nodes, edges } }
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null
  } catch {
    return null
  }
}

const refused = (...sentences: string[]): ClipboardRead => ({ ok: false, sentences })
