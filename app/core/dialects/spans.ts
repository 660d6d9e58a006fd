import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { isPostgres } from '#app/core/dialects/is_postgres'
import { sqlTime } from '#app/core/sql_time'

/** A stretch of time, its end not included, in milliseconds since 1970. */
export interface Span {
  /** By which the rows of its time are grouped. */
  place: number
  sinceMs: number
  untilMs: number
}

type Query = ReturnType<typeof db.from>

const ON_SQLITE = `(select value ->> 'place' as place, value ->> 'since' as since,
    value ->> 'until' as until, value ->> 'since_ms' as since_ms, value ->> 'until_ms' as until_ms
  from json_each(?)) as spans`

const ON_POSTGRES = `json_to_recordset(?::json) as spans(place integer, since timestamptz,
  until timestamptz, since_ms bigint, until_ms bigint)`

/**
 * The rows of a table whose time lies in one of some spans, each with the `spans.place` of that span; a row in several
 * spans comes once for each. Each span is one look into the index of the column.
 * @param column a time in UTC, or milliseconds since 1970 where its name ends in `_ms`
 */
export function rowsInSpans(spans: readonly Span[], table: string, column: string): Query {
  const rows = spans.map(({ place, sinceMs, untilMs }) => ({
    ...{ place, since: timeOf(sinceMs), until: timeOf(untilMs) },
    ...{ since_ms: sinceMs, until_ms: untilMs },
  }))
  const source = isPostgres(db.connection()) ? ON_POSTGRES : ON_SQLITE
  const unit = column.endsWith('_ms') ? '_ms' : ''
  // Lucid takes raw SQL here, but its types do not say so.
  const joined = db.raw(source, [JSON.stringify(rows)]) as unknown as string
  return (
    db
      .from(joined)
      // SQLite joins in the order that a cross join names.
      .joinRaw(`cross join ${table}`)
      .whereColumn(`${table}.${column}`, '>=', `spans.since${unit}`)
      .whereColumn(`${table}.${column}`, '<', `spans.until${unit}`)
  )
}

const timeOf = (ms: number) => sqlTime(DateTime.fromMillis(ms))
