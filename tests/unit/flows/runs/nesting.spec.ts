import { test } from '@japa/runner'
import { sharersOf } from '#app/flows/domain/runs/budget_share'
import { outputOf, waitEndOf } from '#app/flows/domain/runs/child_runs'
import { MAX_DEPTH } from '#app/flows/domain/values/limits'
import { nestingProblems, RUNS_ITSELF, TOO_DEEP } from '#app/flows/domain/runs/nesting'
import { planOf } from '#app/flows/domain/checks/plan'
import { graphOf, Memory, node, promptNode, runGraph } from '#tests/unit/flows/runs/engine_runs'

const flowNode = (id: string, flowId: string) => node(id, 'flow', { flowId, values: {} })
const runs = (...ids: string[]) => ({
  graph: graphOf(ids.map((id) => flowNode(`runs ${id}`, id))),
})

test.group('Flows that run each other', () => {
  const faults = (root: string[], others: Record<string, string[]>) =>
    nestingProblems(
      'root',
      runs(...root).graph,
      new Map(Object.entries(others).map(([id, ids]) => [id, runs(...ids)]))
    ).map(({ sentence }) => sentence)

  test('may do so unless one runs itself', ({ assert }) => {
    assert.deepEqual(faults(['a', 'b'], { a: ['b'], b: [] }), [])
    assert.deepEqual(faults(['root'], {}), [`"runs root": ${RUNS_ITSELF}`])
    const found = faults(['a', 'b'], { a: ['c'], b: [], c: ['root'] })
    assert.deepEqual(found, [`"runs a": ${RUNS_ITSELF}`])
    assert.deepEqual(faults(['a'], { a: ['b'], b: ['a'] }), [`"runs a": ${TOO_DEEP}`])
  })

  test('may be as deep in each other as the limit says, and unknown ones end it', ({ assert }) => {
    const chain = (length: number) =>
      Object.fromEntries(Array.from({ length }, (_, at) => [`f${at}`, [`f${at + 1}`]]))
    assert.deepEqual(faults(['f0'], chain(MAX_DEPTH - 1)), [])
    assert.deepEqual(faults(['f0'], chain(MAX_DEPTH)), [`"runs f0": ${TOO_DEEP}`])
  })

  test('share a limit with what may ask a model at the same time', ({ assert }) => {
    const each = node('each', 'for-each', { list: '{{a}}', parallel: 3 })
    const graph = graphOf(
      [
        ...[flowNode('a', 'x'), flowNode('b', 'x'), promptNode('c'), promptNode('last')],
        ...[node('plain', 'format'), each, { ...flowNode('inside', 'x'), parent: 'each' }],
      ],
      ...['a>last', 'b>last', 'c>last', 'plain>last', 'last>each']
    )
    const plan = planOf(graph)
    const sharers = (id: string) => sharersOf(plan, plan.indexOf.get(id)!)
    assert.deepEqual(['a', 'last', 'inside'].map(sharers), [3, 1, 3])
  })

  test('give one result as its value, and several by titles that differ', ({ assert }) => {
    assert.isNull(outputOf([]))
    assert.equal(outputOf([{ title: 'A', value: 1, formats: [] }]), 1)
    const several = ['A', 'B', 'A', '__proto__'].map((title, value) => ({
      ...{ title, value, formats: [] },
    }))
    const output = outputOf(several) as object
    assert.deepEqual(Object.entries(output), [
      ...[['A', 0] as const, ['B', 1] as const, ['A 2', 2] as const],
      ['__proto__', 3],
    ])
  })
})

test.group('A step that runs another flow', () => {
  const graph = graphOf(
    [
      ...[node('in', 'ask'), flowNode('inner', 'other'), promptNode('after'), promptNode('help')],
      node('out', 'result', { value: '{{inner}}', title: 'Out', formats: [] }),
    ],
    ...['in>inner', 'inner>after', 'inner.failed>help', 'after>out']
  )

  test('waits without work, and goes on with the value of the run', async ({ assert }) => {
    const memory = new Memory()
    assert.isNull(await runGraph(graph, { memory }))
    assert.isTrue(memory.checkpoints.at(-1)?.isWaiting)
    assert.isNull(await runGraph(graph, { memory }))
    const waitEnds = new Map([
      ['inner', waitEndOf('succeeded', [{ title: 'A', value: 7, formats: [] }], null)],
    ])
    const end = await runGraph(graph, { memory, waitEnds })
    assert.deepEqual(end?.results, [{ title: 'Out', value: 7, formats: [] }])
    assert.deepEqual(memory.worked, ['inner', 'after'])
  })

  test('goes the way of a failure where the run failed or was stopped', async ({ assert }) => {
    const error = { code: 'refused', message: 'No.', step: 'far' }
    for (const [status, expected] of [
      ['failed', { code: 'refused', message: 'No.' }],
      ['canceled', { code: 'canceled', message: 'The flow that this step runs was stopped.' }],
    ] as const) {
      const memory = new Memory()
      await runGraph(graph, { memory })
      const ended = waitEndOf(status, [], status === 'failed' ? error : null)
      const end = await runGraph(graph, { memory, waitEnds: new Map([['inner', ended]]) })
      assert.equal(end?.status, 'succeeded')
      assert.include(memory.steps.get('inner')!.error, expected)
      assert.deepEqual(memory.worked, ['inner', 'help'])
    }
  })

  test('lets the other items of a For each go on while it waits', async ({ assert }) => {
    const items = graphOf(
      [
        node('each', 'for-each', {
          ...{ list: '{{rows}}', parallel: 2, whenItemFails: 'stop', gather: 'inner' },
        }),
        { ...flowNode('inner', 'other'), parent: 'each' },
        node('out', 'result', { value: '{{each}}', title: '', formats: [] }),
      ],
      'each>out'
    )
    const memory = new Memory()
    const inputs = { rows: ['a', 'b', 'c'] }
    assert.isNull(await runGraph(items, { memory, inputs }))
    assert.lengthOf(memory.worked, 2)
    const ends = [0, 1, 2].map(
      (value) =>
        [
          `each#${value}/inner`,
          waitEndOf('succeeded', [{ title: '', value, formats: [] }], null),
        ] as const
    )
    assert.isNull(await runGraph(items, { memory, inputs, waitEnds: new Map([ends[1]]) }))
    assert.lengthOf(memory.worked, 3)
    const end = await runGraph(items, { memory, inputs, waitEnds: new Map(ends) })
    assert.deepEqual(end?.results[0].value, [0, 1, 2])
  })
})
