import { test } from '@japa/runner'
import type { FlowNode } from '#app/flows/domain/graph/graph'
import { problemsOf } from '#app/flows/domain/checks/validate_graph'
import { FLOWS } from '#tests/functional/flows/flow_steps'
import { newClient } from '#tests/helpers/api'

const PROPOSALS = '/api/flow-proposals'
const kinds = (nodes: FlowNode[]) => nodes.map(({ kind }) => kind)

test.group('A proposed flow', () => {
  test('does the jobs of a goal in order, asks first, and asks a person where the goal says so', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const goal =
      'Read the contract, list the risks, and wait for legal to approve before writing a letter to the supplier'
    const answer = await person.post(PROPOSALS, { goal })
    answer.assertStatus(200)
    const { graph, source, context, reasons, readyFlowId } = answer.body()
    assert.deepEqual([source, context, readyFlowId], ['offline', goal, null])
    assert.deepEqual(kinds(graph.nodes), ['ask', 'prompt', 'approval', 'prompt', 'result'])
    assert.deepEqual(problemsOf(graph), [])
    assert.deepEqual(reasons[1], {
      ...{ nodeId: 'step-1', sentence: 'From your words: “list the risks”.' },
    })
  })

  test('is the ready one where that does what the goal asks for', async ({ client, assert }) => {
    const person = await newClient(client)
    const answer = await person.post(PROPOSALS, { goal: 'Reply to customer reviews' })
    assert.include(answer.body(), { source: 'ready', readyFlowId: 'review-replies' })
  })

  test('names the ready flows that do about the same', async ({ client, assert }) => {
    const person = await newClient(client)
    const goal = 'Turn meeting notes into a follow-up email and ask me before it is finished'
    const answer = await person.post(PROPOSALS, { goal })
    assert.include(answer.body(), { source: 'offline', readyFlowId: null })
    assert.equal(answer.body().nearReadyFlowIds[0], 'meeting')
    const ready = await person.post(PROPOSALS, { goal: 'Reply to customer reviews' })
    assert.notInclude(ready.body().nearReadyFlowIds, 'review-replies')
  })

  test('is one step where Hone is not sure how to split the goal', async ({ client, assert }) => {
    const person = await newClient(client)
    const goal =
      'Read the reviews, list the five main complaints, and write a reply to each of them'
    const { graph, source, reasons } = (await person.post(PROPOSALS, { goal })).body()
    assert.equal(source, 'offline')
    assert.deepEqual(kinds(graph.nodes), ['ask', 'prompt', 'result'])
    assert.match(reasons.at(-1).sentence, /not sure how to split it/)
  })

  test('is not kept before somebody accepts it', async ({ client, assert }) => {
    const person = await newClient(client)
    const proposed = await person.post(PROPOSALS, { goal: 'Write a poem, then translate it' })
    assert.deepEqual((await person.get(FLOWS)).body(), [])
    const { title, context, graph } = proposed.body()
    const made = await person.post(FLOWS, { title, context, graph })
    made.assertStatus(201)
    assert.equal(made.body().currentStep, 4)
  })

  test('of a prompt keeps its words', async ({ client, assert }) => {
    const person = await newClient(client)
    const prompt =
      'Write a product description for {{product}}. Keep it under 80 words. Then translate it into French.'
    const answer = await person.post(PROPOSALS, { prompt })
    const { graph } = answer.body()
    assert.deepEqual(kinds(graph.nodes), ['ask', 'prompt', 'prompt', 'result'])
    assert.include(graph.nodes[1].settings.text, 'Keep it under 80 words')
    assert.include(graph.nodes[1].settings.text, '{{product}}')
    assert.equal(graph.nodes[0].settings.fields[0].name, 'product')
  })

  test('needs a goal, or a prompt, of a bounded length', async ({ client, assert }) => {
    const person = await newClient(client)
    for (const [body, field] of [
      [{}, 'goal'],
      [{ goal: 'Write a poem', prompt: 'Write a poem' }, 'goal'],
      [{ goal: 'x'.repeat(2_001) }, 'goal'],
      [{ goal: '\u200b' }, 'goal'],
      [{ goal: 'Ask me before you start' }, 'goal'],
      [{ goal: 'asdf' }, 'goal'],
      [{ goal: 'Write a poem', graph: {} }, 'graph'],
    ] as const) {
      const answer = await person.post(PROPOSALS, body)
      answer.assertStatus(422)
      assert.property(answer.body().fields, field)
    }
  })
})
