import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

type Rows = DatabaseQueryBuilderContract

/** A table with data of people: which rows are a person's, and what of them the person gets to read. */
export interface PersonalTable {
  name: string
  /** The columns of its primary key. */
  key: string[]
  /** Narrows a query of the table to the rows of a person. */
  of: (rows: Rows, userId: string) => Rows
  /** Null where it holds nothing that a person could read, such as a counter. */
  file: PersonalTableFile | null
}

export interface PersonalTableFile {
  path: string
  /** A sentence for the person who opens it. */
  about: string
  /** All that is exported. Hashes and keys are not. */
  columns: string[]
  /** Those that hold JSON as text. */
  json?: string[]
}

/** The rows with the id of a person in a column. */
export const ownedBy =
  (column: string) =>
  (rows: Rows, userId: string): Rows =>
    rows.where(column, userId)

/** The rows that belong to a row of another table, which belongs to a person. */
export const ownedThrough =
  (column: string, table: string) =>
  (rows: Rows, userId: string): Rows =>
    rows.whereIn(column, (parents: Rows) =>
      parents.from(table).where('user_id', userId).select('id')
    )
