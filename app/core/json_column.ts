import { column } from '@adonisjs/lucid/orm'

/**
 * A JSON column that is an object in the model, whichever way the database hands it over:
 * SQLite gives text, PostgreSQL gives the parsed value.
 */
export function jsonColumn() {
  return column({
    prepare: (value: unknown) => (value === undefined ? value : JSON.stringify(value)),
    consume: (value: unknown) => (typeof value === 'string' ? JSON.parse(value) : value),
  })
}
