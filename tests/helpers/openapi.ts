import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ValidateFunction } from 'ajv'

interface Operation {
  responses: Record<string, { content?: { 'application/json'?: { schema: object } } }>
}
interface Contract {
  paths: Record<string, Record<string, Operation>>
  components: object
}

const file = new URL('../../docs/api/openapi.json', import.meta.url)
export const contract: Contract = JSON.parse(readFileSync(file, 'utf8'))

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
ajv.addSchema({ ...contract, $id: 'hone' })

const templates = Object.keys(contract.paths).map((path) => ({
  path,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  open: path.split('{').length,
}))
templates.sort((one, other) => one.open - other.open)

const compiled = new Map<string, ValidateFunction>()

/**
 * Holds one answer against `docs/api/openapi.json`.
 * @returns null when it fits, else a sentence that says how it does not.
 */
export function misfit(method: string, url: string, status: number, body: unknown): string | null {
  const pathname = new URL(url, 'http://localhost').pathname
  const path = templates.find(({ pattern }) => pattern.test(pathname))?.path
  const what = `${method} ${pathname} → ${status}`
  const operation = path && contract.paths[path][method.toLowerCase()]
  if (!operation)
    return status === 404 || status === 405 ? null : `${what}: no such operation is described`
  const response = operation.responses[String(status)]
  if (!response) return `${what}: this status is not described`
  if (!response.content) return isEmpty(body) ? null : `${what}: an empty body is described`
  // A stream is described in words.
  if (!response.content['application/json']) return null

  const pointer = [path, method.toLowerCase(), 'responses', String(status)]
    .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
    .map(encodeURIComponent)
    .join('/')
  const key = `hone#/paths/${pointer}/content/application~1json/schema`
  const validate = compiled.get(key) ?? ajv.compile({ $ref: key })
  compiled.set(key, validate)
  return validate(body) ? null : `${what}: ${ajv.errorsText(validate.errors)}`
}

/**
 * Holds a value against a schema that may refer to the API as `hone#/…`.
 * @returns null when it fits, else a sentence that says how it does not.
 */
export function misfitOf(schema: object, value: unknown): string | null {
  const validate = ajv.compile(schema)
  return validate(value) ? null : ajv.errorsText(validate.errors)
}

function isEmpty(body: unknown): boolean {
  return body === null || body === undefined || body === '' || JSON.stringify(body) === '{}'
}
