import { EventEmitter, once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Answer, Day } from '#tests/helpers/model_day'
import { answerOn, faultAnswer } from '#tests/helpers/model_days'
import type { Dialect } from '#tests/helpers/model_wording'
import { bodyOf, send } from '#tests/helpers/model_wire'
import { misfitOfRequest, type Json } from '#tests/helpers/openai_contract'

export type { Day } from '#tests/helpers/model_day'
export { contractsAreHere, NO_CONTRACTS } from '#tests/helpers/openai_contract'

export interface Received {
  path: string
  body: Json
  headers: IncomingHttpHeaders
  at: number
  /** When the client hung up before the answer ended, or null. */
  hungUpAt: number | null
}

export interface ModelStandIn {
  /** The base URL; it ends in `/v1`. */
  url: string
  requests: Received[]
  /** Each request takes the next day, one for the list of models too; a refused one takes none. Where none is left, `reply` answers. */
  play(...days: Day[]): void
  /** Forgets the days that are left. */
  recover(): void
  reply: (body: Json) => string
  /** No request is answered before it resolves. */
  gate?: Promise<void>
  models: string[]
  /** Resolves once it holds; looked at again whenever a request comes or is hung up. */
  until(holds: () => boolean): Promise<void>
  close(): Promise<void>
}

interface Options {
  dialect?: Dialect
  /** A request with another key, or with none, is a 401. */
  key?: string
  models?: string[]
  reply?: ModelStandIn['reply']
}

const MODELS: Record<Dialect, string[]> = {
  openai: ['gpt-5.4', 'gpt-5.4-mini'],
  ollama: ['llama3.2:latest', 'qwen3:8b'],
}

const EVERYWHERE = ['GET /v1/models', 'POST /v1/chat/completions']
const OPERATIONS: Record<Dialect, string[]> = {
  openai: [...EVERYWHERE, 'POST /v1/responses'],
  ollama: EVERYWHERE,
}

/** A provider of models on the loopback address: it holds each request against OpenAI's contract, and has good and bad days. */
export async function startModelStandIn(options: Options = {}): Promise<ModelStandIn> {
  const { dialect = 'openai', key, models = MODELS[dialect], reply = echo } = options
  const days: Day[] = []
  const happenings = new EventEmitter()
  let isClosing = false

  const server = createServer((request, response) => void serve(request, response))
  server.on('connection', (socket) => socket.unref())
  // A connection that the server closes for idleness fails the request which is just on its way.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()

  const standIn: ModelStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests: [],
    play: (...more) => void days.push(...more),
    recover: () => void days.splice(0),
    reply,
    models,
    async until(holds) {
      while (!holds()) await once(happenings, 'happened')
    },
    async close() {
      isClosing = true
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { headers, url = '/' } = request
    const received: Received = {
      path: new URL(url, standIn.url).pathname,
      body: null,
      headers,
      at: Date.now(),
      hungUpAt: null,
    }
    try {
      received.body = await bodyOf(request)
      standIn.requests.push(received)
      happenings.emit('happened')
      await standIn.gate
      const answer = answerTo(`${request.method} ${received.path}`, received)
      await send(response, answer, () => {
        if (isClosing) return
        received.hungUpAt = Date.now()
        happenings.emit('happened')
      })
    } catch (error) {
      // A `reply` that throws is a mistake of the test, which should read of it and not wait.
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end(String(error))
    }
  }

  function answerTo(operation: string, { body, headers }: Received): Answer {
    const [method, path] = operation.split(' /v1')
    if (!OPERATIONS[dialect].includes(operation)) {
      return faultAnswer(dialect, {
        status: 404,
        code: null,
        message: `Invalid URL (${operation})`,
      })
    }
    if (key !== undefined && headers.authorization !== `Bearer ${key}`) {
      return faultAnswer(dialect, { status: 401 })
    }
    if (method === 'POST' && !(body instanceof Object)) {
      const message = 'We could not parse the JSON body of your request.'
      return faultAnswer(dialect, { status: 400, message })
    }
    const misfit = misfitOfRequest(method, path, body)
    if (misfit) return faultAnswer(dialect, { status: 400, ...misfit })
    const day = days.shift() ?? { kind: 'answer', content: body ? standIn.reply(body) : '' }
    return answerOn(day, { dialect, path, body, models: standIn.models, reply: standIn.reply })
  }

  return standIn
}

/** What the user said last. */
function echo({ messages, input }: Json): string {
  const sent = messages ?? (typeof input === 'string' ? [{ role: 'user', content: input }] : input)
  const content = sent.findLast(({ role }: Json) => role === 'user')?.content ?? ''
  if (typeof content === 'string') return content
  return content.map(({ text = '' }: Json) => text).join('')
}
