import { parseDocument } from 'yaml'
import { recognizeColumn } from '#app/prompts/domain/importing/columns'
import { MAX_FRONT_MATTER_LENGTH } from '#app/prompts/domain/importing/import_limits'
import { lineEndsIn } from '#app/prompts/domain/importing/csv_records'
import type { ImportNote, ImportRow } from '#app/prompts/domain/importing/import_table'

export const MARKDOWN_COLUMNS = ['title', 'prompt', 'tags', 'category']

const FRONT = /^---[ \t]*(\r?\n)([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/
const HEADING = /^#{1,6}[ \t]+(.+?)[ \t]*#*$/m
const FENCE = /^(?:```|~~~)/m

interface ReadMarkdown {
  row: ImportRow
  note: ImportNote | null
}

/**
 * Reads one prompt from a Markdown or text file: title, tags and category from the front matter, else the title from the
 * first heading, else from the name of the file. The text below the front matter is the prompt, as it is written.
 * @param path how the file is named among the others
 */
export function readMarkdown(path: string, text: string): ReadMarkdown {
  const front = FRONT.exec(text.slice(0, MAX_FRONT_MATTER_LENGTH))
  const fields = front && fieldsIn(front[2])
  if (front && fields) return { row: rowBelow(path, text, front, fields), note: null }
  const body = withoutLastEnd(text, text.endsWith('\r\n') ? '\r\n' : '\n')
  const row = { file: path, line: 1, cells: [headingIn(body) ?? nameOf(path), body, '', ''] }
  return { row, note: front && { kind: 'front_matter', file: path, line: 1 } }
}

function rowBelow(
  path: string,
  text: string,
  [front, lineEnd]: RegExpExecArray,
  fields: Map<string, string>
): ImportRow {
  const body = bodyBelow(text, front.length, lineEnd)
  const field = (role: string) => fields.get(role) ?? ''
  const title = field('title') || headingIn(body) || nameOf(path)
  const line = lineEndsIn(text, 0, front.length) + 1
  return { file: path, line, cells: [title, body, field('tags'), field('category')] }
}

/** A blank line between, and the end of the last line, belong to the file and not to the prompt. */
function bodyBelow(text: string, at: number, lineEnd: string): string {
  const below = text.slice(at)
  const body = below.startsWith(lineEnd) ? below.slice(lineEnd.length) : below
  return withoutLastEnd(body, lineEnd)
}

const withoutLastEnd = (text: string, end: string): string =>
  text.endsWith(end) ? text.slice(0, -end.length) : text

/** By role; null where it is not YAML with names. Aliases are refused: a few of them can stand for much. */
function fieldsIn(front: string): Map<string, string> | null {
  const document = parseDocument(front)
  if (document.errors.length > 0) return null
  try {
    const value: unknown = document.toJS({ maxAliasCount: 0 })
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? rolesOf(value)
      : null
  } catch {
    return null
  }
}

function rolesOf(fields: object): Map<string, string> {
  const found = new Map<string, string>()
  for (const [name, value] of Object.entries(fields)) {
    const role = recognizeColumn(name)
    if (role && role !== 'prompt' && !found.has(role)) found.set(role, cellOf(value))
  }
  return found
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function headingIn(text: string): string | undefined {
  const fence = text.search(FENCE)
  return HEADING.exec(fence < 0 ? text : text.slice(0, fence))?.[1]
}

const nameOf = (path: string) =>
  path
    .replace(/^.*\//, '')
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[-_]+/g, ' ')
    .trim()
