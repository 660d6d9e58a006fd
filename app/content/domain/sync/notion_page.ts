import type { Properties } from '#app/content/domain/sync/property_names'
import { readProperty } from '#app/content/domain/sync/read_property'

/** A page of a data source, as far as a sync reads it. */
export interface NotionPage {
  id: string
  title: string
  /** Null where it is no address of the web. */
  url: string | null
  lastEditedAt: string
  isRemoved: boolean
  /** The data source that it is in. */
  sourceId: string | null
  properties: Properties
}

const MAX_TITLE_LENGTH = 200
const MAX_URL_LENGTH = 500
const ID = /^[0-9a-f-]{32,36}$/i

type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The id of an object of the API; null where it has none. */
export const idOf = (value: unknown): string | null =>
  isObject(value) && typeof value.id === 'string' && ID.test(value.id) ? value.id : null

/** Reads a page object of the API of Notion; null where it shows only a part of the page. */
export function readPage(value: unknown): NotionPage | null {
  const id = idOf(value)
  if (id === null || !isObject(value) || !isObject(value.properties)) return null
  const { properties, last_edited_time: lastEditedAt } = value
  if (typeof lastEditedAt !== 'string' || !Number.isFinite(Date.parse(lastEditedAt))) return null
  return {
    ...{ id, properties, title: titleIn(properties), url: webAddress(value.url) },
    lastEditedAt: new Date(lastEditedAt).toISOString(),
    isRemoved: [value.in_trash, value.archived, value.is_archived].includes(true),
    sourceId: sourceOf(value.parent),
  }
}

function titleIn(properties: Properties): string {
  for (const property of Object.values(properties)) {
    if (!isObject(property) || property.type !== 'title') continue
    const reading = readProperty(property)
    return reading.ok && typeof reading.value === 'string' ? shownTitle(reading.value) : ''
  }
  return ''
}

const shownTitle = (title: string): string =>
  title
    .slice(0, MAX_TITLE_LENGTH)
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()

function webAddress(url: unknown): string | null {
  const isAddress = typeof url === 'string' && /^https:\/\/[\w.-]+\/[\w./?=&%-]*$/.test(url)
  return isAddress && url.length <= MAX_URL_LENGTH ? url : null
}

function sourceOf(parent: unknown): string | null {
  const id = isObject(parent) ? parent.data_source_id : null
  return typeof id === 'string' ? id : null
}

const compact = (id: string) => id.replaceAll('-', '').toLowerCase()

/** Whether two ids name the same object: hyphens and case do not count. */
export const isSameId = (one: string | null, other: string): boolean =>
  one !== null && compact(one) === compact(other)
