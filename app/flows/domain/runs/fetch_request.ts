import type { Value } from '#app/flows/domain/values/value'
import { filledJson } from '#app/flows/domain/graph/filled_json'
import {
  fill,
  type Lookup,
  readVariables,
  textOf,
  valueAt,
} from '#app/flows/domain/graph/variables'

/** An address that ends within its host: the next characters would continue the name of the host. */
const ENDS_IN_HOST = /^[a-z]+:[/\\]+[^/\\?#]+$/i

/**
 * The address of a Fetch with its variables filled in. A value at the very beginning can be any address. All other values
 * are encoded, so that they cannot change the host, leave the path or add a parameter.
 *
 * @returns null if a value would still change the host or the path
 */
export function addressOf(url: string, lookup: Lookup): string | null {
  const { texts, variables } = readVariables(withoutBreaks(url))
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

/** Browsers and servers leave these out of an address, wherever they stand. */
const withoutBreaks = (url: string): string => url.replaceAll(/[\t\n\r]/g, '').trim()

/** Whether the settings of a Fetch say the whole host of its address, so that no value can choose it. */
export function saysHost(url: string): boolean {
  const { texts, variables } = readVariables(withoutBreaks(url))
  return variables.length === 0 || /^[a-z]+:[/\\]+[^/\\?#]+[/\\?#]/i.test(texts[0])
}

/** Whether the address of a Fetch has a field of its own, such as a key, whose content no value gives. */
export function saysField(url: string): boolean {
  const [, query = ''] = readVariables(url).texts.join('\0').split('?', 2)
  return query.split('&').some((field) => /=[^\0#]/.test(field))
}

/** The form of a body, which decides how values are written into it. */
export type BodyForm = 'json' | 'form' | 'text'

/** JSON, and lines of it: `application/json`, `application/vnd.api+json`, `application/x-ndjson`, `application/jsonl`. */
const JSON_TYPE = /[^a-z](?:nd|ld)?json/i

/** @param type the media type, if a header names it */
export function formOf(body: string, type: string | undefined): BodyForm {
  if (type === undefined) return /^\s*[{[]/.test(body) ? 'json' : 'text'
  if (JSON_TYPE.test(type)) return 'json'
  return /x-www-form-urlencoded/i.test(type) ? 'form' : 'text'
}

/** The body of a Fetch with its variables filled in. No value can end the string or the field that it is part of. */
export function bodyOf(body: string, form: BodyForm, lookup: Lookup): string {
  const text = readVariables(body)
  if (form === 'json') return filledJson(text, lookup)
  return form === 'form' ? fill(text, lookup, encoded) : fill(text, lookup)
}

const encoded = (value: Value | undefined): string =>
  encodeURIComponent(textOf(value).toWellFormed())
