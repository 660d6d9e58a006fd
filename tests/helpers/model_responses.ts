import { randomUUID } from 'node:crypto'
import type { Outcome, Wording } from '#tests/helpers/model_wording'
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

  whole(outcome: Outcome, length: number): object {
    return { ...this.#response, ...this.#ending(outcome, length) }
  }

  opening(outcome: Outcome): object[] {
    const response = { ...this.#response, status: 'in_progress', output: [] }
    const item = { ...this.#item(outcome, 'in_progress'), content: [] }
    return [
      this.#event('response.created', { response }),
      this.#event('response.in_progress', { response }),
      this.#event('response.output_item.added', { output_index: 0, item }),
      this.#partEvent('response.content_part.added', { part: partOf({ ...outcome, text: '' }) }),
    ]
  }

  piece({ text, isRefusal }: Outcome): object {
    return isRefusal
      ? this.#partEvent('response.refusal.delta', { delta: text })
      : this.#partEvent('response.output_text.delta', { delta: text, logprobs: [] })
  }

  closing(outcome: Outcome, length: number): object[] {
    const { text, isRefusal, stop = 'completed' } = outcome
    const item = this.#item(outcome, stop === 'completed' ? 'completed' : 'incomplete')
    const response = this.whole(outcome, length)
    if (stop === 'failed') return [this.#event('response.failed', { response })]
    return [
      isRefusal
        ? this.#partEvent('response.refusal.done', { refusal: text })
        : this.#partEvent('response.output_text.done', { text, logprobs: [] }),
      this.#partEvent('response.content_part.done', { part: partOf(outcome) }),
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

  #item(outcome: Outcome, status: string) {
    const common = { id: this.#itemId, type: 'message', role: 'assistant', phase: null }
    return { ...common, status, content: [partOf(outcome)] }
  }

  #ending(outcome: Outcome, length: number) {
    const { stop = 'completed' } = outcome
    if (stop === 'failed') {
      const { failure = 'The model failed to generate a response.' } = outcome
      const error = { code: 'server_error', message: failure }
      return { status: 'failed', error, output: [] }
    }
    const tokens = Math.ceil(length / 4)
    const usage = {
      input_tokens: this.#asked,
      input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
      output_tokens: tokens,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: this.#asked + tokens,
    }
    if (stop === 'completed')
      return { status: stop, output: [this.#item(outcome, 'completed')], usage }
    const reason = stop === 'length' ? 'max_output_tokens' : stop
    const output = [this.#item(outcome, 'incomplete')]
    return { status: 'incomplete', incomplete_details: { reason }, output, usage }
  }
}

const partOf = ({ text, isRefusal }: Outcome) =>
  isRefusal
    ? { type: 'refusal', refusal: text }
    : { type: 'output_text', text, annotations: [], logprobs: [] }
