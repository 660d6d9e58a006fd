import vine from '@vinejs/vine'
import { DateTime } from 'luxon'
import type { HttpContext } from '@adonisjs/core/http'
import { unacceptable } from '#app/core/exceptions/api_exception'
import { textOrEmpty } from '#app/core/validation'

/** The query fields that every list takes. */
export const pageFields = {
  limit: vine.number().withoutDecimals().min(1).max(500).optional(),
  cursor: vine.string().maxLength(600).optional(),
  search: textOrEmpty(200).optional(),
}

/** Where the next page begins: after the row with this sort value and id. */
export interface Cursor {
  value: string
  id: string
}

export const DEFAULT_LIMIT = 50

/** What a list is sorted by. */
export type CursorKind = 'text' | 'time' | 'number'

const ID = /^[\w:-]{1,100}$/
const TIME = /^(?!0000)\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(\.\d{1,6})?( ?[+-]\d\d:?\d\d|Z)?$/

/** Whether a page can have ended with a value. PostgreSQL fails on others, and SQLite answers something. */
const FITS: Record<CursorKind, (value: string) => boolean> = {
  text: (value) => !value.includes('\0') && value.isWellFormed(),
  time: (value) =>
    TIME.test(value) && DateTime.fromISO(value.replace(' ', 'T').replace(' ', '')).isValid,
  number: (value) => /^\d{1,9}$/.test(value),
}

/** @throws ApiException 422 where no page of a list that is sorted by this kind of value made the cursor */
export function readCursor(cursor: string | undefined, kind: CursorKind = 'text'): Cursor | null {
  if (cursor === undefined) return null
  try {
    const [value, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    if (typeof value === 'string' && typeof id === 'string' && ID.test(id) && FITS[kind](value)) {
      return { value, id }
    }
  } catch {
    // Falls through to the refusal below.
  }
  throw unacceptable({ cursor: 'This cursor is not one of ours.' })
}

/** Names the next page in the `Link` header when a full page was found. */
export function linkNextPage({ request, response }: HttpContext, last: Cursor | null): void {
  if (!last) return
  const query = new URLSearchParams(request.qs() as Record<string, string>)
  query.set('cursor', Buffer.from(JSON.stringify([last.value, last.id])).toString('base64url'))
  response.header('Link', `<${request.url()}?${query}>; rel="next"`)
}
