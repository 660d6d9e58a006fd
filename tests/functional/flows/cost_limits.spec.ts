import { test } from '@japa/runner'
import ModelProvider from '#app/ai/models/model_provider'
import { forgetProviders } from '#app/ai/services/model_targets'
import { startWorker } from '#app/core/jobs/start_worker'
import { connected, disconnected } from '#tests/functional/ai/rewriting_model'
import { FLOWS, node, through } from '#tests/functional/flows/flow_steps'
import { newClient, type SignedClient } from '#tests/helpers/api'
import type { ModelStandIn } from '#tests/helpers/model_stand_in'

const GRAPH = through(
  node('writes', 'prompt', {
    ...{ text: 'Greet {{hello}}', model: null, maxTokens: 1000, answer: 'text', fields: [] },
  })
)

test.group('The cost limit of a run', (group) => {
  let standIn: ModelStandIn

  group.setup(() => startWorker())
  group.each.setup(async () => {
    standIn = (await connected()).standIn
    standIn.reply = () => 'Good day'
    return () => disconnected(standIn)
  })

  async function execute(person: SignedClient, maxCost: number) {
    const made = await person.post(FLOWS, { title: 'Greet', graph: GRAPH })
    const inputs = { who: 'Ada' }
    return person.post(`${FLOWS}/${made.body().id}/execute`, { inputs, maxCost })
  }

  test('keeps a model from being asked that may cost more', async ({ client, assert }) => {
    const person = await newClient(client)
    // 1,000 tokens of the answer alone may cost $0.0045.
    const answer = await execute(person, 0.004)
    answer.assertStatus(422)
    assert.isEmpty(standIn.requests)
    const run = await person.get(`/api/runs/${answer.body().runId}`)
    assert.include(run.body().error, { code: 'cost_limit', step: 'writes' })
  })

  test('lets a run go on that stays below it', async ({ client, assert }) => {
    const person = await newClient(client)
    const answer = await execute(person, 0.01)
    answer.assertStatus(200)
    assert.isAbove(answer.body().cost, 0)
    assert.isAtMost(answer.body().cost, 0.01)
  })

  test('cannot be kept where the price of the model is not known', async ({ client, assert }) => {
    await ModelProvider.query().update({ model: 'house-model' })
    forgetProviders()
    const person = await newClient(client)
    const answer = await execute(person, 5)
    answer.assertStatus(422)
    assert.isEmpty(standIn.requests)
    const run = await person.get(`/api/runs/${answer.body().runId}`)
    assert.include(run.body().error, { code: 'price_unknown' })
  })
})
