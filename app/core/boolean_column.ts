import { column } from '@adonisjs/lucid/orm'

/** A boolean column that is a boolean in the model: SQLite hands over 0 and 1. */
export function booleanColumn() {
  return column({ consume: (value: unknown) => (value === null ? null : Boolean(value)) })
}
