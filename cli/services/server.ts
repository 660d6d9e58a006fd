import { registry } from '#client/registry/index'
import { ApiError, failure } from '#app/core/domain/api_error'
import type { ServerEvent } from '#app/core/domain/event_stream'
import { nextOf, type Page } from '#app/core/domain/paging'
import { Failure } from '#cli/services/failure'
import { type HttpAnswer, sendRequest } from '#cli/services/http_request'
import { failureOf, notHone, redirected, tooSlow } from '#cli/services/server_failures'

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

interface Sent {
  body?: unknown
  headers?: Record<string, string>
  /** For the hint where nothing is found. */
  route?: RouteName
}

export interface ServerOptions {
  host: string
  token: string | null
  /** Where the token comes from. */
  source?: 'environment' | 'file' | null
  /** Under which name the account is kept. */
  profile?: string
  signal: AbortSignal
  userAgent: string
  /** Hears of every request, for `--verbose`. */
  onRequest?: (line: string) => void
}

const JSON_TYPE = 'application/json'
const EVENTS_TYPE = 'text/event-stream'
const MAX_PAGE = 100
/** Milliseconds until an answer begins. Running a flow waits for up to 25 seconds. */
const TIME_LIMIT_MS = 60_000
/** Bytes of an answer that is read as a whole. */
const MAX_ANSWER_BYTES = 100_000_000

/** The HTTP API of one server, by the names of its routes. What fails is a `Failure`. */
export class Server {
  constructor(readonly options: ServerOptions) {}

  async call<Name extends RouteName>(
    name: Name,
    request: Request<Name> = {}
  ): Promise<ResponseOf<Name>> {
    const answer = await this.#send(name, request, JSON_TYPE)
    return (answer.status === 204 ? null : await this.#json(answer)) as ResponseOf<Name>
  }

  /** The bytes of an answer that is a file. */
  async file<Name extends RouteName>(name: Name, request: Request<Name> = {}): Promise<Uint8Array> {
    return bytesOf(await this.#send(name, request, '*/*'), this.options.host)
  }

  /** The events of an answer as they happen. */
  async *events<Name extends RouteName>(
    name: Name,
    request: Request<Name> = {}
  ): AsyncGenerator<ServerEvent> {
    const answer = await this.#send(name, request, EVENTS_TYPE)
    const { eventsOf } = await import('#app/core/domain/event_stream')
    try {
      yield* eventsOf({ body: answer.stream() }, this.options.signal)
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
    // A page without items ends the list, whatever it says of a next one.
    while (items.length < limit && page.next !== null && page.items.length > 0) {
      page = await this.#page<Name>(await this.#fetch('GET', page.next, {}))
      items.push(...page.items)
    }
    return items.slice(0, limit)
  }

  async #page<Name extends RouteName>(answer: HttpAnswer): Promise<Page<ItemOf<Name>>> {
    const items = await this.#json(answer)
    if (!Array.isArray(items)) throw notHone(this.options.host)
    return { items, next: nextOf(answer.header('link')) }
  }

  /** @throws Failure where the answer is not JSON, as that of a page in front of the server */
  async #json(answer: HttpAnswer): Promise<unknown> {
    const { host } = this.options
    try {
      return JSON.parse(new TextDecoder().decode(await bytesOf(answer, host)))
    } catch (error) {
      throw error instanceof SyntaxError ? notHone(host) : failureOf(error, this.options)
    }
  }

  #send<Name extends RouteName>(name: Name, request: Request<Name>, accept: string) {
    const { pattern, methods } = registry.routes[name]
    const path = pathOf(pattern, request.params) + searchOf(request.query)
    return this.#fetch(methods[0], path, {
      body: request.body,
      headers: { accept, ...request.headers },
      route: name,
    })
  }

  async #fetch(method: string, path: string, { body, headers, route }: Sent): Promise<HttpAnswer> {
    const { host, signal, onRequest } = this.options
    const url = new URL(path, host)
    // The next page of a list must not lead the token to another server, and nor must a redirect.
    if (url.origin !== host) throw notHone(host)
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), TIME_LIMIT_MS)
    const startedAt = performance.now()
    try {
      const answer = await sendRequest(url, {
        ...{ method, headers: { ...this.#headers(body), ...headers }, body: bodyOf(body) },
        signal: AbortSignal.any([signal, late.signal]),
      })
      const took = Math.round(performance.now() - startedAt)
      onRequest?.(`${method} ${path} → ${answer.status} in ${took} ms`)
      if (isRedirect(answer)) throw redirected(host, answer.header('location'))
      if (!isGood(answer)) throw await failure(answer)
      return answer
    } catch (error) {
      if (late.signal.aborted) throw tooSlow(host)
      throw failureOf(signal.aborted ? error : knownError(error), { ...this.options, route })
    } finally {
      clearTimeout(timer)
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

/** @throws Failure where it is larger than any answer of Hone; ApiError where the connection breaks */
async function bytesOf({ body }: HttpAnswer, host: string): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let size = 0
  try {
    for await (const piece of body) {
      size += piece.length
      if (size > MAX_ANSWER_BYTES) throw notHone(host)
      pieces.push(piece)
    }
  } catch (error) {
    throw error instanceof Failure ? error : new ApiError(0, causeOf(error))
  }
  return Buffer.concat(pieces)
}

const isGood = ({ status }: HttpAnswer): boolean => status >= 200 && status < 300
const isRedirect = ({ status }: HttpAnswer): boolean => status >= 300 && status < 400

const knownError = (error: unknown): unknown =>
  error instanceof ApiError || error instanceof Failure ? error : new ApiError(0, causeOf(error))

const contentTypeOf = (body: unknown) =>
  body instanceof Uint8Array ? 'application/octet-stream' : JSON_TYPE

const bodyOf = (body: unknown): Uint8Array | string | undefined =>
  body === undefined || body instanceof Uint8Array ? body : JSON.stringify(body)

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

/** Why a connection failed, such as ECONNREFUSED. */
function causeOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return code ?? message
}
