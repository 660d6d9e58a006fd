import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { parse } from 'qs'
import { v7 } from 'uuid'
import { sandboxKey } from '#app/auth/services/sandbox_key'
import { answerRequest } from '#app/billing/sandbox/api/answer_request'
import type { StripeAnswer } from '#app/billing/sandbox/api/stripe_request'
import { deliverEvents } from '#app/billing/sandbox/deliver_events'
import { StripeProblem } from '#app/billing/sandbox/world/stripe_problem'
import { API_VERSION } from '#app/billing/sandbox/world/work'
import { receivedBytes } from '#app/core/requests/received_bytes'
import { KILOBYTE } from '#app/core/requests/body_sizes'
import { isTrial } from '#config/app'

const HOST = '127.0.0.1'
const MAX_BODY_BYTES = 256 * KILOBYTE
/** How deep and how long forms may be. */
const FORM = { depth: 12, arrayLimit: 200, parameterLimit: 1_000 }

export interface SandboxStripe {
  host: string
  port: number
  apiKey: string
}

let started: Promise<SandboxStripe> | undefined

/** Where the local Stripe of this process listens, and the key that opens it. It starts when it is first asked for. */
export function sandboxStripe(): Promise<SandboxStripe> {
  if (!isTrial) throw new Error('There is no sandbox outside trial mode.')
  if (started) return started
  const starting = start()
  starting.catch(() => (started = undefined))
  started = starting
  return starting
}

async function start(): Promise<SandboxStripe> {
  const apiKey = `sk_test_${sandboxKey('stripe')}`
  const server = createServer((request, response) => {
    void handle(request, response, apiKey).catch((error: unknown) => {
      logger.error({ err: error }, 'the sandbox could not answer')
      response.destroy()
    })
  })
  await listen(server)
  server.unref().on('connection', (socket) => socket.unref())
  app.terminating(() => {
    server.closeAllConnections()
    server.close()
    started = undefined
  })
  void deliverEvents()
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The sandbox has no port.')
  return { host: HOST, port: address.port, apiKey }
}

async function listen(server: Server): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject).listen(0, HOST, resolve)
  await promise
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  apiKey: string
): Promise<void> {
  const { status, body, isReplayed } = await answerTo(request, apiKey)
  const text = JSON.stringify(body)
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
      'request-id': `req_${v7().replaceAll('-', '')}`,
      'stripe-version': API_VERSION,
      // The client tries some failures again by itself; here none is worth it.
      'stripe-should-retry': 'false',
      ...(isReplayed ? { 'idempotent-replayed': 'true' } : {}),
    })
    .end(text)
}

async function answerTo(request: IncomingMessage, apiKey: string): Promise<StripeAnswer> {
  const key = bearerOf(request)
  if (!isSame(key, apiKey)) return refusal(401, `Invalid API Key provided: ${masked(key)}`)
  const { method = 'GET', url = '/' } = request
  const [path, query = ''] = url.split('?', 2)
  const form = method === 'POST' ? await bodyOf(request) : query
  if (form === null) return refusal(413, 'The body is too large, or it did not arrive.')
  const idempotencyKey = request.headers['idempotency-key']
  return answerRequest({
    method,
    path,
    params: parse(form, FORM),
    idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : null,
  })
}

const bearerOf = ({ headers }: IncomingMessage): string =>
  /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? ''

const bodyOf = (request: IncomingMessage): Promise<string | null> =>
  receivedBytes(request, MAX_BODY_BYTES).then(
    (bytes) => new TextDecoder().decode(bytes),
    () => null
  )

const refusal = (status: number, message: string): StripeAnswer => ({
  status,
  body: new StripeProblem(status, 'invalid_request_error', message).body,
})

const digest = (text: string) => createHash('sha256').update(text).digest()
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))
const masked = (key: string): string => (key ? `${key.slice(0, 8)}****` : '(none)')
