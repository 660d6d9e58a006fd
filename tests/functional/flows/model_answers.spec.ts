import { test } from '@japa/runner'
import { FAILURE_WORDS } from '#app/ai/domain/model_failure'
import ModelCall from '#app/ai/models/model_call'
import { startWorker } from '#app/core/jobs/start_worker'
import { connected, disconnected } from '#tests/functional/ai/rewriting_model'
import { FLOWS, node, through } from '#tests/functional/flows/flow_steps'
import { linesOf } from '#tests/functional/flows/replays/model_flow'
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

  /** Runs a flow once. */
  async function run(person: SignedClient, graph: object, day: Day) {
    standIn.play(day)
    const flow = await person.post(FLOWS, { title: 'Ask', graph })
    flow.assertStatus(201)
    const { body } = await person
      .post(`${FLOWS}/${flow.body().id}/execute`, {
        inputs: { who: 'Ada' },
      })
      .then((answer) => ({ body: answer.body() }))
    const id: string = body.id ?? body.runId
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
})
