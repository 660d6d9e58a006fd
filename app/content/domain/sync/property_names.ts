/** What a data source of Notion fills. */
export const SOURCE_KINDS = ['templates', 'guides'] as const
export type SourceKind = (typeof SOURCE_KINDS)[number]

/** The name of the property that each field is read from. An empty name means that the field is not read. */
export type PropertyNames = Readonly<Record<string, string>>

const TEMPLATE_PROPERTIES = {
  ...{ title: 'Title', description: 'Description', category: 'Category', tags: 'Tags' },
  ...{ steps: 'Steps', variables: 'Variables', public: 'Public', goodAnswer: 'Good answer' },
}
const GUIDE_PROPERTIES = {
  ...{ title: 'Title', description: 'Description', position: 'Position', public: 'Public' },
}

export const DEFAULT_PROPERTIES: Record<SourceKind, PropertyNames> = {
  templates: TEMPLATE_PROPERTIES,
  guides: GUIDE_PROPERTIES,
}

/** What a data source cannot be without. A title is always there: it is found by its type. */
const NEEDED: Record<SourceKind, string[]> = { templates: ['category'], guides: [] }

const isTitle = (property: unknown): boolean =>
  typeof property === 'object' && property !== null && 'type' in property
    ? property.type === 'title'
    : false

export type Properties = Readonly<Record<string, unknown>>

/** The property of a field; undefined where the page has none. The title is found by its type under any name. */
export function propertyOf(properties: Properties, names: PropertyNames, field: string): unknown {
  const name = names[field]
  if (name === undefined || name === '') return undefined
  if (Object.hasOwn(properties, name)) return properties[name]
  return field === 'title' ? Object.values(properties).find(isTitle) : undefined
}

/** The fields that the pages of a data source have a property for. */
export const fieldsIn = (properties: Properties, names: PropertyNames): string[] =>
  Object.keys(names).filter((field) => propertyOf(properties, names, field) !== undefined)

/**
 * The first property that a data source lacks although it had it at the last sync, or must have it; null where there is
 * none. Without this, a renamed property would empty a field of every page.
 */
export function missingProperty(
  kind: SourceKind,
  names: PropertyNames,
  { now, before }: { now: readonly string[]; before: readonly string[] }
): string | null {
  const wanted = Object.keys(names).filter(
    (field) => names[field] !== '' && (NEEDED[kind].includes(field) || before.includes(field))
  )
  const missing = wanted.find((field) => !now.includes(field))
  return missing === undefined ? null : names[missing]
}
