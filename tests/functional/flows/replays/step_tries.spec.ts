import { test } from '@japa/runner'
import { startWorker } from '#app/core/jobs/start_worker'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { APPROVAL, edge, FLOWS, GREETING, node } from '#tests/functional/flows/flow_steps'
import { newFlow, statesOf } from '#tests/functional/flows/replays/model_flow'
import { newClient, type SignedClient } from '#tests/helpers/api'
import { csvOf } from '#tests/functional/flows/batches/batch_steps'

const [ask, hello, out] = GREETING.nodes

/** Nothing leads to `shout`, and nothing takes its output. */
const UNFINISHED: FlowGraph = {
  ...GREETING,
  nodes: [
    ...[ask, hello, out],
    node('shout', 'format', { text: '{{hello}}, {{triage.category}}!', as: 'text' }),
    node('join', 'combine', { separator: ' + ', hasHeadings: false }),
    node('broken', 'format', { text: '', as: 'text' }),
    node('each', 'for-each', {
      ...{ list: '{{rows}}', parallel: 2, whenItemFails: 'stop', gather: 'line' },
    }),
    {
      ...node('line', 'format', { text: '{{index}}: {{item}} {{hello}}', as: 'text' }),
      parent: 'each',
    },
  ],
  edges: [...GREETING.edges, edge('in', 'join'), edge('hello', 'join')],
}

const tryOf = (person: SignedClient, flowId: string, only: string, inputs: object) =>
  person.post(`${FLOWS}/${flowId}/execute`, { only, inputs })

test.group('Trying one step with sample values', (group) => {
  group.setup(() => startWorker())

  test('runs a step of a flow that is not finished', async ({ client, assert }) => {
    const person = await newClient(client)
    const flowId = await newFlow(person, UNFINISHED)
    const inputs = { hello: 'Hello', triage: { category: 'urgent' } }
    const answer = await tryOf(person, flowId, 'shout', inputs)
    answer.assertStatus(200)
    assert.equal(answer.body().results[0].value, 'Hello, urgent!')
    assert.include(answer.body(), { only: 'shout', hasSamples: true, credits: 1, version: 1 })
    assert.deepEqual(await statesOf(person, answer.body().id), { shout: 'succeeded' })
  })

  test('gives a step that combines others what stands for their outputs', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const flowId = await newFlow(person, UNFINISHED)
    const answer = await tryOf(person, flowId, 'join', { hello: 'Two' })
    assert.equal(answer.body().results[0].value, 'Two')
  })

  test('runs a For each over sample lines, and a step inside it with a sample entry', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const flowId = await newFlow(person, UNFINISHED)
    const all = await tryOf(person, flowId, 'each', { rows: 'a\nb', hello: 'x' })
    assert.deepEqual(all.body().results[0].value, ['1: a x', '2: b x'])
    const one = await tryOf(person, flowId, 'line', { index: '7', item: 'c' })
    assert.equal(one.body().results[0].value, '7: c ')
  })

  test('refuses a step that is absent, asks, or is unfinished, and unknown names', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const flowId = await newFlow(person, UNFINISHED)
    const refused: [string, object, string][] = [
      ['nothing', {}, 'only'],
      ['in', {}, 'only'],
      ['broken', {}, 'graph.broken'],
      ['shout', { who: 'Ada' }, 'inputs.who'],
      ['shout', { hello: 'x'.repeat(1_000_001) }, 'inputs.hello'],
    ]
    for (const [only, inputs, field] of refused) {
      const answer = await tryOf(person, flowId, only, inputs)
      answer.assertStatus(422)
      assert.deepEqual(Object.keys(answer.body().fields), [field])
    }
    const other = await newClient(client)
    ;(await tryOf(other, flowId, 'shout', {})).assertStatus(404)
  })

  test('is repeated with the same values, as it was and as it is now', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const flowId = await newFlow(person, UNFINISHED)
    const first = (await tryOf(person, flowId, 'shout', { hello: 'Hi' })).body()
    const { etag } = (await person.get(`${FLOWS}/${flowId}`)).headers()
    const nodes = UNFINISHED.nodes.map((one) =>
      one.id === 'shout' ? node('shout', 'format', { text: '{{hello}}?', as: 'text' }) : one
    )
    const body = { graph: { ...UNFINISHED, nodes } }
    await person.put(`${FLOWS}/${flowId}/draft`, body).header('If-Match', etag)
    const valueOf = async (more: object) => {
      const again = await person.post(`/api/runs/${first.id}/replays`, more)
      return again.body().results[0].value
    }
    assert.equal(await valueOf({}), 'Hi, !')
    assert.equal(await valueOf({ only: 'shout', draft: true }), 'Hi?')
    const elsewhere = await person.post(`/api/runs/${first.id}/replays`, { from: 'hello' })
    elsewhere.assertStatus(422)
  })

  test('is neither a test run of the flow nor a base of a forecast', async ({ client, assert }) => {
    const person = await newClient(client)
    const flowId = await newFlow(person, GREETING)
    ;(await tryOf(person, flowId, 'hello', { who: 'Ada' })).assertStatus(200)
    assert.equal((await person.get(`${FLOWS}/${flowId}`)).body().currentStep, 4)
    const preview = await person.post(`${FLOWS}/${flowId}/batch-previews`, {
      csv: csvOf(['Ada', 'Bea']),
    })
    assert.isNull(preview.body().forecast)
    await person.post(`${FLOWS}/${flowId}/execute`, { inputs: { who: 'Ada' } })
    assert.equal((await person.get(`${FLOWS}/${flowId}`)).body().currentStep, 5)
  })

  test('waits for the approval of a step that asks for one', async ({ client, assert }) => {
    const person = await newClient(client)
    const graph = { ...GREETING, nodes: [...GREETING.nodes, APPROVAL] }
    const flowId = await newFlow(person, graph)
    const answer = await tryOf(person, flowId, 'wait', { hello: 'Hi' })
    answer.assertStatus(202)
    const run = (await person.get(`/api/runs/${answer.body().id}`)).body()
    const { approval } = run.steps[0]
    const token = approval.path.slice(3)
    const decided = await person.post(`/api/approvals/${token}`, { decision: 'approved' })
    decided.assertStatus(200)
    assert.equal(run.steps[0].status, 'waiting')
  })
})
