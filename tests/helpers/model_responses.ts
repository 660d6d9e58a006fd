import { randomUUID } from 'node:crypto'
import type { Said, Wording } from '#tests/helpers/model_wording'
import type { Json } from '#tests/helpers/openai_contract'

const PLACE = { output_index: 0, content_index: 0 }

/** How OpenAI answers a request to `/responses`, whole or as events. */
export class ResponsesAnswer implements Wording {
  readonly end = ''
  #response: object
  #itemId = `msg_${randomUUID()}`
  #asked: number
  #sent = 0

  constructor({ model, input, text, max_output_tokens = null, store = true }: Json) {
    // Four characters are about one token.
    this.#asked = Math.ceil(JSON.stringify(input ?? '').length / 4)
    this.#response = {
      ...{ id: `resp_${randomUUID()}`, object: 'response', model, store, max_output_tokens },
      ...{ created_at: Math.floor(Date.now() / 1000), error: null, incomplete_details: null },
      ...{ instructions: null, previous_response_id: null, metadata: {}, tools: [] },
      ...{ parallel_tool_calls: true, tool_choice: 'auto', temperature: 1, top_p: 1 },
      ...{ text: { format: text?.format ?? { type: 'text' } }, truncation: 'disabled' },
    }
  }

  whole(said: Said, length: number): object {
    return { ...this.#response, ...this.#ending(said, length) }
  }

  opening(said: Said): object[] {
    const response = { ...this.#response, status: 'in_progress', output: [] }
    const item = { ...this.#item(said, 'in_progress'), content: [] }
    return [
      this.#event('response.created', { response }),
      this.#event('response.in_progress', { response }),
      this.#event('response.output_item.added', { output_index: 0, item }),
      this.#partEvent('response.content_part.added', { part: partOf({ ...said, text: '' }) }),
    ]
  }

  piece({ text, isRefusal }: Said): object {
    return isRefusal
      ? this.#partEvent('response.refusal.delta', { delta: text })
      : this.#partEvent('response.output_text.delta', { delta: text, logprobs: [] })
  }

  closing(said: Said, length: number): object[] {
    const { text, isRefusal, stop = 'completed' } = said
    const item = this.#item(said, stop === 'completed' ? 'completed' : 'incomplete')
    const response = this.whole(said, length)
    if (stop === 'failed') return [this.#event('response.failed', { response })]
    return [
      isRefusal
        ? this.#partEvent('response.refusal.done', { refusal: text })
        : this.#partEvent('response.output_text.done', { text, logprobs: [] }),
      this.#partEvent('response.content_part.done', { part: partOf(said) }),
      this.#event('response.output_item.done', { output_index: 0, item }),
      this.#event(stop === 'completed' ? 'response.completed' : 'response.incomplete', {
        response,
      }),
    ]
  }

  #event(type: string, fields: object) {
    return { type, sequence_number: this.#sent++, ...fields }
  }

  #partEvent(type: string, fields: object) {
    return this.#event(type, { item_id: this.#itemId, ...PLACE, ...fields })
  }

  #item(said: Said, status: string) {
    const common = { id: this.#itemId, type: 'message', role: 'assistant', phase: null }
    return { ...common, status, content: [partOf(said)] }
  }

  #ending(said: Said, length: number) {
    const { stop = 'completed' } = said
    if (stop === 'failed') {
      const { failure = 'The model failed to generate a response.' } = said
      const error = { code: 'server_error', message: failure }
      return { status: 'failed', error, output: [] }
    }
    const told = Math.ceil(length / 4)
    const usage = {
      input_tokens: this.#asked,
      input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
      output_tokens: told,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: this.#asked + told,
    }
    if (stop === 'completed')
      return { status: stop, output: [this.#item(said, 'completed')], usage }
    const reason = stop === 'length' ? 'max_output_tokens' : stop
    const output = [this.#item(said, 'incomplete')]
    return { status: 'incomplete', incomplete_details: { reason }, output, usage }
  }
}

const partOf = ({ text, isRefusal }: Said) =>
  isRefusal
    ? { type: 'refusal', refusal: text }
    : { type: 'output_text', text, annotations: [], logprobs: [] }
