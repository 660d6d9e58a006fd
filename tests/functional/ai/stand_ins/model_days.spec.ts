import { test } from '@japa/runner'
import OpenAI from 'openai'
import { ASKED, bytesOf, hangUpOf, ModelClient } from '#tests/functional/ai/stand_ins/model_client'
import { startModelStandIn, type Day, type ModelStandIn } from '#tests/helpers/model_stand_in'
import { misfitOf } from '#tests/helpers/openai_contract'

const INVALID = 'invalid_request_error'
const NO_QUOTA = 'insufficient_quota'
const SCHEMA = { type: 'json_schema' as const, json_schema: { name: 'greeting', schema: {} } }

test.group('On its days a stand-in for a provider of models', (group) => {
  let standIn: ModelStandIn
  let client: ModelClient

  group.each.setup(async () => {
    standIn = await startModelStandIn()
    client = new ModelClient(standIn.url)
    return () => standIn.close()
  })

  const rawAnswer = (options: { stream: boolean }) =>
    fetch(`${standIn.url}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...ASKED, ...options }),
    })

  test('plays one after the other, and then gives its own reply', async ({ assert }) => {
    standIn.reply = ({ model }) => `I am ${model}`
    standIn.play({ kind: 'answer', content: 'one' }, { kind: 'answer', content: 'two' })
    assert.deepEqual([await client.textOf(), await client.textOf()], ['one', 'two'])
    assert.equal(await client.textOf(), 'I am gpt-5.4')
    assert.equal((await client.follow()).text, 'I am gpt-5.4')
  })

  test('takes its time before an answer, and before each chunk', async ({ assert }) => {
    const slow: Day = { kind: 'answer', content: 'abc', chunks: 3, delayMs: 300 }
    standIn.play(slow, slow)
    const start = Date.now()
    await client.ask()
    const middle = Date.now()
    await client.follow()
    assert.isAtLeast(middle - start, 290)
    assert.isAtLeast(Date.now() - middle, 890)
  })

  test('fails with {status}, which reaches the client as {name} with the code {code}')
    .with([
      { status: 400, name: 'BadRequestError', code: null, type: INVALID },
      { status: 401, name: 'AuthenticationError', code: 'invalid_api_key', type: INVALID },
      { status: 404, name: 'NotFoundError', code: 'model_not_found', type: INVALID },
      { status: 429, name: 'RateLimitError', code: 'rate_limit_exceeded', type: 'requests' },
      { status: 429, name: 'RateLimitError', code: NO_QUOTA, type: NO_QUOTA },
      { status: 500, name: 'InternalServerError', code: null, type: 'server_error' },
      { status: 503, name: 'InternalServerError', code: null, type: 'server_error' },
    ] as const)
    .run(async ({ assert }, { status, name, code, type }) => {
      const day: Day = { kind: 'status', status, code: code ?? undefined }
      standIn.play({ ...day, message: 'Not now', retryAfter: 7 }, day, { kind: 'status', status })
      const fault = await client.faultOf()
      assert.instanceOf(fault, OpenAI[name])
      assert.include(fault, { status, code, type, message: `${status} Not now` })
      assert.equal(fault.headers.get('retry-after'), '7')
      assert.isNull(misfitOf('ErrorResponse', { error: fault.error }))

      const plain = await client.faultOf()
      assert.equal(plain.code, code)
      assert.isAbove(plain.error.message.length, 10)
      assert.isNull(plain.headers.get('retry-after'))
      if (code !== NO_QUOTA) assert.equal((await client.faultOf()).code, code)
    })

  test('never answers, and sees when the client hangs up', async ({ assert }) => {
    standIn.play({ kind: 'hang' })
    const start = Date.now()
    assert.instanceOf(await client.faultOf({}, 300), OpenAI.APIConnectionTimeoutError)
    assert.isAtLeast((await hangUpOf(standIn)) - start, 290)
  })

  test('falls silent in an answer, streamed or not', async ({ assert }) => {
    const day: Day = { kind: 'hang_after', content: 'So far', chunks: 2 }
    standIn.play(day, day, day)
    const { texts, isFinished, isGivenUp } = await client.follow({}, 300, 'So far')
    assert.deepEqual(texts, ['So ', 'far'])
    assert.isFalse(isFinished)
    assert.isTrue(isGivenUp)
    assert.isNumber(await hangUpOf(standIn))

    assert.instanceOf(await client.faultOf({}, 300), OpenAI.APIConnectionTimeoutError)

    const reader = (await rawAnswer({ stream: false })).body!.getReader()
    const half = Buffer.from((await reader.read()).value!).toString()
    const rest = assert.rejects(() => reader.read(), /terminated/)
    await standIn.close()
    await rest
    assert.match(half, /^{"id":"chatcmpl.*"choices":[^\]]*$/)
  })

  test('drips a byte of a streamed text each second', async ({ assert }) => {
    standIn.play({ kind: 'drip', content: 'aé' })
    const start = Date.now()
    const { texts, isFinished } = await client.follow()
    assert.deepEqual(texts, ['a', 'é'])
    assert.isAtLeast(Date.now() - start, 2950)
    assert.isTrue(isFinished)
  })

  test('drips a byte of a whole body each second', async ({ assert }) => {
    standIn.play({ kind: 'drip', content: 'Hello' })
    const start = Date.now()
    const bytes = bytesOf(await rawAnswer({ stream: false }))
    const two = [await bytes.next(), await bytes.next()].map(({ value }) => value)
    assert.deepEqual(two, [...Buffer.from('{"')])
    assert.isAtLeast(Date.now() - start, 1950)
    await bytes.return()
    assert.isNumber(await hangUpOf(standIn))
  })

  test('breaks off inside a chunk, and nobody has hung up', async ({ assert }) => {
    const day: Day = { kind: 'cut', content: 'one two three', chunks: 3 }
    standIn.play(day, day)
    const { text, isFinished, isGivenUp, error } = await client.follow()
    assert.equal(text, 'one two ')
    assert.isFalse(isFinished || isGivenUp)
    assert.match(error!.message, /terminated/)
    assert.match((await client.faultOf()).message, /terminated/)
    assert.isNull(standIn.requests[0].hungUpAt)
  })

  test('breaks off inside a code point', async ({ assert }) => {
    standIn.play({ kind: 'cut', content: 'one two thrée', chunks: 3 })
    const bytes: number[] = []
    const read = async () => {
      for await (const byte of bytesOf(await rawAnswer({ stream: true }))) bytes.push(byte)
    }
    await assert.rejects(read, /terminated/)
    const expected = Buffer.from('{"content":"thré').subarray(0, -1)
    assert.deepEqual(bytes.slice(-expected.length), [...expected])
  })

  test('answers a text that is not the JSON it should be', async ({ assert }) => {
    const day: Day = { kind: 'malformed', text: '{"greeting": "Hel' }
    standIn.play(day, day)
    assert.equal(await client.textOf(), day.text)
    assert.equal((await client.follow()).text, day.text)
  })

  test('answers garbage, streamed or not', async ({ assert }) => {
    standIn.play({ kind: 'garbage' }, { kind: 'garbage' })
    assert.instanceOf(await client.faultOf(), SyntaxError)
    const { chunks, error } = await client.follow()
    assert.lengthOf(chunks, 0)
    assert.instanceOf(error, SyntaxError)
  })

  test('refuses', async ({ assert }) => {
    const day: Day = { kind: 'refusal', text: 'I cannot help with that.' }
    standIn.play(day, day)
    const answer = await client.ask()
    assert.include(answer.choices[0].message, { content: null, refusal: day.text })
    assert.isNull(misfitOf('CreateChatCompletionResponse', answer))
    const { deltas, text } = await client.follow()
    assert.equal(deltas.map(({ refusal }) => refusal ?? '').join(''), day.text)
    assert.equal(text, '')
  })

  test('ends with {reason} before all was said, streamed or not')
    .with([{ reason: 'length' }, { reason: 'content_filter' }] as const)
    .run(async ({ assert }, { reason }) => {
      const day: Day = { kind: 'incomplete', content: 'So far', reason }
      standIn.play(day, day)
      const { choices } = await client.ask()
      assert.include(choices[0], { finish_reason: reason })
      const { text, chunks } = await client.follow()
      assert.equal(text, 'So far')
      assert.equal(chunks.at(-1)?.choices[0].finish_reason, reason)
    })

  test('tells of a failure in a stream that has begun', async ({ assert }) => {
    standIn.play({ kind: 'failed', content: 'So far' })
    const { text, error } = await client.follow()
    assert.equal(text, 'So far')
    assert.instanceOf(error, OpenAI.APIError)
    assert.include(error, { type: 'server_error' })
  })

  test('answers more than anybody asked for', async ({ assert }) => {
    const day: Day = { kind: 'huge', bytes: 3_000_001 }
    standIn.play(day, day)
    assert.lengthOf((await client.textOf())!, day.bytes)
    const { text, texts, isFinished } = await client.follow()
    assert.lengthOf(text, day.bytes)
    assert.isAbove(texts.length, 100)
    assert.isTrue(isFinished)
  })

  test('knows no schemas, and answers who asks without one', async ({ assert }) => {
    standIn.play(...Array.from({ length: 3 }, (): Day => ({ kind: 'no_schema' })))
    const fault = await client.faultOf({ response_format: SCHEMA })
    assert.include(fault, { status: 400, param: 'response_format' })
    assert.equal(await client.textOf({ response_format: { type: 'json_object' } }), 'Say hello')
    assert.equal((await client.follow()).text, 'Say hello')
    assert.equal(await client.textOf({ response_format: SCHEMA }), 'Say hello')
  })
})
