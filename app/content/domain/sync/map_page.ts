import { MAX_ARTICLE_LENGTH } from '#app/content/domain/read_article'
import { BODY, type PageFault, PageReader, safe } from '#app/content/domain/sync/page_reader'
import type { Properties, PropertyNames } from '#app/content/domain/sync/property_names'
import { TEMPLATE_CATEGORIES, type TemplateCategory } from '#app/templates/domain/types'
import * as limits from '#app/templates/domain/writing/template_fields'
import {
  type JsonFault,
  type JsonReading,
  readSteps,
  readVariables,
} from '#app/templates/domain/writing/template_json'

/** A page, with its body as Markdown. */
export interface MappedPage {
  properties: Properties
  markdown: string
}

export type Mapping<Fields> = { ok: true; fields: Fields } | { ok: false; faults: PageFault[] }

/** What a page of guides becomes. */
export interface GuideFields {
  title: string
  description: string
  body: string
  position: number
  isPublic: boolean
}

/** UTF-16 units. */
const MAX_JSON_LENGTH = 500_000
const MAX_POSITION = 100_000

const ended = <Fields>({ faults }: PageReader, fields: Fields): Mapping<Fields> =>
  faults.length > 0 ? { ok: false, faults } : { ok: true, fields }

/** What a page of workflow templates becomes. What is wrong with it is said field by field. */
export function mapTemplate(
  { properties, markdown }: MappedPage,
  names: PropertyNames
): Mapping<limits.TemplateFields> {
  const reader = new PageReader(properties, names)
  return ended(reader, {
    title: reader.line('title', { most: limits.MAX_TITLE_LENGTH, isRequired: true }),
    description: reader.line('description', {
      most: limits.MAX_DESCRIPTION_LENGTH,
      isRequired: true,
    }),
    category: categoryIn(reader),
    tags: reader.entries('tags', { most: limits.MAX_TAGS, mostLength: limits.MAX_TAG_LENGTH }),
    steps: jsonIn(reader, 'steps', readSteps) ?? [],
    variables: jsonIn(reader, 'variables', readVariables) ?? [],
    goodAnswer: reader.text('goodAnswer', { most: limits.MAX_ANSWER_LENGTH }),
    isPublic: reader.flag('public', true),
    icon: limits.DEFAULT_ICON,
    content: reader.checked(BODY, markdown, { most: limits.MAX_CONTENT_LENGTH }),
  })
}

/** "Business Analysis" means business-analysis. */
function categoryIn(reader: PageReader): TemplateCategory {
  const name = reader.line('category', { most: limits.MAX_TITLE_LENGTH })
  const slug = name.toLowerCase().replaceAll(/[\s_-]+/g, '-')
  const known = TEMPLATE_CATEGORIES.find((one) => one === slug)
  const named = name === '' ? 'This is empty.' : `"${safe(name)}" is not a category.`
  if (!known) reader.report('category', `${named} Use ${TEMPLATE_CATEGORIES.join(', ')}.`)
  return known ?? 'operations'
}

function jsonIn<Read>(
  reader: PageReader,
  field: string,
  read: (value: unknown) => JsonReading<Read>
): Read | null {
  const text = reader.text(field, { most: MAX_JSON_LENGTH })
  if (text === '') return null
  const parsed = parse(text)
  if (!parsed) {
    reader.report(field, 'This is not JSON.')
    return null
  }
  const reading = read(parsed.value)
  if (reading.ok) return reading.read
  for (const fault of reading.faults) reader.report(field, sentenceOf(fault))
  return null
}

function parse(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}

const sentenceOf = ({ path, message }: JsonFault): string =>
  safe(path.length > 0 ? `${path.join('.')}: ` : '') + safe(message)

/** Links of Markdown, and of HTML in it. */
const ADDRESS =
  /(?:\]\(\s*<?|^[ \t]{0,3}\[[^\]\n]{1,999}\]:[ \t]*<?|\b(?:href|src)\s*=\s*["']?|<)([a-z][a-z0-9+.-]*):/gimu
const SAFE_SCHEMES = ['http', 'https', 'mailto']

/** What a page of guides becomes. Guides are shown as Markdown, so their links must lead to the web or to an email. */
export function mapGuide(
  { properties, markdown }: MappedPage,
  names: PropertyNames
): Mapping<GuideFields> {
  const reader = new PageReader(properties, names)
  const schemes = [...markdown.slice(0, MAX_ARTICLE_LENGTH).matchAll(ADDRESS)]
    .map(([, scheme]) => scheme.toLowerCase())
    .filter((scheme) => !SAFE_SCHEMES.includes(scheme))
  for (const scheme of new Set(schemes))
    reader.report(
      BODY,
      `A link begins with ${safe(scheme)}: and must begin with https: or mailto:.`
    )
  return ended(reader, {
    title: reader.line('title', { most: limits.MAX_TITLE_LENGTH, isRequired: true }),
    description: reader.line('description', { most: limits.MAX_DESCRIPTION_LENGTH }),
    position: reader.wholeNumber('position', MAX_POSITION, MAX_POSITION),
    isPublic: reader.flag('public', true),
    body: reader.checked(BODY, markdown, { most: MAX_ARTICLE_LENGTH, isRequired: true }),
  })
}

/**
 * All that the properties of a page say, as one text. Two pages with the same text and the same body become the same
 * template or guide, also after other properties were configured.
 */
export function propertiesText(properties: Properties, names: PropertyNames): string {
  const reader = new PageReader(properties, names)
  return JSON.stringify(Object.keys(names).map((field) => [field, reader.value(field)]))
}
