import { test } from '@japa/runner'
import OpenAI from 'openai'
import { hangUpOf, ModelClient } from '#tests/functional/ai/stand_ins/model_client'
import {
  contractsAreHere,
  NO_CONTRACTS,
  startModelStandIn,
  type Day,
  type ModelStandIn,
} from '#tests/helpers/model_stand_in'
import { misfitOf } from '#tests/helpers/openai_contract'

const ASKED = { model: 'gpt-5.4', input: 'Say hello' }
const SCHEMA = { format: { type: 'json_schema' as const, name: 'greeting', schema: {} } }

test.group('A stand-in that is asked for responses', (group) => {
  let standIn: ModelStandIn
  let client: ModelClient

  group.each.setup(async () => {
    standIn = await startModelStandIn()
    client = new ModelClient(standIn.url)
    return () => standIn.close()
  })

  /** The events of a streamed response, until it ends or breaks. */
  async function eventsOf(options: Partial<OpenAI.Responses.ResponseCreateParams> = {}) {
    const events: OpenAI.Responses.ResponseStreamEvent[] = []
    let error: Error | undefined
    try {
      const asked = { ...ASKED, ...options, stream: true as const }
      for await (const event of await client.responses.create(asked)) events.push(event)
    } catch (caught) {
      error = caught as Error
    }
    return { events, types: events.map(({ type }) => type), error }
  }

  test('answers what the user said last, whole or in events, as the contract has it', async ({
    assert,
  }) => {
    const answer = await client.responses.create(ASKED)
    assert.equal(answer.output_text, 'Say hello')
    assert.isNull(misfitOf('Response', answer))
    const input = [{ role: 'user' as const, content: 'Say it' }]
    standIn.play({ kind: 'answer', content: 'It 👋', chunks: 2 })
    const { events, types, error } = await eventsOf({ input })
    assert.isUndefined(error)
    for (const event of events) assert.isNull(misfitOf('ResponseStreamEvent', event))
    assert.deepEqual(types, [
      ...['response.created', 'response.in_progress', 'response.output_item.added'],
      ...['response.content_part.added', 'response.output_text.delta'],
      ...['response.output_text.delta', 'response.output_text.done'],
      ...['response.content_part.done', 'response.output_item.done', 'response.completed'],
    ])
    assert.deepEqual(
      events.map(({ sequence_number: number }) => number),
      events.map((_, at) => at)
    )
    assert.equal(standIn.requests[0].path, '/v1/responses')
  })

  test('is put together again by the official client', async ({ assert }) => {
    const response = await client.responses
      .stream({ ...ASKED, input: 'A longer text' })
      .finalResponse()
    assert.equal(response.output_text, 'A longer text')
    assert.equal(response.status, 'completed')
    assert.equal(response.usage?.output_tokens, 4)
    assert.equal(response.usage?.input_tokens, 4)
  })

  test('refuses a request that does not fit the contract', async ({ assert }) => {
    const tooHot = await client.responses.create({ ...ASKED, temperature: 9 }).catch((e) => e)
    assert.instanceOf(tooHot, OpenAI.BadRequestError)
    assert.equal(tooHot.param, 'temperature')
    const tooShort = await client.responses
      .create({ ...ASKED, max_output_tokens: 1 })
      .catch((e) => e)
    assert.equal(tooShort.param, 'max_output_tokens')
  }).skip(!contractsAreHere, NO_CONTRACTS)

  test('fails with a status, hangs, and breaks off', async ({ assert }) => {
    const cut: Day = { kind: 'cut', content: 'one two three', chunks: 3 }
    standIn.play({ kind: 'status', status: 429 }, cut, {
      kind: 'hang_after',
      content: 'So',
      chunks: 1,
    })
    assert.instanceOf((await eventsOf()).error, OpenAI.RateLimitError)
    const broken = await eventsOf()
    assert.match(broken.error?.message ?? '', /terminated/)
    assert.equal(broken.types.at(-1), 'response.output_text.delta')

    standIn.requests.length = 0
    const stream = await client.responses.create({ ...ASKED, stream: true })
    for await (const { type } of stream) if (type === 'response.output_text.delta') break
    assert.isNumber(await hangUpOf(standIn))
  })

  test('refuses, streamed or not', async ({ assert }) => {
    const day: Day = { kind: 'refusal', text: 'I cannot help with that.' }
    standIn.play(day, day)
    const answer = await client.responses.create(ASKED)
    assert.isNull(misfitOf('Response', answer))
    assert.equal(answer.output_text, '')
    const { events, types } = await eventsOf()
    for (const event of events) assert.isNull(misfitOf('ResponseStreamEvent', event))
    assert.include(types, 'response.refusal.delta')
    assert.equal(types.at(-1), 'response.completed')
  })

  test('stays incomplete for {reason}')
    .with([
      { reason: 'length', incompleteReason: 'max_output_tokens' },
      { reason: 'content_filter', incompleteReason: 'content_filter' },
    ] as const)
    .run(async ({ assert }, { reason, incompleteReason }) => {
      const day: Day = { kind: 'incomplete', content: 'So far', reason }
      standIn.play(day, day)
      const answer = await client.responses.create(ASKED)
      assert.deepInclude(answer, {
        status: 'incomplete',
        incomplete_details: { reason: incompleteReason },
      })
      const { events } = await eventsOf()
      for (const event of events) assert.isNull(misfitOf('ResponseStreamEvent', event))
      assert.containSubset(events.at(-1), {
        type: 'response.incomplete',
        response: { status: 'incomplete' },
      })
    })

  test('fails in a stream that has begun', async ({ assert }) => {
    standIn.play({ kind: 'failed', content: 'So far' })
    const { events } = await eventsOf()
    for (const event of events) assert.isNull(misfitOf('ResponseStreamEvent', event))
    assert.containSubset(events.at(-1), {
      type: 'response.failed',
      response: { status: 'failed', error: { code: 'server_error' } },
    })
  })

  test('knows no schemas, and answers who asks without one', async ({ assert }) => {
    standIn.play({ kind: 'no_schema' }, { kind: 'no_schema' })
    const fault = await client.responses.create({ ...ASKED, text: SCHEMA }).catch((error) => error)
    assert.include(fault, { status: 400, param: 'text.format' })
    const plain = await client.responses.create({
      ...ASKED,
      text: { format: { type: 'json_object' } },
    })
    assert.equal(plain.output_text, 'Say hello')
  })

  test('has none of it where it speaks as Ollama does', async ({ assert, cleanup }) => {
    const ollama = await startModelStandIn({ dialect: 'ollama' })
    cleanup(() => ollama.close())
    const asked = new ModelClient(ollama.url).responses.create(ASKED)
    assert.instanceOf(await asked.catch((error) => error), OpenAI.NotFoundError)
  })
})
