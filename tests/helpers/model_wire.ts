import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer } from '#tests/helpers/model_day'
import type { Json } from '#tests/helpers/openai_contract'

/** What was sent as JSON; null where nothing was sent, and undefined where it cannot be read. */
export async function bodyOf(request: IncomingMessage): Promise<Json> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString()
  if (!text) return null
  try {
    return /^application\/json\b/.test(request.headers['content-type'] ?? '')
      ? JSON.parse(text)
      : undefined
  } catch {
    return undefined
  }
}

/** Sends an answer part by part, until it ends or the connection is gone; `onHangUp` when the client ended it early. */
export async function send(response: ServerResponse, answer: Answer, onHangUp: () => void) {
  const gone = new AbortController()
  let isCut = false
  response.once('close', () => {
    gone.abort()
    if (!isCut && !response.writableFinished) onHangUp()
  })
  response.writeHead(answer.status, answer.headers)
  // One part is held back, so that the last one leaves together with the end.
  let held: string | Buffer | null = null
  try {
    for (const part of answer.parts) {
      if (held !== null) await write(response, held)
      held = typeof part === 'number' ? null : part
      if (typeof part === 'number' && part > 0) {
        await sleep(part, undefined, { signal: gone.signal, ref: false })
      }
    }
    if (answer.ending === 'end') return void response.end(held ?? '')
    if (held !== null) await write(response, held)
    if (answer.ending === 'cut') {
      isCut = true
      response.destroy()
    }
  } catch (error) {
    if (!gone.signal.aborted) throw error
  }
}

/** Resolves when the part has left, so that a slow client slows the answer. */
function write(response: ServerResponse, part: string | Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    response.write(part, (error) => (error ? reject(error) : resolve()))
  })
}
