import { test } from '@japa/runner'
import { keptAsText } from '#app/core/domain/braces'
import { usesOf } from '#app/flows/domain/editing/uses_of_steps'
import type { FlowGraph, FlowNode } from '#app/flows/domain/graph/graph'
import { edge, GREETING, node } from '#tests/functional/flows/flow_steps'

const prompt = (id: string, text: string, more: Partial<FlowNode> = {}): FlowNode => ({
  ...node(id, 'prompt', { text, model: null, maxTokens: 100, answer: 'text', fields: [] }),
  ...more,
})
const IS_FACTS = { value: '{{Facts}}', test: 'is', other: 'x' }
const [ask, , out] = GREETING.nodes
const result = (text: string): FlowNode => ({ ...out, settings: { ...out.settings, value: text } })

const flow = (nodes: FlowNode[], edges: FlowGraph['edges'] = []): FlowGraph => ({
  ...{ ...GREETING, nodes, edges },
})
const usesIn = (graph: FlowGraph, ...ids: string[]) =>
  usesOf(graph, ids).map(({ node: { id }, ...use }) => [id, use])

test.group('Who uses steps that are removed', () => {
  test('are the steps whose texts name them or their fields, each name once', ({ assert }) => {
    const graph = flow([
      ask,
      prompt('Facts', 'About {{who}}'),
      prompt('b', 'From {{ FACTS.title }} and {{facts}} for {{who}}'),
      prompt('c', `${keptAsText('{{facts}}', () => true)} and {{Other}}`),
    ])
    assert.deepEqual(usesIn(graph, 'Facts'), [['b', { names: ['Facts'], how: 'named' }]])
    assert.deepEqual(usesIn(graph, ask.id), [
      ['Facts', { names: ['who'], how: 'named' }],
      ['b', { names: ['who'], how: 'named' }],
    ])
  })

  test('are none where all of them go, or another step has the name too', ({ assert }) => {
    const twice = flow([
      prompt('a', 'x', { name: 'Facts' }),
      prompt('b', 'x', { name: 'facts' }),
      prompt('c', '{{facts}}'),
    ])
    assert.deepEqual(usesIn(twice, 'a'), [])
    assert.deepEqual(usesIn(twice, 'a', 'b'), [['c', { names: ['Facts'], how: 'named' }]])
    assert.deepEqual(usesIn(twice, 'a', 'b', 'c'), [])
    assert.deepEqual(usesIn(twice, 'nobody'), [])
    assert.deepEqual(usesIn(twice), [])
  })

  test('are conditions and choices, too', ({ assert }) => {
    const settings = { rules: [{ id: 'one', label: 'One', all: [IS_FACTS] }] }
    const graph = flow([prompt('Facts', 'x'), node('choose', 'decide', settings)])
    assert.deepEqual(
      usesIn(graph, 'Facts').map(([id]) => id),
      ['choose']
    )
  })

  test('are a For each that gathers it, unless that goes as well', ({ assert }) => {
    const each = node('each', 'for-each', {
      ...{ list: '{{items}}', parallel: 3, whenItemFails: 'skip', gather: 'Inner' },
    })
    const graph = flow([
      each,
      prompt('Inner', '{{item}}', { parent: 'each' }),
      prompt('after', '{{inner}}'),
    ])
    assert.deepEqual(usesIn(graph, 'Inner'), [
      ['each', { names: ['Inner'], how: 'gathered' }],
      ['after', { names: ['Inner'], how: 'named' }],
    ])
    assert.deepEqual(usesIn(graph, 'each'), [['after', { names: ['Inner'], how: 'named' }]])
  })

  test('are steps that nothing leads to any more', ({ assert }) => {
    const combine = node('all', 'combine', { separator: '', hasHeadings: false })
    const nodes = [ask, prompt('a', 'x'), combine]
    const chain = flow(nodes, [edge(ask.id, 'a'), edge('a', 'all')])
    assert.deepEqual(usesIn(chain, 'a'), [])
    const alone = flow(nodes.slice(1), [edge('a', 'all')])
    assert.deepEqual(usesIn(alone, 'a'), [['all', { names: [], how: 'led to' }]])
    assert.deepEqual(
      usesOf(chain, ['a'], false).map(({ node: { id }, how }) => [id, how]),
      [['all', 'led to']]
    )
  })

  test('are a result that shows it', ({ assert }) => {
    const graph = flow([prompt('Facts', 'x'), result('{{Facts}}')])
    assert.deepEqual(usesIn(graph, 'Facts'), [['out', { names: ['Facts'], how: 'named' }]])
  })
})
