import { parseDocument } from 'yaml'

export type Fields = Record<string, unknown>

export type ReadFrontMatter =
  { ok: true; fields: Fields; body: string } | { ok: false; fault: string }

/** Collects what is wrong with a file. */
export type Report = (fault: string) => void

const FRONT = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n([\s\S]*))?$/

/**
 * Reads a Markdown file that begins with front matter in YAML.
 * @returns its fields and the trimmed text below them, or a sentence about what is wrong
 */
export function readFrontMatter(file: string): ReadFrontMatter {
  const [, front, body = ''] = FRONT.exec(file) ?? []
  if (front === undefined)
    return { ok: false, fault: 'The file must begin with front matter between two lines of ---.' }
  const fields = fieldsIn(front)
  return typeof fields === 'string'
    ? { ok: false, fault: `The front matter is not YAML: ${fields}` }
    : { ok: true, fields, body: body.trim() }
}

/** What the front matter says; a sentence where it cannot be read. Aliases are refused: a few of them can stand for much. */
function fieldsIn(front: string): Fields | string {
  const document = parseDocument(front, { uniqueKeys: true })
  const [error] = document.errors
  if (error) return error.message
  try {
    return recordOf(document.toJS({ maxAliasCount: 0 }))
  } catch {
    return 'It refers to another place of itself.'
  }
}

/** The value as a record; an empty one where it is something else. */
export const recordOf = (value: unknown): Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : {}

/** Reports each field that is not one of `keys`. */
export function refuseOtherFields(
  fields: Fields,
  keys: readonly string[],
  owner: string,
  report: Report
): void {
  for (const key of Object.keys(fields))
    if (!keys.includes(key)) report(`"${key}" is not a field of ${owner}.`)
}

/**
 * The trimmed text of a field; empty, and reported, where it is none.
 * @param most in UTF-16 units
 * @param place what a fault calls the field
 */
export function textField(
  fields: Fields,
  name: string,
  most: number,
  report: Report,
  place = name
): string {
  const value = fields[name]
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || text.trim() === '') {
    report(`"${place}" must be a text.`)
    return ''
  }
  if (text.trim().length > most) report(`"${place}" has more than ${most} characters.`)
  return text.trim()
}
