import { test } from '@japa/runner'
import { v7 } from 'uuid'
import ModelProvider from '#app/ai/models/model_provider'
import { forgetProviders } from '#app/ai/services/model_targets'
import { GREETING, node, through } from '#tests/functional/flows/flow_steps'
import {
  DRAFT_AND_POLISH,
  execute,
  linesOf,
  newFlow,
  numberingModel,
  prompt,
  statesOf,
} from '#tests/functional/flows/replays/model_flow'
import { newClient, type SignedClient } from '#tests/helpers/api'

test.group('Replaying a run', (group) => {
  const model = numberingModel(group)

  const replay = (person: SignedClient, runId: string, body: object) =>
    person.post(`/api/runs/${runId}/replays`, body)

  /** A run that has succeeded with two answers of a model. */
  async function ran(person: SignedClient): Promise<string> {
    const id = await execute(person, await newFlow(person, DRAFT_AND_POLISH))
    model.standIn.requests.length = 0
    return id
  }

  test('from a step on asks models again only there, and costs one credit', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const first = await ran(person)
    const answer = await replay(person, first, { from: 'polish' })
    answer.assertStatus(200)
    const { id, replayOf, credits, results } = answer.body()
    assert.deepEqual({ replayOf, credits }, { replayOf: first, credits: 1 })
    assert.deepEqual(results, [{ title: 'Letter', value: 'Answer 3', formats: [] }])
    assert.lengthOf(model.standIn.requests, 1)
    assert.deepEqual(await statesOf(person, id), {
      ...{ in: 'cached', hello: 'cached', draft: 'cached' },
      ...{ polish: 'succeeded', out: 'succeeded' },
    })
    const run = await person.get(`/api/runs/${id}`)
    const draft = run.body().steps.find(({ key }: { key: string }) => key === 'draft')
    assert.deepInclude(draft, { output: 'Answer 1', reused: { by: 'replay', runId: first } })
    assert.include(draft.input, 'Hello Ada')
    assert.deepEqual(await linesOf(id), ['hold', 'post'])
  })

  test('from a step behind all models asks none, and costs nothing', async ({ client, assert }) => {
    const person = await newClient(client)
    const answer = await replay(person, await ran(person), { from: 'out' })
    answer.assertStatus(200)
    assert.equal(answer.body().credits, 0)
    assert.deepEqual(answer.body().results, [{ title: 'Letter', value: 'Answer 2', formats: [] }])
    assert.isEmpty(model.standIn.requests)
    assert.deepEqual(await linesOf(answer.body().id), ['hold', 'void'])
  })

  test('of one step runs no other, and its output is the result', async ({ client, assert }) => {
    const person = await newClient(client)
    const answer = await replay(person, await ran(person), { only: 'draft' })
    answer.assertStatus(200)
    const { id, status, results } = answer.body()
    assert.equal(status, 'succeeded')
    assert.deepEqual(results, [{ title: 'draft', value: 'Answer 3', formats: ['markdown'] }])
    assert.lengthOf(model.standIn.requests, 1)
    const states = await statesOf(person, id)
    assert.deepEqual(states, { in: 'cached', hello: 'cached', draft: 'succeeded' })
    assert.deepEqual(await linesOf(id), ['hold', 'post'])
  })

  test('as a whole runs all steps again with the same inputs', async ({ client, assert }) => {
    const person = await newClient(client)
    const answer = await replay(person, await ran(person), {})
    answer.assertStatus(200)
    assert.deepEqual(answer.body().inputs, { who: 'Ada' })
    assert.lengthOf(model.standIn.requests, 2)
    assert.notInclude(Object.values(await statesOf(person, answer.body().id)), 'cached')
    assert.deepEqual(await linesOf(answer.body().id), ['hold', 'post'])
  })

  test('of a flow without models costs one credit, also where steps are reused', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const first = await execute(person, await newFlow(person, GREETING))
    const answer = await replay(person, first, { from: 'out' })
    assert.equal(answer.body().credits, 1)
    assert.deepEqual(await linesOf(answer.body().id), ['hold', 'post'])
  })

  test('asks another model where one is named', async ({ client, assert }) => {
    const person = await newClient(client)
    const first = await ran(person)
    const { id } = await ModelProvider.query().firstOrFail()
    await ModelProvider.query().where('id', id).update({ model: null })
    forgetProviders()
    const answer = await replay(person, first, { model: `${id}/another-model` })
    answer.assertStatus(200)
    const models = model.standIn.requests.map(({ body }) => body.model)
    assert.deepEqual(models, ['another-model', 'another-model'])
    const absent = await replay(person, first, { model: 'absent' })
    absent.assertStatus(422)
    assert.property(absent.body().fields, 'model')
  })

  test('goes on where a run has failed, without repeating what was finished', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const list = prompt('polish', 'Polish {{draft}}')
    const nodes = DRAFT_AND_POLISH.nodes.with(3, {
      ...list,
      settings: { ...list.settings, answer: 'list' },
    })
    model.standIn.reply = () => 'This is no list.'
    const first = await execute(person, await newFlow(person, { ...DRAFT_AND_POLISH, nodes }))
    const states = await statesOf(person, first)
    assert.include(states, { draft: 'succeeded', polish: 'failed' })
    const refused = await replay(person, first, { from: 'out' })
    refused.assertStatus(422)
    assert.deepEqual(refused.body().fields, {
      from: '"out" needs the output of "polish", which the earlier run does not have.',
    })
    model.standIn.requests.length = 0
    model.standIn.reply = () => '{"items": ["Polished"]}'
    const answer = await replay(person, first, { from: 'polish' })
    answer.assertStatus(200)
    assert.deepEqual(answer.body().results, [{ title: 'Letter', value: ['Polished'], formats: [] }])
    assert.lengthOf(model.standIn.requests, 1)
  })

  test('that fails costs nothing', async ({ client, assert }) => {
    const person = await newClient(client)
    const broken = node('broken', 'format', { text: '{"a" {{hello}}}', as: 'json' })
    const first = await execute(person, await newFlow(person, through(broken)))
    for (const body of [{ from: 'broken' }, { only: 'broken' }]) {
      const answer = await replay(person, first, body)
      answer.assertStatus(422)
      assert.equal(answer.body().code, 'run_failed')
      assert.deepEqual(await linesOf(answer.body().runId), ['hold', 'void'])
    }
  })

  test('keeps the version of the run, whatever its flow has become', async ({ client, assert }) => {
    const person = await newClient(client)
    const flow = await newFlow(person, GREETING)
    const first = await execute(person, flow)
    const graph = through(node('more', 'format', { text: '{{hello}}!', as: 'text' }))
    await person.put(`/api/flows/${flow}/draft`, { graph })
    const answer = await replay(person, first, { from: 'hello' })
    assert.include(answer.body(), { version: 1, status: 'succeeded' })
    assert.deepEqual(answer.body().results, [
      { title: 'Greeting', value: 'Hello Ada', formats: [] },
    ])
  })

  test('starts one run for one Idempotency-Key, and does not wait where the client prefers', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const first = await ran(person)
    const key = v7()
    const send = () =>
      replay(person, first, { from: 'polish' })
        .header('Idempotency-Key', key)
        .header('Prefer', 'respond-async')
    const [one, other] = [await send(), await send()]
    one.assertStatus(202)
    assert.equal(other.body().id, one.body().id)
    const events = await person.get(`${one.header('location')}/events`)
    assert.match(events.text(), /event: run\ndata: .*"succeeded"/)
  })

  test('is refused for two ways to begin, and for what is another person’s', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const first = await ran(person)
    const both = await replay(person, first, { from: 'draft', only: 'polish' })
    both.assertStatus(422)
    assert.property(both.body().fields, 'only')
    const other = await newClient(client)
    const answer = await replay(other, first, {})
    answer.assertStatus(404)
  })
})
