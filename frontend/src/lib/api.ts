import { createTuyau, TuyauError } from '@tuyau/core/client'
import { registry } from '#client/registry/index'
import { ApiError } from '#frontend/lib/api_error'

export {
  ApiError,
  fieldErrors,
  isAbsent,
  isOffline,
  isStale,
  messageOf,
} from '#frontend/lib/api_error'
export { apiPages, apiQuery } from '#frontend/lib/api_queries'

type Routes = (typeof registry)['routes']
export type RouteName = keyof Routes
export type ResponseOf<Name extends RouteName> = Routes[Name]['types']['response']
export type QueryOf<Name extends RouteName> = Partial<Routes[Name]['types']['query']>
export type ParamsOf<Name extends RouteName> = Routes[Name]['types']['params']

type Throwing<Node> = Node extends (args: infer Args) => PromiseLike<infer Answer>
  ? (args: Args) => Promise<Answer>
  : { [Key in keyof Node]: Throwing<Node[Key]> }

const client = createTuyau({
  registry,
  baseUrl: globalThis.location?.origin ?? 'http://localhost',
  headers: { accept: 'application/json' },
  credentials: 'same-origin',
  retry: 0,
  timeout: false,
})

/** Every call of the server by its name: `api.prompts.update({ params, body })`. Throws `ApiError`. */
export const api = throwing(client.api) as Throwing<typeof client.api>

export const patternOf = (name: RouteName): string => registry.routes[name].pattern

/** Asks for one address and returns what came, whatever its status. Throws `ApiError` when nothing came. */
export async function ask(path: string, signal?: AbortSignal): Promise<Response> {
  try {
    const headers = { accept: 'application/json' }
    return await fetch(path, { headers, credentials: 'same-origin', signal })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError(0, String(error))
  }
}

export async function failure(response: Response): Promise<ApiError> {
  return new ApiError(response.status, (await response.text()) || response.statusText)
}

type Call = (...args: unknown[]) => PromiseLike<unknown>

function throwing(node: unknown): unknown {
  return new Proxy(node as Call, {
    get: (target, key) => throwing(Reflect.get(target, key)),
    apply: (target, _self, args) => target(...args).then(undefined, raise),
  })
}

function raise(error: unknown): never {
  if (!(error instanceof TuyauError)) throw error
  const { status, response, rawResponse, cause } = error
  if (status === undefined) throw new ApiError(0, String(cause ?? error.message))
  const text = typeof response === 'string' ? response : JSON.stringify(response)
  throw new ApiError(status, text || (rawResponse?.statusText ?? ''))
}
