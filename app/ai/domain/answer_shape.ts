/** The part of JSON Schema that describes the shape of an answer. */
export type Shape = {
  type?: string
  description?: string
  properties?: Record<string, Shape>
  required?: readonly string[]
  items?: Shape
  enum?: readonly unknown[]
}

/** Whether a value of JSON has a shape. Parts that the shape does not name may stand beside those that it names. */
export function fitsShape(value: unknown, shape: Shape): boolean {
  if (shape.enum && !shape.enum.includes(value)) return false
  if (shape.type !== undefined && typeOf(value) !== shape.type) return false
  if (Array.isArray(value))
    return shape.items === undefined || value.every((one) => fitsShape(one, shape.items!))
  return typeOf(value) !== 'object' || fitsObject(value as Record<string, unknown>, shape)
}

const fitsObject = (
  value: Record<string, unknown>,
  { properties = {}, required = [] }: Shape
): boolean =>
  required.every((name) => Object.hasOwn(value, name)) &&
  Object.entries(properties).every(
    ([name, shape]) => !Object.hasOwn(value, name) || fitsShape(value[name], shape)
  )

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}
