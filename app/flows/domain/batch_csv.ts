import type { FlowGraph, Value } from '#app/flows/domain/graph'
import type { ResultSettings } from '#app/flows/domain/settings'
import { readVariables, textOf } from '#app/flows/domain/variables'
import { BYTE_ORDER_MARK, type Cell, csvRecord } from '#app/prompts/domain/export/csv'

/** The columns that a file gains by a batch: the results, then these. */
const LAST_HEADERS = ['status', 'error']

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

/** How the file that comes out begins. */
export const firstLine = (given: readonly string[], results: readonly ResultColumn[]): string =>
  BYTE_ORDER_MARK + csvRecord(headersWithResults(given, results))

export interface EndedRow {
  /** As they were given. */
  cells: readonly string[]
  /** What each Result step gave: several values where For each has it. */
  results: readonly Value[][]
  status: string
  error: string | null
}

/** The line of a row. Takes time in proportion to its length. */
export const rowLine = ({ cells, results, status, error }: EndedRow): string =>
  csvRecord([...cells.map(givenCell), ...results.map(resultCell), status, error])

/** All headers of the file that comes out, no two of which are the same. */
function headersWithResults(given: readonly string[], results: readonly ResultColumn[]): string[] {
  const taken = new Set(given.map((header) => header.toLowerCase()))
  const added = [...results.map(({ header }) => header), ...LAST_HEADERS].map((name) => {
    let free = name
    for (let count = 2; taken.has(free.toLowerCase()); count++) free = `${name} ${count}`
    taken.add(free.toLowerCase())
    return free
  })
  return [...given, ...added]
}

/** What a Result step gave, as a cell; of several that For each gave, each stands below the other. */
const resultCell = (values: readonly Value[]): Cell =>
  values.length === 0 ? null : values.map(textOf).join('\n')

/** What the file that comes out is called. */
export const resultFileName = (name: string): string =>
  `${name.replace(/\.(?:csv|tsv|txt)$/i, '')} results.csv`

/** A cell as it was given. A negative number stays one, because it is nothing that a spreadsheet would run. */
const givenCell = (cell: string): Cell =>
  String(Number(cell)) === cell && Number.isFinite(Number(cell)) ? Number(cell) : cell
