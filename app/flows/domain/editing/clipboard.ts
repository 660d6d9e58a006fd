import type { Selection } from '#app/flows/domain/editing/command'
import { readFlowFile } from '#app/flows/domain/files/flow_file'
import { FLOW_FORMAT } from '#app/flows/domain/checks/flow_schema'
import { GRAPH_FORMAT } from '#app/flows/domain/graph/graph'
import { filled } from '#app/flows/domain/editing/selection_of'
import { MAX_GRAPH_LENGTH } from '#app/flows/domain/values/limits'
import { unreadableProblems } from '#app/flows/domain/checks/validate_graph'

/** What marks a text as steps of a flow. */
const MARK = 'hone.flow-steps'
const CLIPBOARD_FORMAT = 1

export type ClipboardRead = { ok: true; selection: Selection } | { ok: false; sentences: string[] }

/** Steps and notes as a text for the clipboard of the system. */
export const writeClipboard = (selection: Selection): string =>
  JSON.stringify({ type: MARK, format: CLIPBOARD_FORMAT, ...selection })

/** Reads steps from a text that may come from anywhere. What does not fit is refused in sentences. */
export function readClipboard(text: string): ClipboardRead {
  if (!text.includes(MARK)) return refused('The clipboard holds no steps of a flow.')
  if (text.length > 2 * MAX_GRAPH_LENGTH) return refused('There are too many steps to paste.')
  const copied = parsed(text)
  if (copied?.type !== MARK) return refused('The clipboard holds no steps of a flow.')
  if (copied.format !== CLIPBOARD_FORMAT)
    return refused('These steps were copied from another version of Hone.')
  const { nodes, edges, notes = [], groups = [] } = copied
  return readSelection({ format: GRAPH_FORMAT, nodes, edges, notes, groups })
}

function readSelection(graph: unknown): ClipboardRead {
  const about = { title: 'Clipboard', context: '', tags: [] }
  const read = readFlowFile({ format: FLOW_FORMAT, ...about, graph })
  if (!read.ok) return read
  const problems = unreadableProblems(read.file.graph)
  if (problems.length > 0) return refused(...problems.map(({ sentence }) => sentence))
  const { nodes, edges, notes, groups } = read.file.graph
  return nodes.length + notes.length === 0
    ? refused('The clipboard holds no steps of a flow.')
    : {
        ok: true,
        selection: { nodes, edges, ...filled('notes', notes), ...filled('groups', groups) },
      }
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
