import { registry } from '#client/registry/index'
import type { ApiClient, CallArgs } from '#frontend/lib/api_client'
import { ApiError, failure } from '#app/core/domain/api_error'
import { loadWhenIdle } from '#frontend/lib/lazy_part'
import { confirmSession, holdsSession, PERSON_PATH } from '#frontend/lib/session/session'
import { signedInAgain } from '#frontend/lib/session/sign_in_again'
import { csrfToken } from '#frontend/lib/session/session_cookie'
import { noteAnswer, workspaceHeaders } from '#frontend/lib/workspace'

export {
  ApiError,
  failure,
  fieldErrors,
  isAbsent,
  isOffline,
  isPlanLimit,
  isRefused,
  isSignedOut,
  isStale,
  messageOf,
  serverMessageOf,
} from '#app/core/domain/api_error'

type Routes = (typeof registry)['routes']
export type RouteName = keyof Routes
export type ResponseOf<Name extends RouteName> = Routes[Name]['types']['response']
export type QueryOf<Name extends RouteName> = Partial<Routes[Name]['types']['query']>
export type ParamsOf<Name extends RouteName> = Routes[Name]['types']['params']

const loadClient = async () => {
  const { clientWith } = await import('#frontend/lib/api_client')
  return clientWith(confirmHolder)
}

loadWhenIdle(() => import('#frontend/lib/api_client'))

/**
 * Every call of the server by its name: `api.prompts.update({ params, body })`. Throws
 * `ApiError`. What makes the calls is loaded after the first screen is drawn.
 */
export const api = called([])

export const patternOf = (name: RouteName): string => registry.routes[name].pattern

/**
 * Asks for one address and returns what came, whatever its status. Throws `ApiError` when nothing came.
 * @param forVisitors whether visitors stay on the screen that asks when the answer is a 401
 */
export async function ask(
  path: string,
  signal?: AbortSignal,
  forVisitors = false,
  where = workspaceHeaders()
): Promise<Response> {
  await confirmHolder()
  const response = await get(path, signal, where)
  noteAnswer(response.status, where)
  const isExpected = path === PERSON_PATH || (forVisitors && !holdsSession())
  if (response.status !== 401 || isExpected) return response
  const isAgain = await signedInAgain('to show', signal)
  return isAgain ? ask(path, signal, forVisitors, where) : response
}

/** Goes before each request, so that none is made in the name of another person. */
export const confirmHolder = () => confirmSession(() => get(PERSON_PATH))

async function get(path: string, signal?: AbortSignal, where = {}): Promise<Response> {
  try {
    const headers = { accept: 'application/json', ...where }
    return await fetch(path, { headers, credentials: 'same-origin', signal })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError(0, String(error))
  }
}

/** The events of an address as they happen; the browser connects again where the connection is lost. */
export const openEvents = (path: string): EventSource => new EventSource(path)

export interface Streamed {
  body: unknown
  headers: Record<string, string>
  signal: AbortSignal
}

/** Posts to an address that answers with events. Throws `ApiError` where the answer is another one, or none. */
export function postForEvents(
  path: string,
  { body, headers, signal }: Streamed
): Promise<Response> {
  const sent = { 'content-type': 'application/json', 'accept': 'text/event-stream', ...headers }
  return post(path, { headers: sent, body: JSON.stringify(body), signal })
}

/** Posts a file as it is. Throws `ApiError` where it is refused, or nothing answers. */
export function postFile(path: string, body: Blob, signal: AbortSignal): Promise<Response> {
  const headers = { 'content-type': 'application/octet-stream', 'accept': 'application/json' }
  return post(path, { headers, body, signal })
}

type Posted = Required<Pick<RequestInit, 'headers' | 'body'>> & { signal: AbortSignal }

async function post(path: string, posted: Posted, where = workspaceHeaders()): Promise<Response> {
  const { headers, body, signal } = posted
  await confirmHolder()
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'x-xsrf-token': csrfToken(), ...where, ...headers },
    body,
    signal,
  }).catch((error: unknown) => {
    throw signal.aborted ? error : new ApiError(0, String(error))
  })
  noteAnswer(response.status, where)
  if (response.status === 401 && (await signedInAgain('asked for', signal)))
    return post(path, posted, where)
  if (!response.ok) throw await failure(response)
  return response
}

function called(names: string[]): ApiClient {
  return new Proxy(Function.prototype as unknown as ApiClient, {
    get: (_target, name) => called([...names, String(name)]),
    apply: async (_target, _self, [given = {}]: CallArgs[]) => {
      const where = workspaceHeaders()
      const call = await loadClient().catch((error) => {
        throw new ApiError(0, String(error))
      })
      return call(names, { ...given, headers: { ...where, ...given.headers } })
    },
  })
}
