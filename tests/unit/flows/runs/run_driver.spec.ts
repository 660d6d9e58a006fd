import { test } from '@japa/runner'
import type { FlowNode } from '#app/flows/domain/graph/graph'
import {
  graphOf,
  Killed,
  Memory,
  node,
  promptNode as prompt,
  runGraph,
} from '#tests/unit/flows/runs/engine_runs'

const REFERENCE = graphOf(
  [
    node('in', 'ask'),
    node('t1', 'format', { text: 'Hello {{who}}', as: 'text' }),
    node('t2', 'format', { text: 'A {{t1}}', as: 'text' }),
    node('t3', 'format', { text: 'B {{t1}}', as: 'text' }),
    node('t4', 'format', { text: '{{t2}} and {{t3}}', as: 'text' }),
    node('out', 'result', { value: '{{t4}}', title: 'Greeting', formats: [] }),
  ],
  ...['in>t1', 't1>t2', 't1>t3', 't2>t4', 't3>t4', 't4>out']
)

const result = (name: string) =>
  node('out', 'result', { value: `{{${name}}}`, title: '', formats: [] })
test.group('A run', () => {
  test('gives the values of its inputs to the steps that name them', async ({ assert }) => {
    const end = await runGraph(REFERENCE, { inputs: { Who: 'Ada' } })
    assert.equal(end?.status, 'succeeded')
    assert.deepEqual(end?.results, [
      { title: 'Greeting', value: 'A Hello Ada and B Hello Ada', formats: [] },
    ])
  })

  test('stores what a step needs before the step starts', async ({ assert }) => {
    const memory = new Memory()
    const graph = graphOf([prompt('a'), prompt('b'), prompt('c')], 'a>b', 'a>c')
    const stored: Record<string, (string | undefined)[]> = {}
    await runGraph(graph, {
      memory,
      onWork: (key) =>
        (stored[key] = [memory.steps.get('a')?.status, memory.steps.get(key)?.status]),
    })
    assert.deepEqual(stored, {
      a: ['running', 'running'],
      b: ['succeeded', 'running'],
      c: ['succeeded', 'running'],
    })
  })

  test('ends with the failure that no edge takes care of, and stops what runs', async ({
    assert,
  }) => {
    const memory = new Memory()
    const graph = graphOf([prompt('slow', { turns: 50 }), prompt('bad', { fails: 'once' })])
    const end = await runGraph(graph, { memory })
    assert.deepEqual(end?.error, { code: 'refused', message: 'No.', step: 'bad' })
    assert.equal(memory.steps.get('slow')?.status, 'canceled')
    assert.deepEqual(memory.worked, ['bad'])
  })

  test('goes the way of a failure where there is one', async ({ assert }) => {
    const graph = graphOf(
      [prompt('bad', { fails: 'once' }), prompt('good'), prompt('help'), result('help')],
      ...['bad>good', 'bad.failed>help', 'help>out']
    )
    const memory = new Memory()
    const end = await runGraph(graph, { memory })
    assert.equal(end?.status, 'succeeded')
    assert.deepEqual(end?.results[0].value, 'help done')
    assert.equal(memory.steps.get('good')?.status, 'skipped')
  })

  test('skips the ways that a decision did not take', async ({ assert }) => {
    const rules = [
      { id: 'big', label: 'Big', all: [{ value: '{{n}}', test: 'more-than', other: '10' }] },
    ]
    const graph = graphOf(
      [
        ...[node('which', 'decide', { rules }), prompt('large'), prompt('small')],
        ...[prompt('after'), result('after')],
      ],
      ...['which.big>large', 'which.otherwise>small', 'large>after', 'small>after', 'after>out']
    )
    for (const [n, taken, left] of [
      ['1,200', 'large', 'small'],
      ['7', 'small', 'large'],
    ]) {
      const memory = new Memory()
      await runGraph(graph, { memory, inputs: { n } })
      assert.deepEqual(memory.worked, [taken, 'after'])
      assert.equal(memory.steps.get(left)?.status, 'skipped')
    }
  })

  test('tries a step again as often as its policy says', async ({ assert }) => {
    const bad = prompt('bad', { fails: 'often' }, { policy: { retries: 1 } })
    const memory = new Memory()
    const end = await runGraph(graphOf([bad]), { memory })
    assert.equal(end?.status, 'failed')
    assert.deepEqual(memory.worked, ['bad', 'bad'])
    assert.equal(memory.steps.get('bad')?.attempt, 2)
    assert.deepEqual(memory.steps.get('bad')?.earlierError, { code: 'refused', message: 'No.' })
  })

  test('stops when it is aborted, and writes nothing more', async ({ assert }) => {
    const memory = new Memory()
    const controller = new AbortController()
    const graph = graphOf([prompt('a', { turns: 5 }), prompt('b')], 'a>b')
    const onWork = () => controller.abort(new Killed())
    const run = runGraph(graph, { memory, signal: controller.signal, onWork })
    await assert.rejects(() => run)
    assert.deepEqual(memory.worked, [])
    assert.equal(memory.checkpoints.length, 1)
  })
})

test.group('A decision', () => {
  test('fails where its condition cannot be tested, and says why', async ({ assert }) => {
    const rules = [
      { id: 'big', label: 'Big', all: [{ value: '{{n}}', test: 'more-than', other: '10' }] },
    ]
    const graph = graphOf([node('which', 'decide', { rules }), prompt('after')], 'which.big>after')
    const end = await runGraph(graph, { inputs: { n: 'n/a' } })
    assert.equal(end?.error?.code, 'not_comparable')
    assert.include(end?.error?.message, '"n/a" cannot be compared with "10"')
  })
})

test.group('A For each', () => {
  const list = ['a', 'b', 'c', 'd', 'e']
  const loop = (settings: Record<string, unknown>, inner: FlowNode[], ...edges: string[]) =>
    graphOf(
      [
        node('each', 'for-each', {
          ...{ list: '{{rows}}', parallel: 2, whenItemFails: 'stop', gather: 'line' },
          ...settings,
        }),
        ...inner.map((one) => ({ ...one, parent: 'each' })),
        result('each'),
      ],
      ...[...edges, 'each>out']
    )
  const line = node('line', 'format', { text: '{{index}}. {{item}} {{word}}', as: 'text' })

  test('results in what its inner step gave for each item, in order', async ({ assert }) => {
    const inner = [prompt('word', { turns: 2 }), line]
    const end = await runGraph(loop({}, inner, 'word>line'), { inputs: { rows: list } })
    assert.deepEqual(
      end?.results[0].value,
      list.map((item, at) => `${at + 1}. ${item} word done`)
    )
  })

  test('works on as many items at a time as it says', async ({ assert }) => {
    let running = 0
    let most = 0
    const memory = new Memory()
    await runGraph(loop({ parallel: 2, gather: 'word' }, [prompt('word', { turns: 3 })]), {
      ...{ memory, inputs: { rows: list } },
      onWork: () => {
        running = [...memory.steps.values()].filter(
          ({ key, status }) => key.includes('#') && status === 'running'
        ).length
        most = Math.max(most, running)
      },
    })
    assert.equal(most, 2)
  })

  test('takes a text line by line, and ends at once without items', async ({ assert }) => {
    const graph = loop({}, [line])
    const end = await runGraph(graph, { inputs: { rows: 'x\n\n y ' } })
    assert.deepEqual(end?.results[0].value, ['1. x ', '2. y '])
    const none = await runGraph(graph, { inputs: { rows: '' } })
    assert.deepEqual(none?.results[0].value, [])
  })

  test('goes on without an item that failed, or ends the run, as its settings say', async ({
    assert,
  }) => {
    const rules = [
      { id: 'bad', label: 'Bad', all: [{ value: '{{item}}', test: 'is', other: 'c' }] },
    ]
    const inner = [
      node('which', 'decide', { rules }),
      prompt('stop', { fails: 'once' }),
      node('line', 'format', { text: '{{item}}', as: 'text' }),
    ]
    const edges = ['which.bad>stop', 'which.otherwise>line']
    const skipping = await runGraph(loop({ whenItemFails: 'skip' }, inner, ...edges), {
      inputs: { rows: list },
    })
    assert.deepEqual(skipping?.results[0].value, ['a', 'b', null, 'd', 'e'])
    const stopping = await runGraph(loop({}, inner, ...edges), { inputs: { rows: list } })
    assert.equal(stopping?.error?.step, 'each#2/stop')
  })

  test('fails with more items than it may have, and where there is no list', async ({ assert }) => {
    const graph = loop({}, [line])
    const many = await runGraph(graph, {
      inputs: { rows: Array.from({ length: 1001 }, () => 'x') },
    })
    assert.equal(many?.error?.code, 'too_many_items')
    const none = await runGraph(graph, { inputs: { rows: 7 } })
    assert.equal(none?.error?.code, 'no_list')
  })

  test('fails before For eachs in each other make more steps than a run may have', async ({
    assert,
  }) => {
    const rows = Array.from({ length: 200 }, () => 'x')
    const settings = { list: '{{rows}}', parallel: 3, whenItemFails: 'stop', gather: 'line' }
    const graph = graphOf(
      [
        node('outer', 'for-each', { ...settings, gather: 'inner' }),
        { ...node('inner', 'for-each', settings), parent: 'outer' },
        { ...line, parent: 'inner' },
        result('outer'),
      ],
      'outer>out'
    )
    const end = await runGraph(graph, { inputs: { rows } })
    assert.equal(end?.error?.code, 'too_many_steps')
  })
})

test.group('A step that waits for a person', () => {
  const graph = graphOf(
    [prompt('draft'), node('ok', 'approval'), prompt('send'), result('send')],
    ...['draft>ok', 'ok.approved>send', 'send>out']
  )

  test('leaves the run waiting, and the decision lets it go on', async ({ assert }) => {
    const memory = new Memory()
    assert.isNull(await runGraph(graph, { memory }))
    assert.isTrue(memory.checkpoints.at(-1)?.isWaiting)
    assert.equal(memory.steps.get('ok')?.status, 'waiting')
    const decided = { status: 'succeeded', port: 'approved', output: null, endedMs: 2 } as const
    memory.steps.set('ok', { ...memory.steps.get('ok')!, ...decided })
    const end = await runGraph(graph, { memory })
    assert.equal(end?.status, 'succeeded')
    assert.deepEqual(memory.worked, ['draft', 'send'])
  })
})
