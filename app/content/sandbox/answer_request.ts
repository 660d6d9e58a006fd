import {
  errorShape,
  listShape,
  markdownShape,
  pageShape,
  selfShape,
} from '#app/content/sandbox/shapes'
import type { NotionWorld } from '#app/content/sandbox/world'

export interface NotionAnswer {
  status: number
  body: object
}

export interface NotionCall {
  method: string
  path: string
  body: Record<string, unknown>
  /** Whether pages of a list are shown with their ids only. */
  isPartial: boolean
}

const MAX_PAGE_SIZE = 100

const refusal = (status: number, code: string, message: string): NotionAnswer => ({
  ...{ status, body: errorShape(status, code, message) },
})
const notFound = (what: string) =>
  refusal(404, 'object_not_found', `Could not find ${what}. Make sure it is shared.`)
const invalid = (message: string) => refusal(400, 'validation_error', message)

type Answering = (world: NotionWorld, id: string, call: NotionCall) => NotionAnswer

const ROUTES: [method: string, path: RegExp, answer: Answering][] = [
  ['GET', /^\/v1\/users\/me$/, () => ({ status: 200, body: selfShape() })],
  ['POST', /^\/v1\/data_sources\/([^/]+)\/query$/, querySource],
  ['GET', /^\/v1\/pages\/([^/]+)$/, showPage],
  ['GET', /^\/v1\/pages\/([^/]+)\/markdown$/, showMarkdown],
]

/** Answers a request to the API, whatever it is. */
export function answerRequest(world: NotionWorld, call: NotionCall): NotionAnswer {
  for (const [method, path, answer] of ROUTES) {
    const match = method === call.method ? path.exec(call.path) : null
    if (match) return answer(world, match[1] ?? '', call)
  }
  return refusal(400, 'invalid_request_url', 'Invalid request URL.')
}

function showPage(world: NotionWorld, id: string): NotionAnswer {
  const page = world.pages.get(id)
  return page ? { status: 200, body: pageShape(page) } : notFound('the page')
}

function showMarkdown(world: NotionWorld, id: string): NotionAnswer {
  const page = world.pages.get(id)
  return page ? { status: 200, body: markdownShape(page) } : notFound('the page')
}

const KNOWN_FIELDS = ['filter', 'sorts', 'start_cursor', 'page_size', 'result_type', 'in_trash']

function querySource(
  world: NotionWorld,
  id: string,
  { body, isPartial }: NotionCall
): NotionAnswer {
  const source = world.sources.get(id)
  if (!source || source.isDeleted) return notFound('the data source')
  const fault = queryFault(body)
  if (fault) return invalid(fault)
  const size = sizeOf(body)
  const pages = world.pagesOf(id, sortOf(body.sorts), sinceOf(body.filter))
  const from = body.start_cursor ? pages.findIndex((page) => page.id === body.start_cursor) : 0
  if (from < 0) return invalid('The start_cursor provided is invalid.')
  const shown = pages.slice(from, from + size).map((page) => pageShape(page, isPartial))
  return { status: 200, body: listShape(shown, pages[from + size]?.id ?? null) }
}

const sizeOf = ({ page_size: size = MAX_PAGE_SIZE }: NotionCall['body']) => Number(size)

function queryFault(body: NotionCall['body']): string | null {
  const unknown = Object.keys(body).find((name) => !KNOWN_FIELDS.includes(name))
  if (unknown) return `body.${unknown} should be not present.`
  const size = sizeOf(body)
  return size >= 1 && size <= MAX_PAGE_SIZE ? null : 'body.page_size should be at most 100.'
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function sortOf(sorts: unknown): 'createdMs' | 'editedMs' {
  const first: unknown = Array.isArray(sorts) ? sorts[0] : null
  return isFields(first) && first.timestamp === 'last_edited_time' ? 'editedMs' : 'createdMs'
}

function sinceOf(filter: unknown): number {
  const time = isFields(filter) ? filter.last_edited_time : null
  return isFields(time) ? Date.parse(String(time.on_or_after)) : 0
}
