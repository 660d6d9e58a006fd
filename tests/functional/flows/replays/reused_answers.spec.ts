import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import ModelProvider from '#app/ai/models/model_provider'
import { forgetProviders } from '#app/ai/services/model_targets'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { edge, FLOWS, GREETING, node, through } from '#tests/functional/flows/flow_steps'
import {
  askedFor,
  DRAFT_AND_POLISH,
  execute,
  linesOf,
  newFlow,
  numberingModel,
  prompt,
  statesOf,
} from '#tests/functional/flows/replays/model_flow'
import { newClient } from '#tests/helpers/api'

const MONTH_MS = 30 * 24 * 60 * 60_000
const REUSE = { reuse: true }

test.group('Answers to the same content', (group) => {
  const model = numberingModel(group)

  test('are used again where a run wants it: no model is asked, and no credit is used', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const flow = await newFlow(person, DRAFT_AND_POLISH)
    const first = await execute(person, flow)
    const again = await execute(person, flow, REUSE)
    assert.deepEqual(askedFor(model.standIn), ['Draft', 'Polish'])
    assert.include(await statesOf(person, again), { draft: 'cached', polish: 'cached' })
    assert.deepEqual(await linesOf(again), ['hold', 'void'])
    const run = await person.get(`/api/runs/${again}`)
    assert.deepEqual(run.body().results, [{ title: 'Letter', value: 'Answer 2', formats: [] }])
    const draft = run.body().steps.find(({ key }: { key: string }) => key === 'draft')
    assert.deepInclude(draft, { output: 'Answer 1', reused: { by: 'content', runId: first } })
    assert.include(draft.input, 'Hello Ada')
  })

  test('are not used where a run does not want it', async ({ client, assert }) => {
    const person = await newClient(client)
    const flow = await newFlow(person, DRAFT_AND_POLISH)
    await execute(person, flow)
    const again = await execute(person, flow)
    assert.deepEqual(askedFor(model.standIn), ['Draft', 'Polish', 'Draft', 'Polish'])
    assert.deepEqual(await linesOf(again), ['hold', 'post'])
  })

  test('are used by a step of another flow, which costs a credit where another step asks', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    await execute(person, await newFlow(person, DRAFT_AND_POLISH))
    const nodes = DRAFT_AND_POLISH.nodes.with(3, prompt('polish', 'Shorten {{draft}}'))
    const other = await newFlow(person, { ...DRAFT_AND_POLISH, nodes })
    const run = await execute(person, other, REUSE)
    assert.deepEqual(askedFor(model.standIn), ['Draft', 'Polish', 'Shorten'])
    assert.include(await statesOf(person, run), { draft: 'cached', polish: 'succeeded' })
    assert.deepEqual(await linesOf(run), ['hold', 'post'])
  })

  test('are not used for another {$self}')
    .with(['value', 'setting', 'model', 'person', 'month'] as const)
    .run(async ({ client, assert }, other) => {
      const graph = through(prompt('draft', 'Draft {{hello}}'))
      const person = await newClient(client)
      const flow = await newFlow(person, graph)
      await execute(person, flow)
      const changed = prompt('draft', 'Draft {{hello}}')
      const setting = { ...changed, settings: { ...changed.settings, maxTokens: 101 } }
      const runs = {
        value: () => execute(person, flow, { ...REUSE, inputs: { who: 'Bea' } }),
        setting: async () => execute(person, await newFlow(person, through(setting)), REUSE),
        async model() {
          await ModelProvider.query().update({ model: 'another-model' })
          forgetProviders()
          return execute(person, flow, REUSE)
        },
        async person() {
          const somebody = await newClient(client)
          return execute(somebody, await newFlow(somebody, graph), REUSE)
        },
        async month() {
          await db.from('run_steps').update({ ended_ms: Date.now() - MONTH_MS })
          return execute(person, flow, REUSE)
        },
      }
      await runs[other]()
      assert.deepEqual(askedFor(model.standIn), ['Draft', 'Draft'])
    })

  test('are used inside a For each', async ({ client, assert }) => {
    const person = await newClient(client)
    const inside = { ...prompt('inside', 'Greet {{item}}'), parent: 'each' }
    const each = node('each', 'for-each', {
      ...{ list: '{{who}}', parallel: 1, whenItemFails: 'stop', gather: 'inside' },
    })
    const out = node('out', 'result', { value: '{{each}}', title: 'All', formats: [] })
    const graph: FlowGraph = {
      ...{ format: 1, nodes: [GREETING.nodes[0], each, inside, out], notes: [] },
      edges: [edge('in', 'each'), edge('each', 'out')],
    }
    const flow = await newFlow(person, graph)
    await execute(person, flow, { inputs: { who: 'Ada\nBea' } })
    const run = await execute(person, flow, { ...REUSE, inputs: { who: 'Ada\nBea\nCem' } })
    assert.deepEqual(askedFor(model.standIn), ['Greet', 'Greet', 'Greet'])
    assert.include(await statesOf(person, run), {
      ...{ 'each#0/inside': 'cached', 'each#1/inside': 'cached', 'each#2/inside': 'succeeded' },
    })
    assert.deepEqual(await linesOf(run), ['hold', 'post'])
    const free = await execute(person, flow, { ...REUSE, inputs: { who: 'Ada\nBea\nCem' } })
    assert.deepEqual(askedFor(model.standIn), ['Greet', 'Greet', 'Greet'])
    assert.deepEqual(await linesOf(free), ['hold', 'void'])
  })

  test('are never those of a step that failed', async ({ client, assert }) => {
    const person = await newClient(client)
    const list = prompt('draft', 'Draft {{hello}}')
    const graph = through({ ...list, settings: { ...list.settings, answer: 'list' } })
    const flow = await newFlow(person, graph)
    model.standIn.reply = () => 'This is no list.'
    await execute(person, flow)
    model.standIn.reply = () => '{"items": ["A"]}'
    const run = await execute(person, flow, REUSE)
    assert.include(await statesOf(person, run), { draft: 'succeeded' })
  })

  test('are asked for with yes or no', async ({ client, assert }) => {
    const person = await newClient(client)
    const flow = await newFlow(person, GREETING)
    const answer = await person.post(`${FLOWS}/${flow}/execute`, { reuse: 'yes' })
    answer.assertStatus(422)
    assert.property(answer.body().fields, 'reuse')
  })
})
