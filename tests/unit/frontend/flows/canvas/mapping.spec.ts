import { test } from '@japa/runner'
import { carryOut } from '#app/flows/domain/editing/carry_out'
import type { FlowGraph } from '#app/flows/domain/graph'
import { selectionOf } from '#frontend/features/flows/builder/canvas/editing/edits'
import { clipText, readClip } from '#frontend/features/flows/builder/canvas/clipboard/clip'
import { placesToStore, withFollowers } from '#frontend/features/flows/builder/canvas/editing/moves'
import { editInPlace } from '#frontend/features/flows/builder/canvas/editing/with_places'
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
    ...{ graph, places: placesOf(graph), problems: [], marks: new Map() },
    selected: new Set(selected),
  })

const edgesOf = (graph: FlowGraph) =>
  canvasEdges({ graph, places: placesOf(graph), edgeMarks: new Map(), selectedEdge: null })

const stateOf = (graph: FlowGraph, selected: string[] = []) => ({
  ...{ graph, places: placesOf(graph), selected },
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
    const places = placesOf(GRAPH)
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

test.group('Steps on the clipboard', () => {
  test('come back as they were copied, with the edges between them', ({ assert }) => {
    const selection = selectionOf(stateOf(GRAPH), ['draft', 'each'])
    assert.sameMembers(
      selection.nodes.map(({ id }) => id),
      ['draft', 'each', 'inner']
    )
    assert.lengthOf(selection.edges, 1)
    const read = readClip(clipText(selection))
    assert.isFalse(Array.isArray(read))
    assert.deepEqual(JSON.parse(JSON.stringify(read)), JSON.parse(JSON.stringify(selection)))
  })

  test('other texts hold no steps', ({ assert }) => {
    for (const text of ['', 'Hello', '{', '{}', '[]', 'null', '{"hone":"else","nodes":[]}'])
      assert.isNull(readClip(text))
  })

  test('steps that do not fit are refused in sentences', ({ assert }) => {
    const broken = { hone: 'flow steps', format: 1, nodes: [{ id: 'x', kind: 'magic' }], edges: [] }
    assert.isArray(readClip(JSON.stringify(broken)))
    const settings = { ...GRAPH.nodes[1], settings: { text: 5 } }
    const wrong = { hone: 'flow steps', format: 1, nodes: [settings], edges: [] }
    assert.isArray(readClip(JSON.stringify(wrong)))
    assert.isArray(readClip(JSON.stringify({ ...wrong, nodes: 'all', surplus: 1 })))
  })
})

const GRAPH = flow()
