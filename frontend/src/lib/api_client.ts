import { createTuyau, TuyauError } from '@tuyau/core/client'
import { registry } from '#client/registry/index'
import { confirmHolder } from '#frontend/lib/api'
import { ApiError } from '#frontend/lib/api_error'
import { noteAnswer } from '#frontend/lib/session'

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
  hooks: {
    beforeRequest: [confirmHolder],
    afterResponse: [({ url }, _, { status }) => noteAnswer(status, new URL(url).pathname)],
  },
})

export type ApiClient = Throwing<typeof client.api>

type Call = (...args: unknown[]) => Promise<unknown>

/** Makes the call of that name, such as `['prompts', 'update']`. Throws `ApiError`. */
export async function call(names: string[], args: unknown[]): Promise<unknown> {
  const named = names.reduce<object>((node, name) => Reflect.get(node, name), client.api)
  try {
    return await (named as Call)(...args)
  } catch (error) {
    throw apiError(error)
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
