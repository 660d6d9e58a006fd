import { type ReadField, type ReadInputs, readFields } from '#app/flows/domain/runs/inputs'
import type { RunOutcome } from '#app/flows/domain/runs/run'
import type { AskField } from '#app/flows/domain/graph/settings'
import { nameKey } from '#app/flows/domain/graph/variables'

export const MAX_BATCH_ROWS = 1_000
export const MAX_CSV_BYTES = 5 * 1024 * 1024
export const MAX_CSV_COLUMNS = 200
/** UTF-16 units of the name of a column. */
export const MAX_HEADER_LENGTH = 200
/** Of a request; a flow asks for far fewer. */
export const MAX_CHOSEN_COLUMNS = 1_000
export const MAX_BATCH_NAME_LENGTH = 200
/** Rows of all batches of one person that run at the same time. Those that wait for a person do not count. */
export const ROWS_IN_FLIGHT = 5
/** Rows of a canceled batch that end in one transaction. */
export const ROWS_ENDED_AT_ONCE = 50
/** Batches of one person that have not ended. */
export const MAX_OPEN_BATCHES = 20
/** The number of rows that a preview shows. */
export const PREVIEWED_ROWS = 5
export const MAX_REPORTED_FAULTS = 50

/** A batch is stopped if it ended with rows that were not started. */
const BATCH_STATUSES = [
  ...(['queued', 'running'] as const),
  ...(['succeeded', 'failed', 'stopped', 'canceled'] as const),
] as const
export type BatchStatus = (typeof BATCH_STATUSES)[number]

export const hasBatchEnded = (status: BatchStatus): boolean =>
  status !== 'queued' && status !== 'running'

/** The number of rows of a batch by outcome: each row is counted once. */
export type RowCounts = Record<RunOutcome, number>

/** How many rows have ended. */
export const endedRows = ({ queued, running, waiting, ...ended }: RowCounts): number =>
  Object.values(ended).reduce((sum, count) => sum + count, 0)

/** Whether every row that has ended has a result. */
export const hasOnlyResults = (counts: RowCounts): boolean => endedRows(counts) === counts.succeeded

/** Whether a batch has ended and none of its rows is still active. Rows of a canceled batch may end a moment later. */
export function isBatchAtRest({
  status,
  counts,
}: {
  status: BatchStatus
  counts: RowCounts
}): boolean {
  const { running, waiting, queued } = counts
  if (!hasBatchEnded(status) || running + waiting > 0) return false
  return status !== 'canceled' || queued === 0
}

/** The name of the column for each input, by the name of the input. */
export type ColumnChoice = Readonly<Record<string, string>>

export interface RowFault {
  /** As a spreadsheet numbers the rows of the file. */
  row: number
  field: string
  message: string
}

/** At most this many unknown names get a message of their own. */
const MAX_UNKNOWN_NAMES = 20

export type ChosenColumns =
  | { ok: true; columns: Record<string, string> }
  | { ok: false; fields: Record<string, string>; columns: Record<string, string> }

/** Checks the columns that a person chose. Returns them by field name, or the problems by `columns.<name>`. */
export function chooseColumns(
  fields: readonly AskField[],
  headers: readonly string[],
  given: ColumnChoice
): ChosenColumns {
  const problems: [string, string][] = []
  const columns: Record<string, string> = {}
  const wanted = new Map(Object.entries(given).map(([name, header]) => [nameKey(name), header]))
  for (const { name, label, isRequired } of fields) {
    const header = wanted.get(nameKey(name))
    wanted.delete(nameKey(name))
    if (header !== undefined && headers.includes(header)) columns[name] = header
    else if (header !== undefined)
      problems.push([`columns.${name}`, `The file has no column called "${header}".`])
    else if (isRequired) problems.push([`columns.${name}`, `Choose a column for "${label}".`])
  }
  for (const name of [...wanted.keys()].slice(0, MAX_UNKNOWN_NAMES))
    problems.push([`columns.${name}`, `This flow does not ask for "${name}".`])
  if (problems.length === 0) return { ok: true, columns }
  return { ok: false, columns, fields: Object.fromEntries(problems) }
}

/** What is needed to read the cells of a row as inputs. */
export interface RowReader {
  headers: readonly string[]
  fields: readonly ReadField[]
  columns: ColumnChoice
}

/** The inputs of a row, or what is wrong with it by `inputs.<name>`. */
export function readRow(
  { headers, fields, columns }: RowReader,
  cells: readonly string[]
): ReadInputs {
  if (cells.slice(headers.length).some((cell) => cell.trim() !== '')) {
    const problem = `This row has ${cells.length} cells, and the file has ${headers.length} columns.`
    return { ok: false, fields: { row: problem } }
  }
  const chosen = fields.filter(({ name }) => Object.hasOwn(columns, name))
  const given = chosen.map(({ name }) => [name, cells[headers.indexOf(columns[name])] ?? ''])
  return readFields(chosen, Object.fromEntries(given))
}

/** A fault at a cell, by its field without the prefix that inputs have elsewhere. */
export const faultsOf = (row: number, fields: Record<string, string>): RowFault[] =>
  Object.entries(fields).map(([field, message]) => ({
    ...{ row, message },
    field: field.replace(/^inputs\./, ''),
  }))
