import { createTuyau, TuyauError } from '@tuyau/core/client'
import { registry } from '#client/registry/index'
import { ApiError } from '#app/core/domain/api_error'
import { noteAnswer } from '#frontend/lib/session/session'

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
    hooks: {
      beforeRequest: [beforeRequest],
      afterResponse: [({ url }, _, { status }) => noteAnswer(status, new URL(url).pathname)],
    },
  })

type Client = ReturnType<typeof clientOf>
export type ApiClient = Throwing<Client['api']>

type Call = (...args: unknown[]) => Promise<unknown>

let client: Client | null = null

/** Returns what makes a call by its name, such as `['prompts', 'update']`. It throws `ApiError`. */
export function clientWith(beforeRequest: () => Promise<void>) {
  const { api } = (client ??= clientOf(beforeRequest))
  return async (names: string[], args: unknown[]): Promise<unknown> => {
    const named = names.reduce<object>((node, name) => Reflect.get(node, name), api)
    try {
      return await (named as Call)(...args)
    } catch (error) {
      throw apiError(error)
    }
  }
}

function apiError(error: unknown): unknown {
  if (!(error instanceof TuyauError)) return error
  if (error.cause instanceof ApiError) return error.cause
  const { status, response, rawResponse, cause } = error
  if (status === undefined) return new ApiError(0, String(cause ?? error.message))
  const text = typeof response === 'string' ? response : JSON.stringify(response)
  return new ApiError(status, text || (rawResponse?.statusText ?? ''))
}
