import { test } from '@japa/runner'
import { carryOut } from '#app/flows/domain/editing/carry_out'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { edgesOf, graphOf, nodeOf } from '#tests/unit/flows/graphs'

const CHAIN = graphOf(
  [
    nodeOf('ask', 'A', {
      fields: [{ name: 'topic', label: 'Topic', type: 'text', isRequired: true }],
    }),
    nodeOf('prompt', 'B', { text: 'About {{ Topic }}' }),
    nodeOf('result', 'C', { value: '{{b}} or {{b.title}}' }),
  ],
  'a>b',
  'b>c'
)
const LOOP = graphOf(
  [
    nodeOf('for-each', 'Each', { list: '{{topics}}', gather: 'In' }),
    nodeOf('prompt', 'In', {}, { parent: 'each' }),
    nodeOf('prompt', 'In2', {}, { parent: 'each' }),
    nodeOf('prompt', 'Out'),
  ],
  'in>in2',
  'each>out'
)

const edges = (graph: FlowGraph) =>
  graph.edges.map(({ from, port, to }) =>
    port === 'done' ? `${from}>${to}` : `${from}.${port}>${to}`
  )
const named = (graph: FlowGraph) => graph.nodes.map(({ name }) => name)

test.group('Commands of a flow', () => {
  test('a step is added between two others, with a name of its own', ({ assert }) => {
    const after = { from: 'a', port: 'done', isBetween: true }
    const once = carryOut(CHAIN, { type: 'add-step', kind: 'prompt', after })
    assert.sameMembers(edges(once), ['prompt>b', 'b>c', 'a>prompt'])
    const twice = carryOut(once, { type: 'add-step', kind: 'prompt', after })
    assert.deepEqual(named(twice).slice(3), ['AI prompt', 'AI prompt 2'])
    assert.sameMembers(edges(twice), ['prompt>b', 'b>c', 'prompt-2>prompt', 'a>prompt-2'])
  })

  test('a step behind one that is inside a For each is inside it too', ({ assert }) => {
    const after = { from: 'in', port: 'done', isBetween: false }
    const graph = carryOut(LOOP, { type: 'add-step', kind: 'format', after })
    assert.equal(graph.nodes.at(-1)?.parent, 'each')
  })

  test('removing a step connects what was around it, where that is wanted', ({ assert }) => {
    const bridged = carryOut(CHAIN, { type: 'remove-steps', ids: ['b'], isBridged: true })
    assert.deepEqual(edges(bridged), ['a>c'])
    const cut = carryOut(CHAIN, { type: 'remove-steps', ids: ['b'], isBridged: false })
    assert.deepEqual(edges(cut), [])
  })

  test('removing a For each removes what is inside it', ({ assert }) => {
    const graph = carryOut(LOOP, { type: 'remove-steps', ids: ['each'], isBridged: true })
    assert.deepEqual(named(graph), ['Out'])
  })

  test('renaming a step renames every reference to it', ({ assert }) => {
    const graph = carryOut(CHAIN, { type: 'rename-step', id: 'b', name: 'Draft email' })
    assert.equal(graph.nodes[2].settings.value, '{{Draft email}} or {{Draft email.title}}')
    const loop = carryOut(LOOP, { type: 'rename-step', id: 'in', name: 'Inner' })
    assert.equal(loop.nodes[0].settings.gather, 'Inner')
  })

  test('renaming an input renames every reference to it', ({ assert }) => {
    const graph = carryOut(CHAIN, { type: 'rename-field', id: 'a', field: 0, name: 'subject' })
    assert.equal(graph.nodes[1].settings.text, 'About {{subject}}')
  })

  test('a rule that is removed takes its connections with it', ({ assert }) => {
    const rule = (id: string) => ({ id, label: id, all: [] })
    const nodes = [
      nodeOf('decide', 'D', { rules: [rule('big'), rule('small')] }),
      nodeOf('prompt', 'P'),
    ]
    const graph = graphOf(nodes, 'd.big>p', 'd.small>p', 'd.otherwise>p')
    const value = [rule('small')]
    const next = carryOut(graph, { type: 'set-setting', id: 'd', path: ['rules'], value })
    assert.deepEqual(edges(next), ['d.small>p', 'd.otherwise>p'])
  })

  test('copies have ids and names of their own and refer to each other', ({ assert }) => {
    const { nodes, edges: connections } = CHAIN
    const selection = { nodes, edges: connections }
    const graph = carryOut(CHAIN, { type: 'paste', selection, offset: { x: 10, y: 10 } })
    assert.deepEqual(named(graph).slice(3), ['A 2', 'B 2', 'C 2'])
    assert.sameMembers(edges(graph).slice(2), ['a-2>b-2', 'b-2>c-2'])
    const [ask, prompt, result] = graph.nodes.slice(3)
    assert.equal((ask.settings.fields as { name: string }[])[0].name, 'topic 2')
    assert.equal(prompt.settings.text, 'About {{topic 2}}')
    assert.equal(result.settings.value, '{{B 2}} or {{B 2.title}}')
  })

  test('copies of some steps keep their references to the others', ({ assert }) => {
    const selection = { nodes: [CHAIN.nodes[2]], edges: [] }
    const graph = carryOut(CHAIN, { type: 'paste', selection, offset: { x: 0, y: 0 } })
    assert.equal(graph.nodes[3].settings.value, '{{b}} or {{b.title}}')
  })

  test('a step moves behind another one, and what was around it is connected', ({ assert }) => {
    const graph = graphOf(
      ['A', 'B', 'C', 'D'].map((name) => nodeOf('prompt', name)),
      'a>b',
      'b>c',
      'c>d'
    )
    const later = carryOut(graph, { type: 'move-behind', id: 'b', after: 'c' })
    assert.sameMembers(edges(later), ['a>c', 'c>b', 'b>d'])
    const first = carryOut(graph, { type: 'move-behind', id: 'c', after: null })
    assert.sameMembers(edges(first), ['c>a', 'a>b', 'b>d'])
  })

  test('moving into a For each cuts the connections across its border', ({ assert }) => {
    const graph = carryOut(LOOP, { type: 'move-into', ids: ['out'], parent: 'each' })
    assert.equal(graph.nodes[3].parent, 'each')
    assert.deepEqual(edges(graph), ['in>in2'])
    const out = carryOut(LOOP, { type: 'move-into', ids: ['in2'], parent: null })
    assert.isUndefined(out.nodes[2].parent)
    assert.equal(carryOut(LOOP, { type: 'move-into', ids: ['each'], parent: 'each' }), LOOP)
  })

  test('a connection that would close a loop, or cross a border, is not made', ({ assert }) => {
    const connect = (graph: FlowGraph, edge: string) =>
      edges(carryOut(graph, { type: 'connect', edge: edgesOf(edge)[0] }))
    assert.deepEqual(connect(CHAIN, 'c>a'), edges(CHAIN))
    assert.deepEqual(connect(CHAIN, 'a>a'), edges(CHAIN))
    assert.deepEqual(connect(LOOP, 'out>in'), edges(LOOP))
    assert.deepEqual(connect(CHAIN, 'a>c'), [...edges(CHAIN), 'a>c'])
  })

  test('steps are grouped, and a group without steps goes away', ({ assert }) => {
    const grouped = carryOut(CHAIN, { type: 'group-steps', ids: ['a', 'b'], name: 'Start' })
    assert.deepEqual(grouped.groups, [{ id: 'group', name: 'Start', isCollapsed: false }])
    const emptied = carryOut(grouped, { type: 'remove-steps', ids: ['a', 'b'], isBridged: true })
    assert.isUndefined(emptied.groups)
  })
})
