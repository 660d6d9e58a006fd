import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { receivedBytes } from '#app/core/requests/received_bytes'
import { MEGABYTE } from '#app/core/requests/body_sizes'
import { answerRequest, type NotionAnswer } from '#app/content/sandbox/answer_request'
import { errorShape } from '#app/content/sandbox/shapes'
import type { Disturbance, NotionWorld, WorldRequest } from '#app/content/sandbox/world'

const HOST = '127.0.0.1'

export interface ServedNotion {
  baseUrl: string
  close(): void
}

/** Serves a workspace on a loopback port of its own, as the API of Notion does. */
export async function serveNotion(world: NotionWorld): Promise<ServedNotion> {
  const server = createServer((request, response) => {
    void handle(world, request, response).catch(() => response.destroy())
  })
  await listen(server)
  server.unref().on('connection', (socket) => socket.unref())
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The sandbox has no port.')
  return {
    baseUrl: `http://${HOST}:${address.port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function listen(server: Server): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject).listen(0, HOST, resolve)
  await promise
}

async function handle(
  world: NotionWorld,
  request: IncomingMessage,
  response: ServerResponse
): Promise<void> {
  const { method = 'GET', url = '/' } = request
  const [path] = url.split('?', 1)
  const body = method === 'POST' ? await bodyOf(request) : {}
  const cursor = typeof body.start_cursor === 'string' ? { cursor: body.start_cursor } : {}
  const asked: WorldRequest = { method, path, ...cursor }
  world.requests?.push({ ...asked, atMs: Date.now() })
  const disturbance = world.disturb(asked)
  if (disturbance?.kind === 'silent') return
  const answer = isAllowed(world, request)
    ? answerTo(world, asked, body, disturbance)
    : { status: 401, body: errorShape(401, 'unauthorized', 'API token is invalid.') }
  world.observe({ ...asked, body, status: answer.status, answer: answer.body })
  send(response, answer, disturbance)
}

const isAllowed = ({ token }: NotionWorld, { headers }: IncomingMessage): boolean =>
  token !== null && headers.authorization === `Bearer ${token}`

function answerTo(
  world: NotionWorld,
  { method, path }: WorldRequest,
  body: Record<string, unknown>,
  disturbance: Disturbance | null
): NotionAnswer {
  if (disturbance?.kind === 'limited')
    return { status: 429, body: errorShape(429, 'rate_limited', 'You have been rate limited.') }
  if (disturbance?.kind === 'status') {
    const { status, code } = disturbance
    return { status, body: errorShape(status, code, 'Notion could not answer.') }
  }
  return answerRequest(world, { method, path, body, isPartial: disturbance?.kind === 'partial' })
}

function send(
  response: ServerResponse,
  { status, body }: NotionAnswer,
  disturbance: Disturbance | null
): void {
  const bytes = Buffer.from(JSON.stringify(body))
  const after = disturbance?.kind === 'limited' ? disturbance.retryAfter : null
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': bytes.length,
    ...(after === null ? {} : { 'retry-after': after }),
  })
  if (disturbance?.kind !== 'cut') return void response.end(bytes)
  response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy())
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const text = new TextDecoder().decode(await receivedBytes(request, MEGABYTE))
  return text === '' ? {} : JSON.parse(text)
}
