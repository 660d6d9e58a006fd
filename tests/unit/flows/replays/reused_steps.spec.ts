import { test } from '@japa/runner'
import type { Value } from '#app/flows/domain/values/value'
import type { KeptStep } from '#app/flows/engine/driven_run'
import {
  graphOf,
  Killed,
  Memory,
  node,
  promptNode as prompt,
  runGraph,
} from '#tests/unit/flows/runs/engine_runs'

const kept = (outputs: Record<string, Value>): ReadonlyMap<string, KeptStep> =>
  new Map(
    Object.entries(outputs).map(([key, output]) => [
      key,
      {
        ...{ port: 'done', input: null, output, error: null },
        reused: { by: 'replay', runId: 'earlier' },
      },
    ])
  )

const result = (name: string) =>
  node('out', 'result', { value: `{{${name}}}`, title: '', formats: [] })

/** A step that is running when its worker is killed may be tried once more. */
const oneMoreTry = { policy: { retries: 1 } }

const CHAIN = graphOf(
  [
    prompt('a', {}, oneMoreTry),
    prompt('b', {}, oneMoreTry),
    prompt('c', {}, oneMoreTry),
    result('c'),
  ],
  ...['a>b', 'b>c', 'c>out']
)

const isFree = (memory: Memory) => memory.checkpoints.at(-1)!.isFree

test.group('Steps that keep what they have of an earlier run', () => {
  test('are not run, and those behind them are', async ({ assert }) => {
    const memory = new Memory()
    const end = await runGraph(CHAIN, { memory, kept: kept({ a: 'A', b: 'B' }) })
    assert.equal(end?.status, 'succeeded')
    assert.deepEqual(memory.worked, ['c'])
    assert.include(memory.steps.get('b'), { status: 'cached', output: 'B' })
    assert.deepEqual(memory.steps.get('b')?.reused, { by: 'replay', runId: 'earlier' })
    assert.isFalse(isFree(memory))
  })

  test('A step runs if its kept output is not one that its kind can have', async ({ assert }) => {
    const settings = { list: 'x', parallel: 1, whenItemFails: 'stop', gather: 'in' }
    const inside = node('in', 'format', { text: '{{item}}', as: 'text' }, { parent: 'each' })
    const out = node('out', 'result', { value: '{{each}}', title: 'T', formats: [] })
    const graph = graphOf([node('each', 'for-each', settings), inside, out], 'each>out')
    for (const output of ['text', { title: 'T' }, ['list'], null]) {
      const end = await runGraph(graph, { kept: kept({ each: { a: 1 }, out: output }) })
      assert.deepEqual(end?.results, [{ title: 'T', value: ['x'], formats: [] }])
    }
    const own = { title: 'Kept', value: 1, formats: [] }
    const end = await runGraph(graph, { kept: kept({ each: ['y'], out: own }) })
    assert.deepEqual(end?.results, [own])
  })

  test('make the run free where no other one asks a model', async ({ assert }) => {
    const memory = new Memory()
    await runGraph(CHAIN, { memory, kept: kept({ a: 'A', b: 'B', c: 'C' }) })
    assert.isEmpty(memory.worked)
    assert.isTrue(isFree(memory))
  })

  test('that ask no model do not make the run free', async ({ assert }) => {
    const memory = new Memory()
    const graph = graphOf([node('in', 'ask'), result('in')], 'in>out')
    await runGraph(graph, { memory, kept: kept({ in: null }) })
    assert.isFalse(isFree(memory))
  })

  test('stand for their items, which are not run either', async ({ assert }) => {
    const memory = new Memory()
    const settings = { list: '{{rows}}', parallel: 1, whenItemFails: 'stop', gather: 'inside' }
    const graph = graphOf(
      [
        node('each', 'for-each', settings),
        prompt('inside', {}, { parent: 'each' }),
        result('each'),
      ],
      'each>out'
    )
    const inputs = { rows: ['x', 'y'] }
    const end = await runGraph(graph, { memory, inputs, kept: kept({ each: ['X', 'Y'] }) })
    assert.deepEqual(end?.results[0].value, ['X', 'Y'])
    assert.isEmpty(memory.worked)
    assert.isTrue(isFree(memory))
  })

  test('that were left out by a decision stay left out', async ({ assert }) => {
    const memory = new Memory()
    const graph = graphOf(
      [node('which', 'decide', { rules: [] }), prompt('one'), prompt('other'), result('other')],
      ...['which.one>one', 'which.otherwise>other', 'other>out']
    )
    await runGraph(graph, { memory, kept: kept({ one: 'One' }) })
    assert.equal(memory.steps.get('one')?.status, 'skipped')
    assert.isFalse(isFree(memory))
  })

  test('are the same after a kill at any commit, and so is what the run costs', async ({
    assert,
  }) => {
    for (const [outputs, free] of [
      [{ a: 'A' }, false],
      [{ a: 'A', b: 'B', c: 'C' }, true],
    ] as const) {
      for (let killAt = 1; ; killAt++) {
        const memory = new Memory()
        let isKilled = false
        const afterCommit = (count: number) => {
          if (count !== killAt) return
          isKilled = true
          throw new Killed()
        }
        await runGraph(CHAIN, { memory, kept: kept(outputs), afterCommit }).catch(() => {})
        if (!isKilled) break
        if (memory.checkpoints.at(-1)?.end) continue
        await runGraph(CHAIN, { memory, kept: kept(outputs) })
        assert.deepEqual(new Set(memory.worked).size, memory.worked.length)
        assert.equal(isFree(memory), free)
        assert.equal(memory.checkpoints.at(-1)?.end?.status, 'succeeded')
      }
    }
  })
})

test.group('A run of one step', () => {
  test('ends with it, and results in its output', async ({ assert }) => {
    const memory = new Memory()
    const end = await runGraph(CHAIN, { memory, only: 'b', kept: kept({ a: 'A' }) })
    assert.deepEqual(end?.results, [{ title: 'b', value: 'b done', formats: ['markdown'] }])
    assert.deepEqual(memory.worked, ['b'])
    assert.deepEqual([...memory.steps.keys()], ['a', 'b'])
    assert.isTrue(memory.checkpoints.at(-1)?.hasResult)
  })

  test('fails with it, also where the flow has a way for the failure', async ({ assert }) => {
    const memory = new Memory()
    const graph = graphOf(
      [prompt('bad', { fails: 'once' }), prompt('help'), result('help')],
      ...['bad.failed>help', 'help>out']
    )
    const end = await runGraph(graph, { memory, only: 'bad' })
    assert.equal(end?.status, 'failed')
    assert.isEmpty(end?.results)
  })

  test('gives what a Result step gives', async ({ assert }) => {
    const end = await runGraph(CHAIN, { only: 'out', kept: kept({ a: 'A', b: 'B', c: 'C' }) })
    assert.deepEqual(end?.results, [{ title: '', value: 'C', formats: [] }])
  })

  test('runs all items of a For each', async ({ assert }) => {
    const memory = new Memory()
    const settings = { list: '{{rows}}', parallel: 2, whenItemFails: 'stop', gather: 'inside' }
    const graph = graphOf(
      [
        node('each', 'for-each', settings),
        prompt('inside', {}, { parent: 'each' }),
        prompt('after'),
      ],
      'each>after'
    )
    const end = await runGraph(graph, { memory, inputs: { rows: ['x', 'y'] }, only: 'each' })
    assert.deepEqual(end?.results, [
      { title: 'each', value: ['inside done', 'inside done'], formats: ['markdown'] },
    ])
    assert.deepEqual(memory.worked, ['each#0/inside', 'each#1/inside'])
  })
})
