import { test } from '@japa/runner'
import { startWorker } from '#app/core/jobs/start_worker'
import { connected, disconnected } from '#tests/functional/ai/rewriting_model'
import { FLOWS, GREETING, edge, node, through } from '#tests/functional/flows/flow_steps'
import { newClient, type SignedClient } from '#tests/helpers/api'
import type { ModelStandIn } from '#tests/helpers/model_stand_in'

const writes = node('writes', 'prompt', {
  ...{ text: 'Greet {{hello}}', model: null, maxTokens: 1000, answer: 'text', fields: [] },
})

test.group('What a flow in a flow costs', (group) => {
  let standIn: ModelStandIn

  group.setup(() => startWorker())
  group.each.setup(async () => {
    standIn = (await connected()).standIn
    standIn.reply = () => 'Good day'
    return () => disconnected(standIn)
  })

  /** @param count how many runs of a flow that asks a model are beside each other in one more flow */
  async function execute(person: SignedClient, maxCost: number, count = 1) {
    const made = await person.post(FLOWS, { title: 'Inner', graph: through(writes) })
    const inner = (at: number) =>
      node(`inner${at}`, 'flow', { flowId: made.body().id, values: { who: '{{hello}}' } })
    const graph = structuredClone(GREETING)
    const ids = Array.from({ length: count }, (_, at) => inner(at))
    graph.nodes.push(...ids)
    graph.edges = [edge('in', 'hello')]
    for (const { id } of ids) graph.edges.push(edge('hello', id), edge(id, 'out'))
    const outer = await person.post(FLOWS, { title: 'Outer', graph })
    return person.post(`${FLOWS}/${outer.body().id}/execute`, { inputs: { who: 'Ada' }, maxCost })
  }

  test('counts for the run around it, and is shown at its step', async ({ client, assert }) => {
    const person = await newClient(client)
    const answer = await execute(person, 0.02, 2)
    answer.assertStatus(200)
    const run = (await person.get(`/api/runs/${answer.body().id}`)).body()
    const steps = run.steps.filter(({ childRunId }: { childRunId: unknown }) => childRunId)
    assert.lengthOf(steps, 2)
    const sum = steps.reduce((total: number, { cost }: { cost: number }) => total + cost, 0)
    assert.isAbove(steps[0].cost, 0)
    assert.closeTo(run.cost, sum, 1e-9)
    assert.isAbove(run.inputTokens, 0)
  })

  test('stays below the limit of the run around it, which those beside each other share', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    // 1,000 tokens of one answer may cost $0.0045: enough for one at a time, but not for both.
    const answer = await execute(person, 0.008, 2)
    answer.assertStatus(422)
    assert.isEmpty(standIn.requests)
    const run = (await person.get(`/api/runs/${answer.body().runId}`)).body()
    assert.equal(run.error.code, 'cost_limit')
    const alone = await execute(await newClient(client), 0.008)
    alone.assertStatus(200)
  })
})
