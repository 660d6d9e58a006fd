import { createTuyau, TuyauError } from '@tuyau/core/client'
import { registry } from '#client/registry/index'
import { ApiError, isSignedOut } from '#app/core/domain/api_error'
import { outlivingPage } from '#frontend/lib/keepalive'
import { signedInAgain, type Reason } from '#frontend/lib/session/sign_in_again'
import { noteAnswer } from '#frontend/lib/workspace'

type Throwing<Node> = Node extends (args: infer Args) => PromiseLike<infer Answer>
  ? (args: Args) => Promise<Answer>
  : { [Key in keyof Node]: Throwing<Node[Key]> }

const clientOf = (beforeRequest: () => Promise<void>) =>
  createTuyau({
    registry,
    baseUrl: globalThis.location?.origin ?? 'http://localhost',
    headers: { accept: 'application/json' },
    credentials: 'same-origin',
    retry: 0,
    timeout: false,
    hooks: { beforeRequest: [beforeRequest] },
  })

type Client = ReturnType<typeof clientOf>
export type ApiClient = Throwing<Client['api']>

export interface CallArgs {
  body?: unknown
  headers?: Record<string, string>
}

type Call = (args: CallArgs & { keepalive?: boolean }) => Promise<unknown>
type RouteName = keyof (typeof registry)['routes']

let client: Client | null = null

/** Calls that nobody asks for: a screen makes them, and makes them again or does without. */
const BY_THEMSELVES = [
  ...['drafts.update', 'flowDrafts.update', 'activities.store', 'templateUses.store'],
]

/**
 * Returns what makes a call by its name, such as `['prompts', 'update']`. It throws `ApiError`. Where the session has
 * ended, the call waits and is made again once its person has signed in again.
 */
export function clientWith(beforeRequest: () => Promise<void>) {
  const { api } = (client ??= clientOf(beforeRequest))
  return async function call(names: string[], given: CallArgs): Promise<unknown> {
    const named = names.reduce<object>((node, name) => Reflect.get(node, name), api) as Call
    try {
      if (isReading(names)) return await named(given)
      return await outlivingPage(given.body, (keepalive) => named({ ...given, keepalive }))
    } catch (error) {
      const failed = apiError(error)
      if (failed instanceof ApiError) noteAnswer(failed.status, given.headers ?? {})
      const isAgain = isSignedOut(failed) && (await signedInAgain(reasonOf(names)))
      if (isAgain) return call(names, given)
      throw failed
    }
  }
}

function isReading(names: string[]): boolean {
  const name = names.join('.').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return registry.routes[name as RouteName].methods[0] === 'GET'
}

function reasonOf(names: string[]): Reason {
  if (BY_THEMSELVES.includes(names.join('.'))) return 'by itself'
  return isReading(names) ? 'to show' : 'asked for'
}

function apiError(error: unknown): unknown {
  if (!(error instanceof TuyauError)) return error
  if (error.cause instanceof ApiError) return error.cause
  const { status, response, rawResponse, cause } = error
  if (status === undefined) return new ApiError(0, String(cause ?? error.message))
  const text = typeof response === 'string' ? response : JSON.stringify(response)
  return new ApiError(status, text || (rawResponse?.statusText ?? ''))
}
