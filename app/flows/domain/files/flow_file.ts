import { fileSentence, settingSentence } from '#app/flows/domain/files/file_fault'
import { faultsIn } from '#app/flows/domain/values/check_value'
import { FILE_SHAPE, FLOW_FORMAT } from '#app/flows/domain/checks/flow_schema'
import type { FlowGraph, FlowNode } from '#app/flows/domain/graph/graph'
import { MAX_GRAPH_LENGTH } from '#app/flows/domain/values/limits'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import type { Schema } from '#app/flows/domain/values/schema'

/** What people save, share and import. */
export interface FlowFile {
  format: typeof FLOW_FORMAT
  title: string
  context: string
  tags: string[]
  graph: FlowGraph
}

/** Beyond the graph: title, context, tags, and what JSON adds to them. */
const MAX_FILE_LENGTH = MAX_GRAPH_LENGTH + 200_000
/** UTF-16 units of the text of a file, which may have any space in it. */
const MAX_TEXT_LENGTH = 2 * MAX_FILE_LENGTH
/** A larger file is not even read: a UTF-16 unit has at most three bytes in UTF-8. */
export const MAX_FLOW_FILE_BYTES = 3 * MAX_TEXT_LENGTH

export type FileRead = { ok: true; file: FlowFile } | { ok: false; sentences: string[] }

/**
 * The file of a flow as a value. Fields always come in the order of the schema, so that equal flows give equal files.
 */
function flowFile(flow: Omit<FlowFile, 'format'>): FlowFile {
  const file = inOrder(FILE_SHAPE, { format: FLOW_FORMAT, ...flow }) as FlowFile
  const nodes = file.graph.nodes.map((node) => ({
    ...node,
    settings: inOrder(kindOf(node.kind).schema, node.settings) as FlowNode['settings'],
  }))
  return { ...file, graph: { ...file.graph, nodes } }
}

/** The text of the file. */
export const exportFlow = (flow: Omit<FlowFile, 'format'>): string =>
  `${JSON.stringify(flowFile(flow), null, 2)}\n`

/** Reads the text of a file. Whatever it does not know, it refuses in sentences, at most 50. */
export function importFlow(text: string): FileRead {
  if (text.length > MAX_TEXT_LENGTH) return refused('The file is too large.')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refused('The file is damaged, or was not exported from Hone.')
  }
  return readFlowFile(value)
}

/** The same for a value. The settings of all steps must fit their kinds; a flow need not be finished. */
export function readFlowFile(value: unknown): FileRead {
  const format = typeof value === 'object' && value !== null && 'format' in value && value.format
  if (Number.isInteger(format) && Number(format) > FLOW_FORMAT)
    return refused(
      `The file has format ${format}. This version of Hone reads up to ${FLOW_FORMAT}.`
    )
  const shape = faultsIn(FILE_SHAPE, value)
  if (shape.length > 0) return refused(...shape.map((fault) => fileSentence(fault, value)))
  const file = value as FlowFile
  const settings = file.graph.nodes.flatMap(settingSentences)
  if (settings.length > 0) return refused(...settings.slice(0, 50))
  const isLarge = JSON.stringify(file.graph).length > MAX_GRAPH_LENGTH
  return isLarge ? refused('The flow is too large.') : { ok: true, file: flowFile(file) }
}

const refused = (...sentences: string[]): FileRead => ({ ok: false, sentences })

const settingSentences = ({ kind, name, settings }: FlowNode): string[] =>
  faultsIn(kindOf(kind).schema, settings).map((fault) => settingSentence(name, fault))

/** A value that fits a schema. Fields that the schema does not name come in the order of their names. */
function inOrder(
  { items, properties = {}, additionalProperties }: Schema,
  value: unknown
): unknown {
  if (Array.isArray(value)) return items ? value.map((one) => inOrder(items, one)) : value
  if (typeof value !== 'object' || value === null || additionalProperties === true) return value
  const fields = value as Record<string, unknown>
  const known = Object.keys(properties).filter((name) => Object.hasOwn(fields, name))
  const others = additionalProperties ? Object.keys(fields).toSorted() : []
  const ordered = (name: string, schema: Schema) => [name, inOrder(schema, fields[name])]
  return Object.fromEntries([
    ...known.map((name) => ordered(name, properties[name])),
    ...others.map((name) => ordered(name, additionalProperties as Schema)),
  ])
}
