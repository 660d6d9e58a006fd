import { test } from '@japa/runner'
import { FAILURE_WORDS } from '#app/ai/domain/model_failure'
import ModelCall from '#app/ai/models/model_call'
import { startWorker } from '#app/core/jobs/start_worker'
import { connected, disconnected } from '#tests/functional/ai/rewriting_model'
import { FLOWS, node, through } from '#tests/functional/flows/flow_steps'
import { execute, linesOf } from '#tests/functional/flows/replays/model_flow'
import { newClient, type SignedClient } from '#tests/helpers/api'
import type { Day, ModelStandIn } from '#tests/helpers/model_stand_in'

const field = (name: string) => ({ name, description: name })
const STEPS = {
  text: { answer: 'text', fields: [] },
  list: { answer: 'list', fields: [] },
  fields: { answer: 'fields', fields: [field('city'), field('country')] },
}

const promptFor = (as: keyof typeof STEPS) =>
  through(
    node('asks', 'prompt', { text: 'About {{hello}}', model: null, maxTokens: 100, ...STEPS[as] })
  )

const SORT = through(
  node('asks', 'sort', {
    ...{ text: '{{hello}}', model: null },
    categories: ['A', 'B'].map((label) => ({ id: label.toLowerCase(), label, description: '' })),
  }),
  'a'
)

const streamed = (delta: object, reason = 'stop'): Day => {
  const chunks = [{ delta }, { delta: {}, finish_reason: reason }]
  const lines = chunks.map((choice) => JSON.stringify({ choices: [{ index: 0, ...choice }] }))
  const body = [...lines, '[DONE]'].map((line) => `data: ${line}\n\n`).join('')
  return { kind: 'body', type: 'text/event-stream', body }
}

test.group('What a model answers to a step', (group) => {
  let standIn: ModelStandIn

  group.setup(() => startWorker())
  group.each.setup(async () => {
    standIn = (await connected()).standIn
    return () => disconnected(standIn)
  })

  const run = (person: SignedClient, graph: object, day: Day) => {
    standIn.play(day)
    return runOnce(person, graph)
  }

  async function runOnce(person: SignedClient, graph: object) {
    const flow = await person.post(FLOWS, { title: 'Ask', graph })
    flow.assertStatus(201)
    const id = await execute(person, flow.body().id)
    const { status, error, steps } = (await person.get(`/api/runs/${id}`)).body()
    const step = steps.find(({ key }: { key: string }) => key === 'asks')
    return { id, status, error, output: step.output }
  }

  const answer = (content: string): Day => ({ kind: 'answer', content, chunks: 9 })

  test('is its output without the thoughts, whether or not the model opens them: {$self}')
    .with(['<think>plan</think>The Answer', 'plan the answer first…</think>The Answer'])
    .run(async ({ client, assert }, content) => {
      const { output } = await run(await newClient(client), promptFor('text'), answer(content))
      assert.equal(output, 'The Answer')
    })

  test('is shown from its beginning once a thought ends that nothing opened', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const { id } = await run(person, promptFor('text'), answer('plan…</think>The Answer'))
    const events = (await person.get(`/api/runs/${id}/events`)).text()
    const shown = events.slice(events.lastIndexOf('"status":"running"'))
    assert.include(shown, 'Answer')
    assert.notInclude(shown, 'plan')
  })

  test('fails the step and costs nothing where it is {what}')
    .with([
      { what: 'a thought alone', day: answer('<think>never closed, only thoughts') },
      {
        what: 'a thought beside no answer',
        day: streamed({ reasoning_content: 'a', content: '' }),
      },
      { what: 'nothing', day: answer('') },
      { what: 'white space', day: answer(' \n\u200b') },
      {
        what: 'a call of a tool',
        day: streamed(
          { tool_calls: [{ index: 0, id: '1', function: { name: 'find', arguments: '{}' } }] },
          'tool_calls'
        ),
      },
    ])
    .run(async ({ client, assert }, { day }) => {
      const person = await newClient(client)
      const { id, status, error } = await run(person, promptFor('text'), day)
      assert.equal(status, 'failed')
      assert.include(error, { code: 'empty', message: FAILURE_WORDS.empty })
      assert.deepEqual(await linesOf(id), ['hold', 'void'])
      const [call] = await ModelCall.query().where('user_id', person.user.id)
      assert.equal(call.outcome, 'empty')
    })

  test('is read behind thoughts that hold JSON too', async ({ client, assert }) => {
    const person = await newClient(client)
    const list = answer('<think>plan {"items":["wrong"]}</think>{"items":["a","b"]}')
    assert.deepEqual((await run(person, promptFor('list'), list)).output, ['a', 'b'])
    const sorted = answer('<think>{"category":"B"}? no</think>{"category":"A"}')
    assert.equal((await run(person, SORT, sorted)).output, 'A')
  })

  test('is taken out of what stands around it, and holds what was asked alone', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const fenced = answer('Here you go:\n```json\n{"items":["a","b"]}\n```\nHope this helps!')
    assert.deepEqual((await run(person, promptFor('list'), fenced)).output, ['a', 'b'])
    const more = answer('{"why":"so","country":"France","city":"Paris"}')
    const asked = { city: 'Paris', country: 'France' }
    assert.deepEqual((await run(person, promptFor('fields'), more)).output, asked)
  })

  for (const [graph, contents] of [
    [promptFor('fields'), ['{"city":"Par', '{"city":"Paris"}', '{"city":"Paris","country":null}']],
    [promptFor('list'), ['{"list":["a"]}', '{"items":"a, b"}', '{"items":["a",', '["a"]']],
    [SORT, ['{"category":"C"}', 'A']],
  ] satisfies [object, string[]][])
    test('fails the step and costs nothing where it has not the form that was asked: {$self}')
      .with(contents)
      .run(async ({ client, assert }, content) => {
        const { id, error } = await run(await newClient(client), graph, answer(content))
        assert.include(error, { code: 'wrong_shape' })
        assert.deepEqual(await linesOf(id), ['hold', 'void'])
      })

  test('is joined where the provider sends it in parts, without the thoughts among them', async ({
    client,
    assert,
  }) => {
    const thought = { type: 'thinking', thinking: [{ type: 'text', text: 'plan' }] }
    const parts = [thought, { type: 'text', text: 'Hello ' }, { type: 'text', text: 'there' }]
    const day = streamed({ content: parts })
    const { output } = await run(await newClient(client), promptFor('text'), day)
    assert.equal(output, 'Hello there')
  })

  for (const api of ['chat', 'responses'] as const)
    test(`is read also where the provider does not stream it, as {type}, through ${api}`)
      .with([{ type: 'application/json' }, { type: 'text/plain' }, { type: 'text/event-stream' }])
      .run(async ({ client, assert, cleanup }, { type }) => {
        const { standIn: other } = await connected(api)
        cleanup(() => disconnected(other))
        other.play({ kind: 'body', type, body: JSON.stringify(WHOLE[api], null, 2) })
        const person = await newClient(client)
        const { output, status } = await runOnce(person, promptFor('text'))
        assert.deepEqual([status, output], ['succeeded', 'Plain'])
        const [call] = await ModelCall.query().where('user_id', person.user.id)
        assert.deepEqual([call.inputTokens, call.outputTokens, call.isEstimate], [7, 2, false])
      })
})

const WHOLE = {
  chat: {
    choices: [{ message: { content: 'Plain' }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 7, completion_tokens: 2 },
  },
  responses: {
    ...{ object: 'response', status: 'completed', error: null },
    output: [{ type: 'message', content: [{ type: 'output_text', text: 'Plain' }] }],
    usage: { input_tokens: 7, output_tokens: 2 },
  },
}
