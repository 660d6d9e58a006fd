import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { pieceOfNow, type Pace } from './gateway_pace.js'

/** A provider of models that takes no time of its own: the name of the model says at which pace it answers. */
const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk) => chunks.push(chunk))
  request.on('end', () => {
    const { model } = JSON.parse(Buffer.concat(chunks).toString())
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    void answer(response, JSON.parse(model))
  })
})

async function answer(response: ServerResponse, { first, gap, pieces }: Pace): Promise<void> {
  let due = performance.now() + first
  for (let piece = 0; piece < pieces && !response.destroyed; piece++) {
    const wait = due - performance.now()
    if (wait > 0) await sleep(wait)
    response.write(chunkOf({ delta: { content: pieceOfNow() }, finish_reason: null }))
    due += gap
  }
  const completion = pieces * 16
  const usage = { prompt_tokens: 20, completion_tokens: completion, total_tokens: 20 + completion }
  response.write(chunkOf({ delta: {}, finish_reason: 'stop' }))
  response.end(`${eventOf({ choices: [], usage })}data: [DONE]\n\n`)
}

const COMMON = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'mock' }

const eventOf = (chunk: object) => `data: ${JSON.stringify({ ...COMMON, ...chunk })}\n\n`
const chunkOf = (choice: object) => eventOf({ choices: [{ index: 0, ...choice }] })

server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.once('disconnect', () => process.exit())
