import { test } from '@japa/runner'
import { waitEndOf } from '#app/flows/domain/runs/child_runs'
import type { FlowNode } from '#app/flows/domain/graph/graph'
import {
  graphOf,
  Memory,
  node,
  promptNode as prompt,
  runGraph,
} from '#tests/unit/flows/runs/engine_runs'

const result = (name: string) =>
  node('out', 'result', { value: `{{${name}}}`, title: '', formats: [] })

test.group('An item of a For each that fails', () => {
  const loop = (...inner: FlowNode[]) => [
    node('each', 'for-each', {
      ...{ list: '{{rows}}', parallel: 1, whenItemFails: 'skip', gather: 'slow' },
    }),
    ...inner.map((one) => ({ ...one, parent: 'each' })),
    result('each'),
  ]
  const inputs = { rows: ['x', 'y'] }

  test('stops its other steps, which are stored as canceled', async ({ assert }) => {
    const memory = new Memory()
    const inner = [
      prompt('bad', { fails: 'once' }),
      prompt('slow', { turns: 50 }),
      node('ask', 'approval'),
    ]
    const end = await runGraph(graphOf(loop(...inner), 'each.failed>out'), { memory, inputs })
    assert.equal(end?.status, 'succeeded')
    const statuses = ['bad', 'slow', 'ask'].map((id) => memory.steps.get(`each#0/${id}`)?.status)
    assert.deepEqual(statuses, ['failed', 'canceled', 'canceled'])
    assert.notInclude(memory.worked, 'each#0/slow')
    assert.isEmpty([...memory.steps.values()].filter(({ endedMs }) => endedMs === null))
  })

  test('fails the For each only where all items fail', async ({ assert }) => {
    const memory = new Memory()
    const bad = prompt('slow', { fails: 'once' })
    const end = await runGraph(graphOf(loop(bad), 'each>out'), { memory, inputs })
    assert.include(end?.error, { code: 'items_failed', step: 'each' })
    assert.equal(end?.error?.message, '2 of 2 items failed.')
  })

  test('is counted in what is stored of the For each', async ({ assert }) => {
    const memory = new Memory()
    const rules = [
      { id: 'bad', label: 'Bad', all: [{ value: '{{item}}', test: 'is', other: 'x' }] },
    ]
    const inner = [
      node('which', 'decide', { rules }),
      prompt('bad', { fails: 'once' }),
      prompt('slow'),
    ]
    const edges = ['which.bad>bad', 'which.otherwise>slow', 'each>out']
    const end = await runGraph(graphOf(loop(...inner), ...edges), { memory, inputs })
    assert.deepEqual(end?.results[0].value, [null, 'slow done'])
    assert.include(memory.steps.get('each'), { status: 'succeeded' })
    assert.equal(memory.steps.get('each')?.error?.message, '1 of 2 items failed.')
    const note = { code: 'items_failed', message: '1 of 2 items failed.', step: 'each' }
    assert.deepEqual(end, { status: 'succeeded', error: note, results: end!.results })
    assert.deepEqual(
      await runGraph(graphOf(loop(...inner), ...edges), { memory, inputs }),
      end,
      'after an interruption'
    )
  })

  test('is told by the run around its run', ({ assert }) => {
    const note = { code: 'items_failed', message: '1 of 2 items failed.' }
    const results = [{ title: '', value: ['a'], formats: [] }]
    assert.deepEqual(waitEndOf('succeeded', results, note), {
      end: { port: 'done', output: ['a'] },
      error: note,
    })
  })

  test('is given up where no way leads on from its failure', async ({ assert }) => {
    const memory = new Memory()
    const inner = [prompt('bad', { fails: 'once' }), prompt('after'), prompt('slow', { turns: 9 })]
    await runGraph(graphOf(loop(...inner), 'bad>after', 'each>out'), { memory, inputs })
    assert.equal(memory.steps.get('each#0/slow')?.status, 'canceled')
  })
})

test.group('A run that fails', () => {
  test('leaves no step waiting for a person', async ({ assert }) => {
    const memory = new Memory()
    const graph = graphOf([prompt('bad', { turns: 5, fails: 'once' }), node('ask', 'approval')])
    const end = await runGraph(graph, { memory })
    assert.equal(end?.status, 'failed')
    assert.equal(memory.steps.get('ask')?.status, 'canceled')
  })
})
