import { test } from '@japa/runner'
import type { FlowNode } from '#app/flows/domain/graph/graph'
import { connected, disconnected } from '#tests/functional/ai/rewriting_model'
import { newClient } from '#tests/helpers/api'
import type { ModelStandIn } from '#tests/helpers/model_stand_in'

const GOAL = 'Summarize a report for ada@kestrel-works.com'

const PROPOSED = {
  title: 'Report in short',
  inputs: [{ name: 'Report', question: 'Which report?', isLong: true }],
  steps: [
    { kind: 'prompt', name: 'Short', prompt: 'Summarize this for ⟦EMAIL 1⟧: {{Report}}' },
    { kind: 'approval', name: 'Agreed', prompt: 'All right?' },
  ],
}

test.group('A flow that a model proposes', (group) => {
  let standIn: ModelStandIn
  let model: string
  group.each.setup(async () => {
    ;({ standIn, id: model } = await connected())
    return () => disconnected(standIn)
  })

  test('has its steps, and the model hears nothing private', async ({ client, assert }) => {
    const person = await newClient(client)
    standIn.reply = () => JSON.stringify(PROPOSED)
    const answer = await person.post('/api/flow-proposals', { goal: GOAL, model })
    answer.assertStatus(200)
    const { source, title, graph } = answer.body()
    assert.deepEqual([source, title], ['model', 'Report in short'])
    assert.deepEqual(
      graph.nodes.map(({ kind }: FlowNode) => kind),
      ['ask', 'prompt', 'approval', 'result']
    )
    assert.include(graph.nodes[1].settings.text, 'ada@kestrel-works.com')
    assert.notInclude(JSON.stringify(standIn.requests.map(({ body }) => body)), 'ada@kestrel')
  })

  test('that cannot run gives way to one made without it, which says so', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const [step] = PROPOSED.steps
    for (const reply of [
      'no idea',
      JSON.stringify({ ...PROPOSED, steps: [] }),
      JSON.stringify({
        ...PROPOSED,
        steps: [{ ...step, prompt: 'Use {{Nothing like it}}', name: '' }],
      }),
    ]) {
      standIn.reply = () => reply
      const answer = await person.post('/api/flow-proposals', { goal: GOAL, model })
      assert.equal(answer.body().source, 'offline')
      assert.deepInclude(answer.body().reasons.at(-1), {
        ...{ nodeId: null },
        sentence: 'The model proposed no flow that can run, so Hone made this one without it.',
      })
    }
  })

  test('needs a model that is connected', async ({ client }) => {
    const person = await newClient(client)
    const answer = await person.post('/api/flow-proposals', { goal: GOAL, model: 'absent' })
    answer.assertStatus(422)
  })
})
