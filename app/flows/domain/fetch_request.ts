import type { Value } from '#app/flows/domain/graph'
import { type Lookup, readVariables, textOf, valueAt } from '#app/flows/domain/variables'

/** Ends in the name of a host, so that whatever follows would continue that name. */
const ENDS_IN_HOST = /^[a-z]+:[/\\]+[^/\\?#]+$/i

/**
 * The address of a Fetch with its variables filled in. A value at the very beginning is the beginning of the address. Any
 * other becomes part of the path or the query and is encoded, so that no value leads to another host, path or field.
 *
 * @returns null where a value would lead elsewhere all the same
 */
export function addressOf(url: string, lookup: Lookup): string | null {
  const { texts, variables } = readVariables(url.trim())
  let address = texts[0]
  for (const [at, path] of variables.entries()) {
    const value = textOf(valueAt(path, lookup)).trim()
    const isBeginning = address === ''
    if (!isBeginning && (/^\.\.?$/.test(value) || ENDS_IN_HOST.test(address))) return null
    address += isBeginning ? value : encodeURIComponent(value.toWellFormed())
    address += texts[at + 1]
  }
  return address
}

/** What a body is, as far as it decides how values are put into it. */
export type BodyForm = 'json' | 'form' | 'text'

/** @param type of the media, where a header names it */
export function formOf(body: string, type: string | undefined): BodyForm {
  if (type === undefined) return /^\s*[{[]/.test(body) ? 'json' : 'text'
  if (/[/+]json\b/i.test(type)) return 'json'
  return /x-www-form-urlencoded/i.test(type) ? 'form' : 'text'
}

/** The body of a Fetch with its variables filled in. No value can end the text or the field that it stands in. */
export function bodyOf(body: string, form: BodyForm, lookup: Lookup): string {
  const { texts, variables } = readVariables(body)
  let filled = texts[0]
  let isQuoted = isQuotedAfter(texts[0], false)
  for (const [at, path] of variables.entries()) {
    filled += written(valueAt(path, lookup), form, isQuoted) + texts[at + 1]
    isQuoted = isQuotedAfter(texts[at + 1], isQuoted)
  }
  return filled
}

function written(value: Value | undefined, form: BodyForm, isQuoted: boolean): string {
  const text = textOf(value)
  if (form === 'form') return encodeURIComponent(text.toWellFormed())
  if (form === 'text') return text
  return isQuoted ? JSON.stringify(text).slice(1, -1) : JSON.stringify(value ?? null)
}

/** Whether a text of JSON ends within quotation marks. */
function isQuotedAfter(text: string, isQuoted: boolean): boolean {
  const marks = text.match(/\\[^]|"/g) ?? []
  return marks.filter((mark) => mark === '"').length % 2 === 1 ? !isQuoted : isQuoted
}
