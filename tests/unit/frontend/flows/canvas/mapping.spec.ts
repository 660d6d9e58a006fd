import { test } from '@japa/runner'
import { carryOut } from '#app/flows/domain/editing/carry_out'
import { FAILED, type FlowGraph } from '#app/flows/domain/graph/graph'
import { placesToStore, withFollowers } from '#frontend/features/flows/builder/canvas/editing/moves'
import { edgeKey, type EdgeMark } from '#frontend/features/flows/builder/canvas/step_mark'
import { editInPlace } from '#frontend/features/flows/builder/canvas/editing/with_places'
import { arrange } from '#frontend/features/flows/builder/canvas/layout/arrange'
import { placesOf } from '#frontend/features/flows/builder/canvas/layout/places'
import {
  canvasEdges,
  isSameEdge,
} from '#frontend/features/flows/builder/canvas/mapping/canvas_edges'
import {
  canvasNodes,
  isSameNode,
} from '#frontend/features/flows/builder/canvas/mapping/canvas_nodes'
import type { CanvasNode } from '#frontend/features/flows/builder/canvas/mapping/canvas_node'
import { keeper } from '#frontend/features/flows/builder/canvas/mapping/reuse'
import { graphOf, nodeOf } from '#tests/unit/flows/graphs'
import '#frontend/texts/builder'

const flow = (): FlowGraph =>
  graphOf(
    [
      ...[nodeOf('ask', 'Ask'), nodeOf('prompt', 'Draft'), nodeOf('for-each', 'Each')],
      ...[nodeOf('format', 'Inner', {}, { parent: 'each' }), nodeOf('result', 'Out')],
    ],
    ...['ask>draft', 'draft>each', 'each>out']
  )

const nodesOf = (graph: FlowGraph, selected: string[] = []) =>
  canvasNodes({
    ...{ graph, places: placesOf(graph, arrange), problems: [], marks: new Map() },
    selected: new Set(selected),
  })

const edgesOf = (graph: FlowGraph, edgeMarks = new Map<string, EdgeMark>()) =>
  canvasEdges({ graph, places: placesOf(graph, arrange), edgeMarks, selectedEdge: null })

const stateOf = (graph: FlowGraph, selected: string[] = []) => ({
  ...{ graph, places: placesOf(graph, arrange), selected },
})

test.group('The nodes of the canvas', () => {
  test('editing one step changes one node', ({ assert }) => {
    const keep = keeper<CanvasNode>(isSameNode)
    const before = keep(nodesOf(GRAPH))
    const edited = carryOut(GRAPH, {
      ...{ type: 'set-setting', id: 'draft', path: ['text'], value: 'Write' },
    })
    const after = keep(nodesOf(edited))
    assert.deepEqual(
      after.filter((node, at) => node !== before[at]).map(({ id }) => id),
      ['draft']
    )
  })

  test('selecting one step changes one node and no data', ({ assert }) => {
    const keep = keeper<CanvasNode>(isSameNode)
    const before = keep(nodesOf(GRAPH))
    const after = keep(nodesOf(GRAPH, ['ask']))
    const changed = after.filter((node, at) => node !== before[at])
    assert.deepEqual(
      changed.map(({ id }) => id),
      ['ask']
    )
    assert.equal(changed[0].data, before[0].data)
  })

  test('edges stay the same objects', ({ assert }) => {
    const keep = keeper<ReturnType<typeof edgesOf>[number]>(isSameEdge)
    const before = keep(edgesOf(GRAPH))
    for (const [at, edge] of keep(edgesOf(GRAPH)).entries()) assert.equal(edge, before[at])
  })

  test('a collapsed group is one box, and edges lead to it', ({ assert }) => {
    const grouped = carryOut(flow(), {
      ...{ type: 'group-steps', ids: ['draft', 'each'], name: 'Middle', id: 'g' },
    })
    const open = nodesOf(grouped).map(({ id }) => id)
    assert.includeMembers(open, ['group:g', 'draft', 'each', 'inner'])
    const collapsed = carryOut(grouped, { type: 'collapse-group', id: 'g', isCollapsed: true })
    assert.sameMembers(
      nodesOf(collapsed).map(({ id }) => id),
      ['ask', 'out', 'group:g']
    )
    assert.deepEqual(
      edgesOf(collapsed).map(({ source, target }) => [source, target]),
      [
        ['ask', 'group:g'],
        ['group:g', 'out'],
      ]
    )
  })

  test('moving a For each moves what is inside it', ({ assert }) => {
    const places = placesOf(GRAPH, arrange)
    const [each, inner] = [places.steps.get('each')!, places.steps.get('inner')!]
    const moved = withFollowers(
      new Map([['each', { x: each.x + 10, y: each.y - 5 }]]),
      GRAPH,
      places
    )
    const { nodes } = placesToStore(moved, GRAPH)
    assert.deepEqual(nodes.inner, { x: inner.x + 10, y: inner.y - 5 })
    assert.sameMembers(Object.keys(nodes), ['each', 'inner'])
  })

  test('the first edit keeps the places that were worked out, in one step of undo', ({
    assert,
  }) => {
    const commands: [string, boolean | undefined][] = []
    editInPlace(stateOf(GRAPH), ({ type }, continuesLast) => commands.push([type, continuesLast]), [
      { type: 'connect', edge: { from: 'ask', port: 'done', to: 'out' } },
    ])
    assert.deepEqual(commands, [
      ['place', false],
      ['connect', true],
    ])
  })
})

const passing = (graph: FlowGraph, text: string) =>
  new Map(graph.edges.map((edge) => [edgeKey(edge), { text, isPassed: true }]))

test.group('What passed along the edges of the canvas', () => {
  test('stands on them, and is in their names', ({ assert }) => {
    const [shown] = edgesOf(GRAPH, passing(GRAPH, 'Ada, London'))
    assert.equal(shown.data?.label, 'Ada, London')
    assert.equal(shown.ariaLabel, 'From Ask to Draft: Ada, London')
    const [plain] = edgesOf(GRAPH)
    assert.equal(plain.data?.label, '')
    assert.equal(plain.ariaLabel, 'From Ask to Draft')
  })

  test('leaves the name of the way after a failure readable', ({ assert }) => {
    const graph: FlowGraph = {
      ...graphOf([nodeOf('prompt', 'Draft'), nodeOf('result', 'Out')]),
      edges: [{ from: 'draft', port: FAILED, to: 'out' }],
    }
    const [plain] = edgesOf(graph)
    const [shown] = edgesOf(graph, passing(graph, 'Something'))
    assert.isNotEmpty(plain.data?.label)
    assert.equal(shown.data?.label, plain.data?.label)
  })

  test('does not stand on the edges of a large flow, but is in their names', ({ assert }) => {
    const names = Array.from({ length: 61 }, (_, at) => `P${at}`)
    const large = graphOf(
      [nodeOf('ask', 'Ask'), ...names.map((name) => nodeOf('prompt', name))],
      ...names.map((name) => `ask>${name.toLowerCase()}`)
    )
    const [shown] = edgesOf(large, passing(large, 'Ada'))
    assert.equal(shown.data?.label, '')
    assert.equal(shown.ariaLabel, 'From Ask to P0: Ada')
  })
})

const GRAPH = flow()
