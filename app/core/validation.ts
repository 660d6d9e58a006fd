import vine from '@vinejs/vine'
import type { FieldContext, SchemaTypes } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { isBlankText } from '#app/core/domain/blank_text'
import { FieldMessages } from '#app/core/field_messages'

vine.messagesProvider = new FieldMessages()

const MAX_UNKNOWN_FIELDS = 20
const MAX_FIELD_NAME_LENGTH = 60

const onlyKnownFields = vine.createRule((value: unknown, known: string[], field) => {
  const unknown = Object.keys(value as object).filter((name) => !known.includes(name))
  for (const name of unknown.slice(0, MAX_UNKNOWN_FIELDS)) reportUnknown(name, field)
  const more = unknown.length - MAX_UNKNOWN_FIELDS
  if (more > 0) field.report(`There are ${more} more unknown fields.`, 'unknown', field)
})

function reportUnknown(given: string, field: FieldContext): void {
  const name = shortened(given)
  const at = field.wildCardPath ? `${field.wildCardPath}.${name}` : name
  field.report(`There is no field called "${name}" here.`, 'unknown', {
    ...field,
    name,
    wildCardPath: at,
    getFieldPath: () => at,
  })
}

/** A value under this name would become the prototype of the object that is read, and nobody would see it. */
const PROTOTYPE = '__proto__'

/** Refuses names that nothing can have: those of more than `most` UTF-16 units, and `__proto__`. */
export const possibleNames = vine.createRule((value: unknown, most: number, field) => {
  const impossible = Object.keys(value as object).filter(
    (name) => name.length > most || name === PROTOTYPE
  )
  for (const name of impossible.slice(0, MAX_UNKNOWN_FIELDS)) reportUnknown(name, field)
})

/** Names that somebody made up are repeated as far as they help to find them. */
function shortened(name: string): string {
  return name.length > MAX_FIELD_NAME_LENGTH
    ? `${name.slice(0, MAX_FIELD_NAME_LENGTH).toWellFormed()}…`
    : name
}

/** An object that refuses fields it does not know, so that a misspelt name is heard of. */
export function strictObject<Properties extends Record<string, SchemaTypes>>(
  properties: Properties
) {
  return vine.object(properties).use(onlyKnownFields(Object.keys(properties)))
}

const storable = vine.createRule((value: unknown, options: { blank: boolean }, field) => {
  if (typeof value !== 'string') return
  if (!value.isWellFormed()) {
    field.report('The text has a broken character (half of a surrogate pair).', 'unicode', field)
  } else if (value.includes('\u0000')) {
    field.report('The text has a NUL character, which cannot be stored.', 'unicode', field)
  } else if (!options.blank && isBlankText(value)) {
    field.report('The text is empty.', 'blank', field)
  }
})

/** Text that is kept byte for byte: valid Unicode, no NUL, not only white space, at most `most` UTF-16 units. */
export function text(most: number) {
  return vine
    .string()
    .maxLength(most)
    .use(storable({ blank: false }))
}

/** Like `text`, but may be empty. */
export function textOrEmpty(most: number) {
  return vine
    .string()
    .maxLength(most)
    .use(storable({ blank: true }))
}

/** Times are stored and compared as text with a year of four digits. */
const MAX_YEAR = 9999

const momentRule = vine.createRule((value: unknown, _, field) => {
  const read = DateTime.fromISO(String(value), { setZone: true })
  if (!read.isValid || !/(Z|[+-]\d\d:?\d\d)$/.test(String(value))) {
    field.report('The time must be in ISO 8601 with its time zone.', 'moment', field)
  } else if (read.toUTC().year < 1 || read.toUTC().year > MAX_YEAR) {
    field.report(`The year must be between 1 and ${MAX_YEAR}.`, 'moment', field)
  }
})

/** A moment in time, ISO 8601 with zone. */
export const moment = () => vine.string().maxLength(40).use(momentRule())
