import { test } from '@japa/runner'
import { sizeOf, textLength } from '#app/flows/domain/graph/value_length'
import { textOf } from '#app/flows/domain/graph/variables'
import { RunSize } from '#app/flows/engine/starting/run_size'
import type { StepRecord } from '#app/flows/domain/runs/run'
import { graphOf, Memory, node, promptNode, runGraph } from '#tests/unit/flows/runs/engine_runs'

const out = (name: string) =>
  node('out', 'result', { value: `{{${name}}}`, title: '', formats: [] })
const format = (id: string, text: string) => node(id, 'format', { text, as: 'text' })

test.group('A run that grows', () => {
  test('fails before a text that doubles again and again fills the memory', async ({ assert }) => {
    const names = Array.from({ length: 40 }, (_, at) => `t${at}`)
    const steps = names.map((name, at) =>
      format(name, at === 0 ? 'x'.repeat(1000) : `{{t${at - 1}}}{{t${at - 1}}}`)
    )
    const edges = names.slice(1).map((name, at) => `t${at}>${name}`)
    const end = await runGraph(graphOf([...steps, out('t39')], ...edges, 't39>out'))
    assert.equal(end?.error?.code, 'too_long')
    assert.equal(end?.error?.step, 't10')
  })

  test('fails where a list of long texts is gathered, or a prompt is made of them', async ({
    assert,
  }) => {
    const settings = { list: '{{rows}}', parallel: 5, whenItemFails: 'stop', gather: 'inside' }
    const inside = { ...format('inside', 'y'.repeat(40_000)), parent: 'each' }
    const graph = graphOf([node('each', 'for-each', settings), inside, out('each')], 'each>out')
    const rows = Array.from({ length: 30 }, () => 'row')
    const end = await runGraph(graph, { inputs: { rows } })
    assert.equal(end?.error?.code, 'too_long')
    assert.equal(end?.error?.step, 'each')
  })

  test('fails where all its values together are too long', async ({ assert }) => {
    const names = Array.from({ length: 30 }, (_, at) => `p${at}`)
    const steps = names.map((name) => promptNode(name, { answer: 'z'.repeat(900_000) }))
    const edges = names.slice(1).map((name, at) => `p${at}>${name}`)
    const end = await runGraph(graphOf([...steps, out('p29')], ...edges, 'p29>out'))
    assert.equal(end?.error?.code, 'too_long')
    assert.equal(end?.error?.step, 'p22')
  })

  test('fails where its results together are too long, or have too many entries', async ({
    assert,
  }) => {
    const endOf = (value: string, answer: unknown) => {
      const names = Array.from({ length: 10 }, (_, at) => `out${at}`)
      const outs = names.map((id) => node(id, 'result', { value, title: '', formats: [] }))
      const edges = ['p', ...names].slice(1).map((id, at) => `${at ? names[at - 1] : 'p'}>${id}`)
      return runGraph(graphOf([promptNode('p', { answer }), ...outs], ...edges))
    }
    assert.equal((await endOf('{{p}}', 'short'))?.status, 'succeeded')
    const long = await endOf('{{p}}', 'x'.repeat(900_000))
    assert.include(long?.error, { code: 'too_long', step: 'out4' })
    const many = await endOf(
      '{{p}}',
      Array.from({ length: 12_000 }, () => 'x')
    )
    assert.include(many?.error, { code: 'too_long', step: 'out4' })
  })

  test('is measured without reading all of a value that is too long', ({ assert }) => {
    const most = { length: 100, parts: 10 }
    assert.deepEqual(sizeOf(['ab', { c: 'd' }, null], most), { length: 4 + 5 + 3 + 5, parts: 4 })
    const endless = Array.from({ length: 100 }, () => 'x'.repeat(50))
    assert.isBelow(sizeOf(endless, most).length, 200)
    const many = Array.from({ length: 1_000 }, () => [[]])
    assert.isBelow(sizeOf(many, most).parts, 20)
  })

  test('fails before a value that is named again and again fills the memory', async ({
    assert,
  }) => {
    const rows = Array.from({ length: 8_000 }, () => ({ name: 'x'.repeat(100) }))
    const rule = (at: number) => ({
      ...{ id: `r${at}`, label: `r${at}` },
      all: [{ value: '{{rows}}', test: 'is-empty', other: '{{rows}}' }],
    })
    const rules = Array.from({ length: 20 }, (_, at) => rule(at))
    const readers = [
      format('step', '{{rows}}'.repeat(6_000)),
      node('step', 'decide', { rules }),
      node('step', 'result', { value: 'a {{rows}}'.repeat(6_000), title: '', formats: [] }),
    ]
    for (const step of readers) {
      const end = await runGraph(graphOf([step]), { inputs: { rows } })
      assert.equal(end?.error?.code, 'too_long')
      assert.match(end?.error?.message ?? '', /reads more than 2,500,000/)
    }
  })

  test('fails where a step makes a value with more levels than can be kept', async ({ assert }) => {
    const deep = `${'['.repeat(500)}${']'.repeat(500)}`
    const graph = graphOf([node('step', 'format', { text: deep, as: 'json' })])
    const end = await runGraph(graph)
    assert.equal(end?.error?.code, 'too_deep')
  })

  test('keeps no characters that a database refuses', async ({ assert }) => {
    const memory = new Memory()
    const graph = graphOf([node('step', 'format', { text: '{"a": "b\\u0000c"}', as: 'json' })])
    await runGraph(graph, { memory })
    assert.deepEqual(memory.steps.get('step')?.output, { a: 'bc' })
  })

  test('is as large after a wait as before', async ({ assert }) => {
    const memory = new Memory()
    const names = Array.from({ length: 12 }, (_, at) => `p${at}`)
    const long = (name: string) => promptNode(name, { answer: 'z'.repeat(900_000) })
    const steps = [...names.map(long), node('wait', 'approval'), ...names.map((n) => long(`b${n}`))]
    const edges = [
      ...names.slice(1).map((name, at) => `p${at}>${name}`),
      ...['p11>wait', 'wait>bp0'],
      ...names.slice(1).map((name, at) => `bp${at}>b${name}`),
    ]
    const graph = graphOf(steps, ...edges)
    assert.isNull(await runGraph(graph, { memory }))
    const decided = { end: { port: 'done', output: 'yes' }, error: null }
    const end = await runGraph(graph, { memory, waitEnds: new Map([['wait', decided]]) })
    assert.equal(end?.error?.code, 'too_long')
  })

  test('counts the steps of each For each once, also after a wait', ({ assert }) => {
    const step = (key: string, isOver: boolean): StepRecord => ({
      ...{ key, nodeId: key, status: 'succeeded', port: 'done', attempt: 1, input: null },
      ...{ output: null, error: null, usage: null, startedMs: 1, endedMs: isOver ? 2 : null },
    })
    const inside = (loop: string) =>
      Array.from({ length: 10_000 }, (_, at) => step(`${loop}#${at}/in`, true))
    const stored = (...loops: StepRecord[]) =>
      new Map([...loops, ...loops.flatMap(({ key }) => inside(key))].map((one) => [one.key, one]))
    const open = new RunSize(stored(step('a', false)))
    assert.doesNotThrow(() => open.addSteps(20_000))
    const over = new RunSize(stored(step('a', true)))
    assert.throws(() => over.addSteps(10_001), /longer than 20,000 steps/)
  })

  test('keeps all that steps were given until it is very much, then how it begins', ({
    assert,
  }) => {
    const size = new RunSize(new Map())
    const input = 'x'.repeat(1_000_000)
    const kept = Array.from({ length: 21 }, () => size.keptInput(input)?.length)
    assert.deepEqual(kept, [...Array<number>(20).fill(1_000_000), 1_000])
    assert.equal(size.keptInput('short'), 'short')
  })

  test('knows how long a value is as a text, with the indents of what is deep', ({ assert }) => {
    const values = [{ a: [1, 2, { b: 'c'.repeat(50) }] }, [[[['x']]]], ['a', 'b'], 12, null]
    for (const value of values) {
      const { length } = textOf(value)
      assert.isAtLeast(textLength(value, 1e6), length)
      assert.isAtMost(textLength(value, 1e6), length * 3 + 12)
    }
  })
})
