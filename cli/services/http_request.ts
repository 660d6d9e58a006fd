import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'

export interface HttpRequest {
  method: string
  headers: Record<string, string>
  body?: string | Uint8Array
  signal: AbortSignal
}

/** An answer whose body is still to be read. */
export interface HttpAnswer {
  status: number
  statusText: string
  /** @param name in lower case */
  header(name: string): string | null
  body: AsyncIterable<Uint8Array>
  /** The body, of which the rest is given up at once when it is canceled. */
  stream(): ReadableStream<Uint8Array>
  text(): Promise<string>
}

/**
 * Sends one request and follows no redirect. `fetch` would do the same, but it takes longer to load than most commands
 * need. An import of `node:http` would load it, too, because it reads everything that the module exports.
 * @throws the error of the connection, with its `code`
 */
export async function sendRequest(url: URL, request: HttpRequest): Promise<HttpAnswer> {
  const { method, headers, body, signal } = request
  const isSecure = url.protocol === 'https:'
  const { request: send } = process.getBuiltinModule(isSecure ? 'node:https' : 'node:http')
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    send(url, { method, headers, signal }).on('response', resolve).on('error', reject).end(body)
  })
  return answerOf(message)
}

const answerOf = (message: IncomingMessage): HttpAnswer => ({
  status: message.statusCode ?? 0,
  statusText: message.statusMessage ?? '',
  header: (name) => [message.headers[name] ?? []].flat().join(', ') || null,
  body: message,
  stream: () => Readable.toWeb(message) as ReadableStream<Uint8Array>,
  text: () => text(message),
})
