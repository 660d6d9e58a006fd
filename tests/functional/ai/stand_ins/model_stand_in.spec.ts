import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from '@japa/runner'
import OpenAI from 'openai'
import { ASKED, ModelClient } from '#tests/functional/ai/stand_ins/model_client'
import { contractsAreHere, NO_CONTRACTS, startModelStandIn } from '#tests/helpers/model_stand_in'
import { misfitOf } from '#tests/helpers/openai_contract'

test.group('A stand-in for a provider of models', (group) => {
  let closers: (() => Promise<void>)[] = []

  group.each.teardown(async () => {
    await Promise.all(closers.map((close) => close()))
    closers = []
  })

  async function start(options?: Parameters<typeof startModelStandIn>[0]) {
    const standIn = await startModelStandIn(options)
    closers.push(standIn.close)
    return { standIn, client: new ModelClient(standIn.url, options?.key) }
  }

  test('answers what the user said last, and keeps what it received', async ({ assert }) => {
    const { standIn, client } = await start()
    const before = Date.now()
    const answer = await client.ask()
    assert.equal(answer.choices[0].message.content, 'Say hello')
    assert.isNull(misfitOf('CreateChatCompletionResponse', answer))
    assert.isAbove(answer.usage!.prompt_tokens, answer.usage!.completion_tokens)
    const [{ path, body, headers, at, hungUpAt }] = standIn.requests
    assert.equal(path, '/v1/chat/completions')
    assert.deepEqual(body, { ...ASKED, stream: false })
    assert.equal(headers.authorization, 'Bearer any')
    assert.isTrue(at >= before && at <= Date.now())
    assert.isNull(hungUpAt)
  })

  test('splits a stream inside words and characters, not inside code points', async ({
    assert,
  }) => {
    const { standIn, client } = await start()
    standIn.play({ kind: 'answer', content: 'Wörter 👨‍👩‍👧‍👦', chunks: 7 })
    const { chunks, texts, isFinished, error } = await client.follow()
    assert.deepEqual(texts, ['Wö', 'rt', 'er', ' 👨', '\u200D👩', '\u200D👧', '\u200D👦'])
    assert.isTrue(isFinished)
    assert.isUndefined(error)
    assert.isNull(standIn.requests[0].hungUpAt)
    for (const chunk of chunks) assert.isNull(misfitOf('CreateChatCompletionStreamResponse', chunk))
    assert.deepEqual((await client.follow()).texts, ['Say ', 'hello'])
  })

  test('tells the usage of a stream at its end, to who asks for it', async ({ assert }) => {
    const { client } = await start()
    const { chunks } = await client.follow({ stream_options: { include_usage: true } })
    assert.equal(chunks.at(-1)!.usage!.completion_tokens, 3)
    assert.deepEqual(chunks.at(-1)!.choices, [])
    assert.isTrue(chunks.slice(0, -1).every(({ usage }) => usage === null))
    assert.isFalse((await client.follow()).chunks.some((chunk) => 'usage' in chunk))
  })

  test('refuses a request that does not fit the contract, and keeps it', async ({ assert }) => {
    const { standIn, client } = await start()
    standIn.play({ kind: 'answer', content: 'for who asks rightly' })
    const tooHot = await client.faultOf({ temperature: 9 })
    assert.instanceOf(tooHot, OpenAI.BadRequestError)
    assert.deepEqual(tooHot.error, {
      message: 'body/temperature must be <= 2',
      type: 'invalid_request_error',
      param: 'temperature',
      code: null,
    })
    const alien = { role: 'alien' as 'user', content: 'Hello' }
    const strange = await client.faultOf({ messages: [...ASKED.messages, alien] })
    assert.equal(strange.param, 'messages[1]')
    assert.include((await client.faultOf({ messages: [] })).message, 'fewer than 1 items')
    assert.lengthOf(standIn.requests, 3)
    assert.equal(standIn.requests[0].body.temperature, 9)
    assert.equal(await client.textOf(), 'for who asks rightly')
  }).skip(!contractsAreHere, NO_CONTRACTS)

  test('refuses what is no JSON, or not sent as such, and what it does not have', async ({
    assert,
  }) => {
    const { standIn, client } = await start()
    const post = (body: string, type: string) =>
      fetch(`${standIn.url}/chat/completions`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      })
    assert.equal((await post('{"model"', 'application/json')).status, 400)
    assert.equal((await post('"model"', 'application/json')).status, 400)
    assert.equal((await post(JSON.stringify(ASKED), 'text/plain')).status, 400)
    assert.equal((await post(JSON.stringify(ASKED), 'application/json')).status, 200)
    await assert.rejects(() => client.embeddings.create({ model: 'e', input: 'Hello' }), /404 /)
  })

  test('tells of a reply that throws', async ({ assert }) => {
    const { standIn, client } = await start()
    standIn.reply = () => assert.fail('No such thing was expected')
    assert.match((await client.faultOf()).message, /500 .*No such thing was expected/)
  })

  test('refuses a request without its key', async ({ assert }) => {
    const { standIn, client } = await start({ key: 'sk-right' })
    assert.equal(await client.textOf(), 'Say hello')
    const fault = await new ModelClient(standIn.url, 'sk-wrong').faultOf()
    assert.instanceOf(fault, OpenAI.AuthenticationError)
    assert.equal(fault.code, 'invalid_api_key')
    assert.equal((await fetch(`${standIn.url}/models`)).status, 401)
    assert.lengthOf(standIn.requests, 3)
  })

  test('lists its models, on bad days too', async ({ assert }) => {
    const { standIn, client } = await start()
    standIn.models = ['small', 'large']
    const { data, object } = await client.models.list()
    assert.deepEqual(
      data.map(({ id }) => id),
      ['small', 'large']
    )
    assert.isNull(misfitOf('ListModelsResponse', { data, object }))
    standIn.play({ kind: 'status', status: 503 }, { kind: 'garbage' })
    await assert.rejects(() => client.models.list(), /503/)
    await assert.rejects(() => client.models.list(), /JSON/)
    assert.deepInclude(standIn.requests[0], { path: '/v1/models', body: null })
  })

  test('speaks as Ollama does', async ({ assert }) => {
    const { standIn, client } = await start({ dialect: 'ollama' })
    const answer = await client.ask()
    assert.match(answer.id, /^chatcmpl-\d{3}$/)
    assert.equal(answer.system_fingerprint, 'fp_ollama')
    assert.deepEqual(answer.choices as unknown, [
      { index: 0, message: { role: 'assistant', content: 'Say hello' }, finish_reason: 'stop' },
    ])
    const { chunks, text, deltas } = await client.follow()
    assert.equal(text, 'Say hello')
    assert.equal(chunks.at(-1)!.choices[0].finish_reason, 'stop')
    assert.equal(chunks.at(-1)!.usage!.completion_tokens, 3)
    assert.isFalse(deltas.some((delta) => 'refusal' in delta))

    const { data } = await client.models.list()
    assert.isTrue(data.length > 0 && data.every(({ owned_by: owner }) => owner === 'library'))
    standIn.play({ kind: 'status', status: 404, message: 'model "x" not found' })
    const { status, error } = await client.faultOf()
    assert.equal(status, 404)
    const message = 'model "x" not found'
    assert.deepEqual(error, { message, type: 'api_error', param: null, code: null })
    standIn.play({ kind: 'refusal', text: 'I will not.' })
    assert.equal(await client.textOf(), 'I will not.')
  })

  test('ends what is underway when it closes, and calls that no hanging up', async ({ assert }) => {
    const { standIn, client } = await start()
    standIn.play({ kind: 'hang' }, { kind: 'drip', content: 'Hello' })
    const hanging = client.faultOf()
    const dripping = client.follow().catch((error) => ({ error }))
    await standIn.until(() => standIn.requests.length === 2)
    await standIn.close()
    assert.instanceOf(await hanging, OpenAI.APIConnectionError)
    const dripped = await dripping
    assert.match(dripped.error!.message, /terminated|Connection error/)
    assert.deepEqual(
      standIn.requests.map(({ hungUpAt }) => hungUpAt),
      [null, null]
    )
  })

  test('lets the process end even when it was not closed', async ({ assert }) => {
    const script = `
      import { startModelStandIn } from '#tests/helpers/model_stand_in'
      const { url, play } = await startModelStandIn()
      play({ kind: 'answer', content: 'Hello' }, { kind: 'drip', content: 'Hello' })
      const ask = () => fetch(url + '/models')
      await (await ask()).text()
      await (await ask()).body.cancel()
      // Not by the clock, which goes on while the machine is busy with something else.
      const idle = () => performance.eventLoopUtilization().idle
      const end = idle()
      process.once('exit', () => console.log(idle() - end < 2000 ? 'at once' : 'late'))`
    const args = ['--import=@poppinss/ts-exec', '--input-type=module', '--eval', script]
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: 60_000,
    })
    let output = ''
    child.stdout.on('data', (text) => (output += text))
    const [code] = await once(child, 'close')
    assert.equal(output, 'at once\n')
    assert.equal(code, 0)
  }).timeout(120_000)
})
