import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export interface PlainProvider {
  baseUrl: string
  /** What was asked, as `METHOD path`, with the authorization that came along. */
  asked: { what: string; authorization: string | undefined }[]
  /** Answers everything with this status from now on; null answers as a provider does. */
  status: number | null
  end: () => Promise<void>
}

const MODELS = { object: 'list', data: [{ id: 'small' }, { id: 'gpt-4o' }] }
const BODIES: Record<number, object> = {
  429: { error: { message: 'No quota', code: 'insufficient_quota', type: 'insufficient_quota' } },
}

/** The least that a provider of models is: it lists two and answers every chat with one word. */
export async function plainProvider(): Promise<PlainProvider> {
  const provider = { baseUrl: '', asked: [], status: null } as unknown as PlainProvider
  const server = createServer((request, response) => {
    request.resume()
    request.once('end', () => answer(provider, request, response))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('No port')
  provider.baseUrl = `http://127.0.0.1:${address.port}/v1`
  provider.end = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return provider
}

function answer(provider: PlainProvider, request: IncomingMessage, response: ServerResponse) {
  const { authorization } = request.headers
  provider.asked.push({ what: `${request.method} ${request.url}`, authorization })
  const { status } = provider
  if (status !== null) {
    const body = BODIES[status] ?? { error: { message: 'Refused' } }
    return response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(body && JSON.stringify(body))
  }
  if (request.url === '/v1/models')
    return void response.setHeader('content-type', 'application/json').end(JSON.stringify(MODELS))
  if (request.url !== '/v1/chat/completions') return void response.writeHead(404).end('{}')
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const event of CHAT) response.write(`data: ${JSON.stringify(event)}\n\n`)
  response.end('data: [DONE]\n\n')
}

const CHAT = [
  { choices: [{ index: 0, delta: { role: 'assistant', content: 'ready' }, finish_reason: null }] },
  { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
  { choices: [], usage: { prompt_tokens: 14, completion_tokens: 1, total_tokens: 15 } },
]
