import OpenAI from 'openai'
import type { ModelStandIn } from '#tests/helpers/model_stand_in'

type Options = Partial<OpenAI.ChatCompletionCreateParams>

const PATIENCE = 10_000

export const ASKED = {
  model: 'gpt-5.4',
  messages: [{ role: 'user' as const, content: 'Say hello' }],
}

/** The official client as anybody uses it, except that it asks once. */
export class ModelClient extends OpenAI {
  constructor(baseURL: string, apiKey = 'any') {
    super({ baseURL, apiKey, maxRetries: 0, logLevel: 'off' })
  }

  ask(options: Options = {}, timeout = PATIENCE) {
    return this.chat.completions.create({ ...ASKED, ...options, stream: false }, { timeout })
  }

  async textOf(options: Options = {}) {
    return (await this.ask(options)).choices[0].message.content
  }

  /** What the client throws where an answer was hoped for. */
  faultOf(options: Options = {}, timeout = PATIENCE) {
    return this.ask(options, timeout).then(
      () => Promise.reject(new Error('There was an answer')),
      (error) => error
    )
  }

  /** A streamed answer, until it ends, breaks, or was silent for so many milliseconds after this text. */
  async follow(options: Options = {}, patience = PATIENCE, after = '') {
    const asked = { ...ASKED, ...options, stream: true as const }
    const stream = await this.chat.completions.create(asked, { timeout: PATIENCE })
    const chunks: OpenAI.ChatCompletionChunk[] = []
    let isGivenUp = false
    const giveUp = () => {
      isGivenUp = true
      stream.controller.abort()
    }
    let timer = setTimeout(giveUp, PATIENCE)
    let error: Error | undefined
    try {
      for await (const chunk of stream) {
        chunks.push(chunk)
        clearTimeout(timer)
        const isAfter = textsOf(chunks).join('').endsWith(after)
        timer = setTimeout(giveUp, isAfter ? patience : PATIENCE)
      }
    } catch (caught) {
      error = caught as Error
    }
    clearTimeout(timer)
    const deltas = chunks.flatMap(({ choices }) => choices.map(({ delta }) => delta))
    const texts = textsOf(chunks)
    const isFinished = chunks.some(({ choices }) => choices[0]?.finish_reason === 'stop')
    return { chunks, deltas, texts, text: texts.join(''), isFinished, isGivenUp, error }
  }
}

const textsOf = (chunks: OpenAI.ChatCompletionChunk[]) =>
  chunks.flatMap(({ choices }) => choices.flatMap(({ delta }) => delta.content || []))

/** When the client hung up on the first request; it takes a moment to be noticed. */
export async function hangUpOf(standIn: ModelStandIn): Promise<number> {
  await standIn.until(() => standIn.requests[0].hungUpAt !== null)
  return standIn.requests[0].hungUpAt!
}

/** The bytes of a body, as they come, until its end or its break. */
export async function* bytesOf(response: Response) {
  for await (const part of response.body!) yield* Buffer.from(part)
}
