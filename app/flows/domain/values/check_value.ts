import { cutText } from '#app/flows/domain/values/kept_value'
import type { Schema, SchemaType } from '#app/flows/domain/values/schema'

export type Path = (string | number)[]

export interface Fault {
  path: Path
  /** Starts with the path of the field, where there is one. */
  sentence: string
}

/** What a schema does not allow. */
export interface SchemaFault extends Fault {
  /** What is wrong, without the field. */
  says: string
}

const MAX_FAULTS = 50
const MAX_SHOWN_NAME_LENGTH = 60

const TYPE_NAMES: Record<SchemaType, string> = {
  object: 'an object',
  array: 'a list',
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  null: 'empty (null)',
}

/** A name that a person chose, shortened for use in a sentence. */
export const shortened = (name: string): string =>
  name.length > MAX_SHOWN_NAME_LENGTH
    ? `${cutText(name, MAX_SHOWN_NAME_LENGTH)}…`
    : name.toWellFormed()

/** A path as people read it: `fields[0].name`. */
function pathText(path: Path): string {
  const parts = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${shortened(part)}`))
  return parts.join('').replace(/^\./, '')
}

/**
 * Checks a value against a schema and returns at most 50 faults as sentences. It goes no deeper than the schema, and
 * skips lists and texts that are too long.
 */
export function faultsIn(schema: Schema, value: unknown, path: Path = []): SchemaFault[] {
  const faults: SchemaFault[] = []
  check(schema, value, [...path], faults)
  return faults.slice(0, MAX_FAULTS)
}

/** The path is changed in place; only a fault copies it. */
function check(schema: Schema, value: unknown, path: Path, faults: SchemaFault[]): void {
  if (faults.length >= MAX_FAULTS) return
  const type = typeIn(schema.type, value)
  if (type === undefined) {
    const wanted = [schema.type].flat().map((one) => TYPE_NAMES[one])
    return add(faults, path, `must be ${wanted.join(' or ')}.`)
  }
  if (type === 'object') checkObject(schema, value as Record<string, unknown>, path, faults)
  else if (type === 'array') checkList(schema, value as unknown[], path, faults)
  else if (type === 'string') checkText(schema, value as string, path, faults)
  else if (type === 'integer' || type === 'number')
    checkNumber(schema, value as number, path, faults)
}

/** The type that a value has, of those that it may have. */
function typeIn(types: Schema['type'], value: unknown): SchemaType | undefined {
  if (typeof types === 'string') return isOfType(types, value) ? types : undefined
  return types.find((one) => isOfType(one, value))
}

function isOfType(type: SchemaType, value: unknown): boolean {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'number') return Number.isFinite(value)
  if (type === 'object') return isPlainObject(value)
  return type === 'string' ? typeof value === 'string' : typeof value === 'boolean'
}

const isPlainObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function checkObject(
  schema: Schema,
  value: Record<string, unknown>,
  path: Path,
  faults: SchemaFault[]
): void {
  const { required, properties, maxProperties = Infinity } = schema
  if (required)
    for (const name of required)
      if (!Object.hasOwn(value, name)) add(faults, [...path, name], 'is missing.')
  const names = Object.keys(value)
  if (names.length > maxProperties)
    return add(faults, path, `has more than ${maxProperties} fields.`)
  for (const name of names) {
    if (faults.length >= MAX_FAULTS) return
    path.push(name)
    if (properties && Object.hasOwn(properties, name))
      check(properties[name], value[name], path, faults)
    else checkFurtherField(schema, name, value[name], path, faults)
    path.pop()
  }
}

/** Checks a field that the schema does not name. The path already ends with it. */
function checkFurtherField(
  { additionalProperties: schema = false }: Schema,
  name: string,
  value: unknown,
  path: Path,
  faults: SchemaFault[]
): void {
  if (schema === false) add(faults, path, 'is not a field that exists here.')
  else if (!isStorable(name)) add(faults, path, 'has a character that cannot be stored.')
  else if (schema !== true) check(schema, value, path, faults)
}

function checkList(schema: Schema, value: unknown[], path: Path, faults: SchemaFault[]): void {
  const { items, minItems = 0, maxItems = Infinity } = schema
  if (value.length > maxItems) return add(faults, path, `has more than ${maxItems} entries.`)
  if (value.length < minItems) add(faults, path, `needs at least ${minItems} entries.`)
  for (let at = 0; items && at < value.length; at++) {
    path.push(at)
    check(items, value[at], path, faults)
    path.pop()
  }
}

function checkText(schema: Schema, value: string, path: Path, faults: SchemaFault[]): void {
  const { minLength = 0, maxLength = Infinity } = schema
  if (value.length > maxLength) return add(faults, path, `has more than ${maxLength} characters.`)
  if (value.length < minLength) return add(faults, path, 'is empty.')
  if (!isStorable(value)) return add(faults, path, 'has a character that cannot be stored.')
  if (schema.enum && !schema.enum.includes(value))
    add(faults, path, `must be one of: ${schema.enum.join(', ')}.`)
}

function checkNumber(schema: Schema, value: number, path: Path, faults: SchemaFault[]): void {
  const { minimum = -Infinity, maximum = Infinity } = schema
  if (value < minimum || value > maximum)
    add(faults, path, `must be from ${minimum} to ${maximum}.`)
}

/** Valid Unicode without NUL: databases refuse anything else. */
const isStorable = (value: string): boolean => value.isWellFormed() && !value.includes('\u0000')

function add(faults: SchemaFault[], path: Path, says: string): void {
  const subject = path.length === 0 ? 'This' : `"${pathText(path)}"`
  faults.push({ path: [...path], says, sentence: `${subject} ${says}` })
}
