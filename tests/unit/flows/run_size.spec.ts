import { test } from '@japa/runner'
import { valueLength } from '#app/flows/domain/value_length'
import { graphOf, node, promptNode, runGraph } from '#tests/unit/flows/engine_runs'

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

  test('is measured without reading all of a value that is too long', ({ assert }) => {
    assert.equal(valueLength(['ab', { c: 'd' }, null], 100), 4 + 5 + 3 + 5)
    const endless = Array.from({ length: 100 }, () => 'x'.repeat(50))
    assert.isBelow(valueLength(endless, 100), 200)
  })
})
