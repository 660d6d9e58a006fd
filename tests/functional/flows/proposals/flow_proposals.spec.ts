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

  test('has a title that no flow of the person has', async ({ client, assert }) => {
    const person = await newClient(client)
    for (const goal of ['Reply to customer reviews', 'List the risks of a contract']) {
      const titles: string[] = []
      for (let time = 0; time < 3; time++) {
        const { title, graph } = (await person.post(PROPOSALS, { goal })).body()
        const made = await person.post(FLOWS, { title, graph })
        made.assertStatus(201)
        titles.push(title)
      }
      const [first] = titles
      assert.deepEqual(titles, [first, `${first} (2)`, `${first} (3)`])
      for (const { id } of (await person.get(FLOWS)).body()) await person.delete(`${FLOWS}/${id}`)
    }
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

  test('is one step where Hone is not sure how to split the goal, and asks about it', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const goal = 'Go through the invoices, anything odd to me, the rest a short confirmation'
    const { graph, source, reasons, question } = (await person.post(PROPOSALS, { goal })).body()
    assert.equal(source, 'offline')
    assert.deepEqual(kinds(graph.nodes), ['ask', 'prompt', 'result'])
    assert.isTrue(
      reasons.some(({ sentence }: { sentence: string }) =>
        /not sure how to split it/.test(sentence)
      )
    )
    assert.include(goal, question!.text)
    const choices = [question!.answers[0]]
    const answered = (await person.post(PROPOSALS, { goal, choices })).body()
    assert.notDeepEqual(answered.question, question)
  })

  test('asks for the kinds that a goal sorts into, and has a way for each', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const goal = 'Sort customer mails and draft a reply for each kind'
    const { question } = (await person.post(PROPOSALS, { goal })).body()
    assert.equal(question!.asks, 'kinds')
    const choices = [{ ...question!.answers[0], kinds: ['Refund', 'Delivery'] }]
    const { graph, question: next } = (await person.post(PROPOSALS, { goal, choices })).body()
    assert.isNull(next)
    const sort = graph.nodes.find(({ kind }: { kind: string }) => kind === 'sort')
    assert.match(JSON.stringify(sort), /Refund.*Delivery/)
  })

  test('refuses answers that no question has', async ({ client, assert }) => {
    const person = await newClient(client)
    const send = (choices: unknown) => person.post(PROPOSALS, { goal: 'Write a poem', choices })
    for (const choices of [
      [{ start: 0, kind: 'dance', relation: 'next' }],
      [{ start: -1, kind: 'write', relation: 'next' }],
      [{ start: 0.5, kind: 'write', relation: 'next' }],
      Array.from({ length: 3 }, () => ({ start: 0, kind: 'write', relation: 'next' })),
      [{ start: 0, kind: 'sort', relation: 'next', kinds: ['a', 'a'] }],
      [{ start: 0, kind: 'sort', relation: 'next', kinds: [' '] }],
      [{ start: 0, kind: 'sort', relation: 'next', kinds: ['a'.repeat(61)] }],
      [{ start: 0, kind: 'sort', relation: 'next', kinds: [...'abcdefghijk'] }],
      'write',
    ])
      assert.equal((await send(choices)).status(), 422)
    const unknown = [{ start: 3_999, kind: 'write', relation: 'next' }]
    assert.equal((await send(unknown)).status(), 200)
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
