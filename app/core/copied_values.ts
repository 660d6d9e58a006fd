import { createHash } from 'node:crypto'
import type { Column, CopiedTable, Row } from '#app/core/dialects/copied_tables'
import { isoTime } from '#app/core/sql_time'

/**
 * A value of one column as it is kept, whichever database it comes from: a boolean, a number, a text, a moment as
 * ISO 8601 text in UTC, or JSON as the text it was written as.
 */
export function keptValue(value: unknown, { type }: Pick<Column, 'type'>): unknown {
  if (value === null || value === undefined) return null
  if (type === 'boolean') return value === true || value === 1
  if (type.startsWith('timestamp')) return momentOf(value)
  if (type === 'jsonb')
    return JSON.stringify(inOrder(typeof value === 'string' ? JSON.parse(value) : value))
  if (NUMBERS.test(type)) return Number(value)
  return String(value)
}

const NUMBERS = /^(smallint|integer|bigint|real|double precision|numeric)$/

/** SQLite keeps a moment as text, or as milliseconds where the driver was handed a date. */
function momentOf(value: unknown): string {
  if (typeof value === 'number') return new Date(value).toISOString()
  return isoTime(value as string | Date)
}

/** Binary JSON keeps no order of keys. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, inOrder(inner)]))
}

/** All columns of a row as they are kept. */
export const keptRow = (row: Row, { columns }: Pick<CopiedTable, 'columns'>): Row =>
  Object.fromEntries(columns.map((column) => [column.name, keptValue(row[column.name], column)]))

/** Of a row as it is kept: equal for two rows exactly when they keep the same. */
export const hashOf = (kept: Row): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.values(kept)))
    .digest('base64')
