import type {
  ImportProblem,
  ImportTable,
  ReadImport,
} from '#app/prompts/domain/importing/import_table'

/** The table of a source that can be read. */
export function tableIn(read: ReadImport): ImportTable {
  if (!read.ok) throw new Error(`It was not read: ${read.problem.kind}`)
  return read.table
}

/** Why a source cannot be read. */
export function problemIn(read: ReadImport): ImportProblem {
  if (read.ok) throw new Error(`It was read, with ${read.table.rows.length} rows.`)
  return read.problem
}
