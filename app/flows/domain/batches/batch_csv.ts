import { firstFree } from '#app/flows/domain/values/first_free'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import type { Value } from '#app/flows/domain/values/value'
import type { ResultSettings } from '#app/flows/domain/graph/settings'
import { readVariables, textOf } from '#app/flows/domain/graph/variables'
import { BYTE_ORDER_MARK, type Cell, csvRecord } from '#app/prompts/domain/export/csv'
import { fileStem } from '#app/prompts/domain/export/file_name'

/** A batch adds the columns of the results to the file, and then these. A result file is known by them. */
export const LAST_HEADERS = ['status', 'error']

export interface ResultColumn {
  nodeId: string
  header: string
}

/** A column for each Result step: its title, or its name where the title differs from run to run. */
export function resultColumnsOf({ nodes }: FlowGraph): ResultColumn[] {
  const results = nodes.filter(({ kind }) => kind === 'result')
  return results.map(({ id, name, settings }) => {
    const { title } = settings as unknown as ResultSettings
    return { nodeId: id, header: readVariables(title).variables.length > 0 ? name : title }
  })
}

/** The byte order mark and the header line of the result file. */
export const firstLine = (given: readonly string[], results: readonly ResultColumn[]): string =>
  BYTE_ORDER_MARK + csvRecord(headersWithResults(given, results))

export interface EndedRow {
  /** The cells of the original file. */
  cells: readonly string[]
  /** The values of each Result step. A Result step inside a For each has one for each item. */
  results: readonly Value[][]
  status: string
  error: string | null
}

/** The line of a row, in time proportional to its length. */
export const rowLine = ({ cells, results, status, error }: EndedRow): string =>
  csvRecord([...cells, ...results.map(resultCell), status, error])

/** All headers of the result file. They are all different. */
function headersWithResults(given: readonly string[], results: readonly ResultColumn[]): string[] {
  const taken = new Set(given.map((header) => header.toLowerCase()))
  const added = [...results.map(({ header }) => header), ...LAST_HEADERS].map((name) => {
    const free = firstFree(name, (one) => taken.has(one.toLowerCase()))
    taken.add(free.toLowerCase())
    return free
  })
  return [...given, ...added]
}

/** The values of a Result step as one cell, with several values on separate lines, or between blank lines. */
const resultCell = (values: readonly Value[]): Cell =>
  values.length === 0 ? null : textOf(values.map(textOf))

/** The name of the result file, after that of the file with the rows. */
export const resultFileName = (name: string): string =>
  `${fileStem(name.replace(/\.(?:csv|tsv|txt)$/i, ''), 'batch')}-results.csv`
