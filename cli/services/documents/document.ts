/**
 * The shape of a value: types joined by ` | `, an object by its fields, or a list of one shape.
 *
 * A type is `string`, `number`, `boolean`, `null`, `any`, a constant in double quotes, or the name of an object of the
 * HTTP API, as docs/api/openapi.json has it; `[]` after it makes it a list. A field whose name ends with `?` may be
 * missing. The field `...` names an object of the API whose fields are there too.
 */
export type Shape = string | Fields | [Shape]
export interface Fields {
  [field: string]: Shape
}

/** A JSON document that a command prints. */
export interface Document {
  shape: Shape
  /** In which case, if it is not the only one. */
  when?: string
  /** It stands on a line of its own, among others. */
  isLine?: boolean
}

/** A shape as the manual shows it. */
export function textOfShape(shape: Shape, indent = ''): string {
  if (typeof shape === 'string') return shape
  if (Array.isArray(shape)) return listText(shape[0], indent)
  const inner = `${indent}  `
  const lines = Object.entries(shape).map(([field, value]) => {
    const name = field === '...' ? field : `${field}: `
    return `${inner}${name}${textOfShape(value, inner)}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}

function listText(item: Shape, indent: string): string {
  const text = textOfShape(item, indent)
  return typeof item === 'string' && item.includes(' | ') ? `(${text})[]` : `${text}[]`
}
