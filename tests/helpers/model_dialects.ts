import { randomInt, randomUUID } from 'node:crypto'
import { faultBody } from '#tests/helpers/model_faults'
import type { Dialect, Outcome, Wording } from '#tests/helpers/model_wording'
import type { Json } from '#tests/helpers/openai_contract'

export function modelList(dialect: Dialect, models: string[]) {
  const owner = dialect === 'ollama' ? 'library' : 'openai'
  const common = { object: 'model', created: 1_686_935_002, owned_by: owner }
  return { object: 'list', data: models.map((id) => ({ id, ...common })) }
}

/** How a provider answers a request to `/chat/completions`, in its dialect. */
export class ChatAnswer implements Wording {
  readonly end = '[DONE]'
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

  whole(outcome: Outcome, length: number) {
    if (outcome.stop === 'failed') return failureOf(outcome)
    const message = { role: 'assistant', ...this.#content(outcome) }
    const logprobs = this.#isOllama ? {} : { logprobs: null }
    const choice = { index: 0, message, ...logprobs, finish_reason: outcome.stop ?? 'stop' }
    const usage = this.#usage(length)
    return { ...this.#common, object: 'chat.completion', choices: [choice], usage }
  }

  /** Ollama begins with the text. */
  opening(outcome: Outcome): object[] {
    return this.#isOllama
      ? []
      : [this.#chunk({ role: 'assistant', ...this.#content({ ...outcome, text: '' }) })]
  }

  piece({ text, isRefusal }: Outcome) {
    if (this.#isOllama) return this.#chunk({ role: 'assistant', content: text })
    return this.#chunk(isRefusal ? { refusal: text } : { content: text })
  }

  /** Ollama tells the usage without being asked. */
  closing(outcome: Outcome, length: number): object[] {
    if (outcome.stop === 'failed') return [failureOf(outcome)]
    const reason = outcome.stop ?? 'stop'
    const usage = this.#usage(length)
    if (this.#isOllama) {
      return [{ ...this.#chunk({ role: 'assistant', content: '' }, reason), usage }]
    }
    const stop = this.#chunk({}, reason)
    return this.#tellsUsage ? [stop, { ...stop, choices: [], usage }] : [stop]
  }

  get #tellsUsage(): boolean {
    return this.body.stream_options?.include_usage === true
  }

  #content({ text, isRefusal }: Outcome) {
    if (this.#isOllama) return { content: text }
    return isRefusal ? { content: null, refusal: text } : { content: text, refusal: null }
  }

  #chunk(delta: object, finish_reason: string | null = null) {
    const usage = this.#tellsUsage && !this.#isOllama ? { usage: null } : {}
    const choices = [{ index: 0, delta, finish_reason }]
    return { ...this.#common, object: 'chat.completion.chunk', choices, ...usage }
  }

  /** Four characters are about one token. */
  #usage(length: number) {
    const asked = Math.ceil(JSON.stringify(this.body.messages ?? []).length / 4)
    const tokens = Math.ceil(length / 4)
    return { prompt_tokens: asked, completion_tokens: tokens, total_tokens: asked + tokens }
  }
}

const failureOf = ({ failure }: Outcome) => faultBody('openai', { status: 500, message: failure })
