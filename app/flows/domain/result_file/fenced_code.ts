import type { Code } from 'mdast'
import type { SourceLines } from '#app/flows/domain/result_file/source_lines'

const OPENING = /^( {0,3})(`{3,}(?=[^`]*$)|~{3,})/

/** The code that begins at a line outside of all lists and quotes, and the line after it; null where none does. */
export function fencedCode(lines: SourceLines, at: number): { code: Code; next: number } | null {
  const opening = OPENING.exec(lines.all[at])
  if (!opening) return null
  const [, { length: indent }, fence] = opening
  const closing = new RegExp(`^ {0,3}\\${fence[0]}{${fence.length},}[ \\t]*[\\n\\r]*$`)
  let end = at + 1
  while (end < lines.count && !closing.test(lines.all[end])) end += 1
  const indented = new RegExp(`^ {0,${indent}}`)
  const value = lines.all
    .slice(at + 1, end)
    .map((line) => line.replace(indented, ''))
    .join('')
  return { code: { type: 'code', value: value.replace(/(?:\r\n|[\n\r])$/, '') }, next: end + 1 }
}
