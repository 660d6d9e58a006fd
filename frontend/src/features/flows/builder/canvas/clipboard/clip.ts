import type { Selection } from '#app/flows/domain/editing/command'
import { readFlowFile } from '#app/flows/domain/flow_file'
import { FLOW_FORMAT } from '#app/flows/domain/flow_schema'
import { GRAPH_FORMAT } from '#app/flows/domain/graph'

const MARKER = 'flow steps'

/** Steps as a text for the clipboard. */
export const clipText = ({ nodes, edges }: Selection): string =>
  JSON.stringify({ hone: MARKER, format: GRAPH_FORMAT, nodes, edges })

/**
 * Steps from the text of a clipboard, checked as a file of a flow is.
 * @returns null where the text holds none; sentences where it holds steps that do not fit
 */
export function readClip(text: string): Selection | string[] | null {
  if (!text.trimStart().startsWith('{')) return null
  const value = parsed(text)
  if (typeof value !== 'object' || value === null || !('hone' in value)) return null
  const { hone: marker, ...graph } = { notes: [], ...value }
  if (marker !== MARKER) return null
  const file = { format: FLOW_FORMAT, title: MARKER, context: '', tags: [], graph }
  const read = readFlowFile(file)
  if (!read.ok) return read.sentences
  const { nodes, edges } = read.file.graph
  return nodes.length === 0 ? null : { nodes, edges }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
