import type { Fields, Shape } from '#cli/services/documents/document'
import { contract, misfitOf } from '#tests/helpers/openapi'

interface ObjectSchema {
  properties: Record<string, object>
  required: string[]
}

const BASIC = ['string', 'number', 'boolean', 'null']

/** The objects of the HTTP API by their names. */
const schemas = (contract.components as { schemas: Record<string, ObjectSchema> }).schemas

/** The JSON schema of a shape. It allows no other field, and its lists must show what their items are. */
export function schemaOf(shape: Shape): object {
  if (typeof shape === 'string') return { anyOf: shape.split(' | ').map(schemaOfType) }
  if (Array.isArray(shape)) return { type: 'array', minItems: 1, items: schemaOf(shape[0]) }
  return schemaOfFields(shape)
}

function schemaOfType(type: string): object {
  if (type.endsWith('[]')) return { type: 'array', items: schemaOfType(type.slice(0, -2)) }
  if (type === 'any') return {}
  if (type.startsWith('"')) return { const: JSON.parse(type) }
  if (BASIC.includes(type)) return { type }
  if (!schemas[type]) throw new Error(`The HTTP API has no object "${type}"`)
  return { $ref: `hone#/components/schemas/${type}` }
}

function schemaOfFields({ '...': inherited, ...own }: Fields): object {
  const properties = inherited === undefined ? {} : inheritedFrom(String(inherited))
  const required = inherited === undefined ? [] : [...schemas[String(inherited)].required]
  for (const [field, shape] of Object.entries(own)) {
    const name = field.replace(/\?$/, '')
    properties[name] = schemaOf(shape)
    if (name === field) required.push(name)
  }
  return { type: 'object', properties, required, additionalProperties: false }
}

/** The fields of an object of the API. */
function inheritedFrom(name: string): Record<string, object> {
  if (!schemas[name]) throw new Error(`The HTTP API has no object "${name}"`)
  const ref = (field: string) => `hone#/components/schemas/${name}/properties/${field}`
  const fields = Object.keys(schemas[name].properties)
  return Object.fromEntries(fields.map((field) => [field, { $ref: ref(field) }]))
}

/** Why a value has not this shape, or null. */
export const faultOf = (shape: Shape, value: unknown): string | null =>
  isEmptyList(value) ? 'an empty list shows no shape' : misfitOf(schemaOf(shape), value)

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** The constant type of a shape or value with several, such as the lines of a run. */
export function kindOf(value: unknown): string | null {
  const { type } = (value ?? {}) as { type?: unknown }
  return typeof type === 'string' ? type.replaceAll('"', '') : null
}
