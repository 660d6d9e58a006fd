import { randomInt, randomUUID } from 'node:crypto'
import type { Json } from '#tests/helpers/openai_contract'

export type Dialect = 'openai' | 'ollama'

/** What an answer says: a text, or the refusal to write one. */
export interface Said {
  text: string
  isRefusal?: boolean
}

export function modelList(dialect: Dialect, models: string[]) {
  const owner = dialect === 'ollama' ? 'library' : 'openai'
  const common = { object: 'model', created: 1_686_935_002, owned_by: owner }
  return { object: 'list', data: models.map((id) => ({ id, ...common })) }
}

/** The bodies of one answer in a provider's dialect, whole or in chunks. */
export class ChatAnswer {
  #common: { id: string; created: number; model: string; system_fingerprint: string }
  #isOllama: boolean

  constructor(
    dialect: Dialect,
    private body: Json
  ) {
    this.#isOllama = dialect === 'ollama'
    this.#common = {
      id: this.#isOllama ? `chatcmpl-${randomInt(100, 1000)}` : `chatcmpl-${randomUUID()}`,
      created: Math.floor(Date.now() / 1000),
      model: this.body.model,
      system_fingerprint: this.#isOllama ? 'fp_ollama' : 'fp_44709d6fcb',
    }
  }

  whole(said: Said, length: number) {
    const message = { role: 'assistant', ...this.#content(said) }
    const logprobs = this.#isOllama ? {} : { logprobs: null }
    const choice = { index: 0, message, ...logprobs, finish_reason: 'stop' }
    const usage = this.#usage(length)
    return { ...this.#common, object: 'chat.completion', choices: [choice], usage }
  }

  /** What comes before the text. Ollama begins with the text. */
  opening(said: Said): object[] {
    return this.#isOllama
      ? []
      : [this.#chunk({ role: 'assistant', ...this.#content({ ...said, text: '' }) })]
  }

  piece({ text, isRefusal }: Said) {
    if (this.#isOllama) return this.#chunk({ role: 'assistant', content: text })
    return this.#chunk(isRefusal ? { refusal: text } : { content: text })
  }

  /** What follows the text. Ollama tells the usage without being asked. */
  closing(length: number): object[] {
    const usage = this.#usage(length)
    if (this.#isOllama) {
      return [{ ...this.#chunk({ role: 'assistant', content: '' }, 'stop'), usage }]
    }
    const stop = this.#chunk({}, 'stop')
    return this.#tellsUsage ? [stop, { ...stop, choices: [], usage }] : [stop]
  }

  get #tellsUsage(): boolean {
    return this.body.stream_options?.include_usage === true
  }

  #content({ text, isRefusal }: Said) {
    if (this.#isOllama) return { content: text }
    return isRefusal ? { content: null, refusal: text } : { content: text, refusal: null }
  }

  #chunk(delta: object, finish_reason: 'stop' | null = null) {
    const usage = this.#tellsUsage && !this.#isOllama ? { usage: null } : {}
    const choices = [{ index: 0, delta, finish_reason }]
    return { ...this.#common, object: 'chat.completion.chunk', choices, ...usage }
  }

  /** Four characters are about one token. */
  #usage(length: number) {
    const asked = Math.ceil(JSON.stringify(this.body.messages ?? []).length / 4)
    const told = Math.ceil(length / 4)
    return { prompt_tokens: asked, completion_tokens: told, total_tokens: asked + told }
  }
}
