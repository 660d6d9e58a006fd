/** The value of a property of a page, as far as a sync reads it. */
export type PropertyValue = string | number | boolean | string[] | null

export type PropertyReading = { ok: true; value: PropertyValue } | { ok: false; type: string }

type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** The text of a list of rich text, without its formats. */
const plainText = (value: unknown): string | null =>
  Array.isArray(value)
    ? value.map((one) => (isObject(one) ? (textOf(one.plain_text) ?? '') : '')).join('')
    : null

const nameOf = (value: unknown): string | null => (isObject(value) ? textOf(value.name) : null)

const namesOf = (value: unknown): string[] | null =>
  Array.isArray(value) ? value.flatMap((one) => nameOf(one) ?? []) : null

const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

const flagOf = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null)

/** Each type that is read, and how. */
const READERS: Record<string, (value: unknown) => PropertyValue> = {
  title: plainText,
  rich_text: plainText,
  select: nameOf,
  status: nameOf,
  multi_select: namesOf,
  checkbox: flagOf,
  number: numberOf,
  url: textOf,
  email: textOf,
  phone_number: textOf,
  created_time: textOf,
  last_edited_time: textOf,
  date: (value) => (isObject(value) ? textOf(value.start) : null),
  formula: (value) => {
    if (!isObject(value)) return null
    const { type } = value
    if (type === 'string') return textOf(value.string)
    if (type === 'number') return numberOf(value.number)
    return type === 'boolean' ? flagOf(value.boolean) : null
  },
}

/**
 * Reads a property of a Notion page. An empty one is null.
 * @param property a property value object of the API of Notion; anything else reads as the type `unknown`
 * @returns the type where it is one that says nothing a template or guide could use, such as a relation
 */
export function readProperty(property: unknown): PropertyReading {
  const type = isObject(property) && typeof property.type === 'string' ? property.type : 'unknown'
  if (!isObject(property) || !Object.hasOwn(READERS, type)) return { ok: false, type }
  return { ok: true, value: READERS[type](property[type]) }
}
