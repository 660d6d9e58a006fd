import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import { nextOf, type Page } from '#app/core/domain/paging'
import { ask, failure } from '#frontend/lib/api'
import { noteFailure, noteSuccess } from '#frontend/lib/loading/load_failures'

/** The address that a key stands for: its pieces joined with slashes, an object as the query. */
export function addressOf(key: QueryKey): string {
  const query = new URLSearchParams()
  const pieces: string[] = []
  for (const piece of key) {
    if (typeof piece !== 'object' || piece === null) pieces.push(String(piece))
    else addFields(query, piece)
  }
  const search = query.size > 0 ? `?${query}` : ''
  return pieces.join('/') + search
}

/** The `meta` of a query whose screen tells visitors itself that they need an account. */
export const FOR_VISITORS = { forVisitors: true }

/** The default of every query. An answer 401 or 500 counts as an empty result. */
export async function loadQuery<Data>({
  queryKey,
  signal,
  meta,
}: Pick<QueryFunctionContext, 'queryKey' | 'signal'> &
  Partial<Pick<QueryFunctionContext, 'meta'>>): Promise<Data | null> {
  const forVisitors = meta?.forVisitors === true
  const response = await load(queryKey, addressOf(queryKey), signal, forVisitors)
  return response ? ((await response.json()) as Data) : null
}

/** One page of a list; `next` is the address of the following one. */
export async function loadPage<Item>(
  key: QueryKey,
  next: string | null,
  signal?: AbortSignal
): Promise<Page<Item>> {
  const response = await load(key, next ?? addressOf(key), signal)
  if (!response) return { items: [], next: null }
  return { items: (await response.json()) as Item[], next: nextOf(response.headers.get('link')) }
}

async function load(key: QueryKey, address: string, signal?: AbortSignal, forVisitors = false) {
  const response = await ask(address, signal, forVisitors)
  if (response.ok) {
    noteSuccess(key)
    return response
  }
  if (response.status === 401) return null
  if (response.status === 500) {
    noteFailure(key)
    return null
  }
  throw await failure(response)
}

function addFields(query: URLSearchParams, fields: object): void {
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  }
}
