import { registry } from '#client/registry/index'
import { ApiError, failure } from '#app/core/domain/api_error'
import { eventsOf, type ServerEvent } from '#app/core/domain/event_stream'
import { nextOf, type Page } from '#app/core/domain/paging'
import { failureOf } from '#cli/services/server_failures'

type Routes = (typeof registry)['routes']
export type RouteName = keyof Routes
export type ResponseOf<Name extends RouteName> = Routes[Name]['types']['response']
export type ItemOf<Name extends RouteName> = ResponseOf<Name> extends (infer Item)[] ? Item : never

export interface Request<Name extends RouteName> {
  params?: Routes[Name]['types']['params']
  query?: Partial<Routes[Name]['types']['query']>
  body?: Routes[Name]['types']['body']
  headers?: Record<string, string>
}

export interface ServerOptions {
  host: string
  token: string | null
  signal: AbortSignal
  userAgent: string
  /** Hears of every request, for `--verbose`. */
  onRequest?: (line: string) => void
}

const JSON_TYPE = 'application/json'
const EVENTS_TYPE = 'text/event-stream'
const MAX_PAGE = 100

/** The HTTP API of one server, by the names of its routes. What fails is a `Failure`. */
export class Server {
  constructor(readonly options: ServerOptions) {}

  async call<Name extends RouteName>(
    name: Name,
    request: Request<Name> = {}
  ): Promise<ResponseOf<Name>> {
    const response = await this.#send(name, request, JSON_TYPE)
    const isEmpty = response.status === 204
    return (isEmpty ? null : await response.json()) as ResponseOf<Name>
  }

  /** The answer as it is, such as a file. */
  raw<Name extends RouteName>(name: Name, request: Request<Name> = {}): Promise<Response> {
    return this.#send(name, request, '*/*')
  }

  /** The events of an answer as they happen. */
  async *events<Name extends RouteName>(
    name: Name,
    request: Request<Name> = {}
  ): AsyncGenerator<ServerEvent> {
    const response = await this.#send(name, request, EVENTS_TYPE)
    try {
      yield* eventsOf(response, this.options.signal)
    } catch (error) {
      throw failureOf(error, this.options)
    }
  }

  /** The first `limit` items of a list. */
  async list<Name extends RouteName>(
    name: Name,
    limit: number,
    request: Request<Name> = {}
  ): Promise<ItemOf<Name>[]> {
    const query = { ...request.query, limit: Math.min(limit, MAX_PAGE) }
    let page = await this.#page<Name>(await this.#send(name, { ...request, query }, JSON_TYPE))
    const items = [...page.items]
    while (items.length < limit && page.next !== null) {
      page = await this.#page<Name>(await this.#fetch('GET', page.next, {}))
      items.push(...page.items)
    }
    return items.slice(0, limit)
  }

  async #page<Name extends RouteName>(response: Response): Promise<Page<ItemOf<Name>>> {
    const items = (await response.json()) as ItemOf<Name>[]
    return { items, next: nextOf(response.headers.get('link')) }
  }

  #send<Name extends RouteName>(name: Name, request: Request<Name>, accept: string) {
    const { pattern, methods } = registry.routes[name]
    const path = pathOf(pattern, request.params) + searchOf(request.query)
    return this.#fetch(methods[0], path, {
      body: request.body,
      headers: { accept, ...request.headers },
    })
  }

  async #fetch(
    method: string,
    path: string,
    { body, headers }: { body?: unknown; headers?: Record<string, string> }
  ): Promise<Response> {
    const { host, signal, onRequest } = this.options
    const startedAt = performance.now()
    try {
      const response = await fetch(new URL(path, host), {
        ...{ method, signal, headers: { ...this.#headers(body), ...headers } },
        // A redirect could lead the token to another server.
        ...{ redirect: 'error', body: bodyOf(body) },
      })
      const took = Math.round(performance.now() - startedAt)
      onRequest?.(`${method} ${path} → ${response.status} in ${took} ms`)
      if (!response.ok) throw await failure(response)
      return response
    } catch (error) {
      if (error instanceof ApiError || signal.aborted) throw failureOf(error, this.options)
      throw failureOf(new ApiError(0, causeOf(error)), this.options)
    }
  }

  #headers(body: unknown): Record<string, string> {
    const { token, userAgent } = this.options
    return {
      'user-agent': userAgent,
      ...(body !== undefined && { 'content-type': contentTypeOf(body) }),
      ...(token && { authorization: `Bearer ${token}` }),
    }
  }
}

const contentTypeOf = (body: unknown) =>
  body instanceof Uint8Array ? 'application/octet-stream' : JSON_TYPE

const bodyOf = (body: unknown): Blob | string | undefined => {
  if (body === undefined) return undefined
  return body instanceof Uint8Array ? new Blob([new Uint8Array(body)]) : JSON.stringify(body)
}

function pathOf(pattern: string, params: object | undefined): string {
  const values = (params ?? {}) as Record<string, string>
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name]))
}

function searchOf(query: object | undefined): string {
  const fields = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(
    fields.map(([name, value]): [string, string] => [name, String(value)])
  )
  return search.size > 0 ? `?${search}` : ''
}

/** `fetch` says only "fetch failed"; why is in its cause. */
function causeOf(error: unknown): string {
  const { cause, message } = error as Error
  const { code, message: reason } = (cause ?? {}) as { code?: string; message?: string }
  return code ?? reason ?? message
}
