import { Agent, request, type RequestOptions } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Call {
  path: string
  method?: string
  headers: Record<string, string>
  body?: string
  expected: number
}

/** Sends one request and resolves when its whole answer is read; any other status is an error. */
export function send(url: string, call: Call, agent: Agent): Promise<void> {
  const { method = 'GET', body } = call
  const headers = body === undefined ? call.headers : { ...call.headers, ...jsonHeaders(body) }
  const options: RequestOptions = { method, headers, agent }
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${call.path}`, options, (answer) => {
      let text = ''
      answer.on('data', (chunk) => {
        if (answer.statusCode !== call.expected) text += chunk
      })
      answer.once('end', () => {
        if (answer.statusCode === call.expected) return resolve()
        const what = `${answer.statusCode}, not ${call.expected}: ${text.slice(0, 300)}`
        reject(new Error(`${method} ${call.path} answered ${what}`))
      })
    })
    sent.once('error', (error: NodeJS.ErrnoException) => {
      // The server closed an idle connection just as it was used again: nothing was sent yet.
      const again = error.code === 'ECONNRESET' && sent.reusedSocket
      if (again) send(url, call, agent).then(resolve, reject)
      else reject(error)
    })
    sent.end(body)
  })
}

function jsonHeaders(body: string) {
  return { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
}

/** How many requests per second so many connections get answered when each sends the next at once. */
export async function throughput(
  url: string,
  call: Call | (() => Call),
  connections: number,
  seconds: number
) {
  const next = typeof call === 'function' ? call : () => call
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const end = performance.now() + seconds * 1000
  let answered = 0
  const started = performance.now()
  const connection = async () => {
    while (performance.now() < end) {
      await send(url, next(), agent)
      answered++
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  const perSecond = answered / ((performance.now() - started) / 1000)
  agent.destroy()
  return perSecond
}

/**
 * Latencies in milliseconds at a constant rate. Requests leave when their time has come,
 * whether or not earlier ones are answered, and each is measured from that time: a server
 * that stalls is charged for everybody who had to wait.
 */
export async function latencies(
  url: string,
  call: (turn: number) => Call,
  rate: number,
  seconds: number
) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1_000 })
  const times: number[] = []
  const pending: Promise<void>[] = []
  const failures: unknown[] = []
  const started = performance.now() + 50
  for (let turn = 0; turn < rate * seconds; turn++) {
    const due = started + (turn * 1000) / rate
    await pause(due - performance.now())
    pending.push(
      send(url, call(turn), agent).then(
        () => void times.push(performance.now() - due),
        (error) => void failures.push(error)
      )
    )
  }
  await Promise.all(pending)
  if (failures.length > 0) throw failures[0]
  agent.destroy()
  return times
}

/** Sleeps, because a client that waits in a loop takes time from a server on the same processor. */
async function pause(milliseconds: number): Promise<void> {
  if (milliseconds > 0) await sleep(milliseconds)
}
