import { MAX_SETTING_LENGTH } from '#app/flows/domain/values/limits'

export type SchemaType = 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null'

/** The part of JSON Schema (2020-12) that flows use. Lengths are UTF-16 units, which is never more than JSON Schema allows. */
export interface Schema {
  type: SchemaType | readonly SchemaType[]
  description?: string
  properties?: Record<string, Schema>
  required?: readonly string[]
  additionalProperties?: boolean | Schema
  maxProperties?: number
  items?: Schema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  enum?: readonly (string | null)[]
  /** Published only: the check of a value does not read it. */
  anyOf?: readonly Schema[]
}

/** An object with these fields and no others. All but the optional ones are required. */
export const object = (
  properties: Record<string, Schema>,
  optional: readonly string[] = []
): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
})

export const text = (maxLength = MAX_SETTING_LENGTH): Schema => ({ type: 'string', maxLength })

export const nonEmpty = (maxLength: number): Schema => ({ type: 'string', minLength: 1, maxLength })

export const choice = (values: readonly string[]): Schema => ({ type: 'string', enum: values })

export const whole = (minimum: number, maximum: number): Schema => ({
  ...{ type: 'integer', minimum, maximum },
})

export const yesNo: Schema = { type: 'boolean' }

export const list = (items: Schema, maxItems: number, minItems = 0): Schema => ({
  ...{ type: 'array', items, minItems, maxItems },
})

export const texts = (maxProperties: number): Schema => ({
  ...{ type: 'object', additionalProperties: text(), maxProperties },
})

export const orNull = (schema: Schema & { type: SchemaType }): Schema => ({
  ...schema,
  type: [schema.type, 'null'],
})
