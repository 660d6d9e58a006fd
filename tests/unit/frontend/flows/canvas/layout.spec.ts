import { test } from '@japa/runner'
import fc from 'fast-check'
import { carryOut } from '#app/flows/domain/editing/carry_out'
import { DONE, type FlowGraph, type FlowNode, type NodeKind } from '#app/flows/domain/graph/graph'
import {
  addedStep,
  type StepRequest,
} from '#frontend/features/flows/builder/canvas/editing/add_step'
import { tidyCommand } from '#frontend/features/flows/builder/canvas/editing/edits'
import { aligned } from '#frontend/features/flows/builder/canvas/layout/align'
import { arrange } from '#frontend/features/flows/builder/canvas/layout/arrange'
import { type Box, isNear, isWithin } from '#frontend/features/flows/builder/canvas/layout/box'
import { freePlace } from '#frontend/features/flows/builder/canvas/layout/free_place'
import { placesOf } from '#frontend/features/flows/builder/canvas/layout/places'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import { nodeOf, graphOf } from '#tests/unit/flows/graphs'

const chain = () =>
  graphOf(
    [nodeOf('ask', 'Ask'), nodeOf('prompt', 'Draft'), nodeOf('result', 'Out')],
    'ask>draft',
    'draft>out'
  )

const withEach = (): FlowGraph =>
  graphOf(
    [
      ...[nodeOf('ask', 'Ask'), nodeOf('for-each', 'Each'), nodeOf('result', 'Out')],
      nodeOf('prompt', 'One', {}, { parent: 'each' }),
      nodeOf('format', 'Two', {}, { parent: 'each' }),
    ],
    ...['ask>each', 'each>out', 'one>two']
  )

const at = (node: FlowNode, x: number, y: number): FlowNode => ({ ...node, position: { x, y } })
const size = { width: 100, height: 40 }

const boxesIn = (graph: FlowGraph, inside: string | undefined): Box[] => {
  const { steps, containers } = placesOf(graph, arrange)
  return [...steps].flatMap(([id, box]) => (containers.parentOf.get(id) === inside ? [box] : []))
}

const touching = (boxes: Box[]): boolean =>
  boxes.some((one, index) => boxes.slice(index + 1).some((other) => isNear(one, other, 0)))

const withAdded = (graph: FlowGraph, kind: NodeKind, request: StepRequest): FlowGraph =>
  addedStep(stateOf(graph), kind, request).commands.reduce(carryOut, graph)

test.group('The places of steps on the canvas', () => {
  test('a flow runs from left to right on one line', ({ assert }) => {
    const places = arrange(chain())
    const [ask, draft, out] = ['ask', 'draft', 'out'].map((id) => places.get(id)!)
    assert.isTrue(ask.x < draft.x && draft.x < out.x)
    assert.deepEqual([draft.y, out.y], [ask.y, ask.y])
  })

  test('the steps after several exits stand in the order of the exits', ({ assert }) => {
    const names = ['First', 'Second', 'Third', 'Fourth']
    const exits = names.map((name) => ({ id: name.toLowerCase(), label: name }))
    const property = fc.property(
      ...([
        fc.shuffledSubarray(names, { minLength: 4 }),
        fc.shuffledSubarray(names, { minLength: 4 }),
      ] as const),
      (stored, connected) => {
        const graph = graphOf([
          nodeOf('ask', 'Ask'),
          nodeOf('sort', 'Sort', { text: '{{ask}}', categories: exits }),
          ...stored.map((name) => nodeOf('format', name)),
        ])
        const edges = connected.map((name) => {
          const to = name.toLowerCase()
          return { from: 'sort', port: to, to }
        })
        const places = arrange({
          ...graph,
          edges: [{ from: 'ask', port: DONE, to: 'sort' }, ...edges],
        })
        const heights = names.map((name) => places.get(name.toLowerCase())!.y)
        assert.deepEqual(
          heights,
          heights.toSorted((one, other) => one - other)
        )
      }
    )
    fc.assert(property)
  })

  test('a step after the lower exit stands below an edge that passes it', ({ assert }) => {
    const graph = graphOf(
      [nodeOf('check', 'Check'), nodeOf('format', 'Revise'), nodeOf('result', 'Out')],
      ...['revise>out']
    )
    const [pass, fail] = kindOf('check').ports(graph.nodes[0].settings)
    const leading = [
      { from: 'check', port: fail.id, to: 'revise' },
      { from: 'check', port: pass.id, to: 'out' },
    ]
    const places = arrange({ ...graph, edges: [...graph.edges, ...leading] })
    assert.isAbove(places.get('revise')!.y, places.get('check')!.y)
  })

  test('the same flow is always arranged alike', ({ assert }) => {
    assert.deepEqual([...arrange(withEach())], [...arrange(structuredClone(withEach()))])
  })

  test('a For each encloses its steps', ({ assert }) => {
    const { steps } = placesOf(withEach(), arrange)
    for (const id of ['one', 'two']) assert.isTrue(isWithin(steps.get(id)!, steps.get('each')!))
    assert.isFalse(isNear(steps.get('each')!, steps.get('out')!, 0))
  })

  test('a For each grows where a step inside it is moved outward', ({ assert }) => {
    const arranged = placesOf(withEach(), arrange)
    const nodes = withEach().nodes.map((node) => {
      const box = arranged.steps.get(node.id)!
      return node.id === 'two' ? at(node, box.x + 500, box.y - 400) : at(node, box.x, box.y)
    })
    const { steps } = placesOf({ ...withEach(), nodes }, arrange)
    assert.isTrue(isWithin(steps.get('two')!, steps.get('each')!))
    assert.isTrue(isWithin(steps.get('one')!, steps.get('each')!))
  })

  test('stored places are kept, and a step without one comes right of what leads to it', ({
    assert,
  }) => {
    const { nodes, ...rest } = chain()
    const graph = { ...rest, nodes: [at(nodes[0], 10, 20), at(nodes[1], 400, 300), nodes[2]] }
    const { steps } = placesOf(graph, arrange)
    assert.include(steps.get('ask'), { x: 10, y: 20 })
    assert.include(steps.get('draft'), { x: 400, y: 300 })
    assert.isTrue(steps.get('out')!.x > steps.get('draft')!.x)
    assert.equal(steps.get('out')!.y, 300)
  })

  test('steps that stand in each other by mistake still have places', ({ assert }) => {
    const loop = graphOf([
      nodeOf('for-each', 'A', {}, { parent: 'b' }),
      nodeOf('for-each', 'B', {}, { parent: 'a' }),
    ])
    assert.equal(placesOf(loop, arrange).steps.size, 2)
  })

  test('no two steps of any arranged tree touch', ({ assert }) => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 25 }), (parents) => {
        const nodes = parents.map((_, index) => nodeOf('format', `N${index}`))
        const edges = parents.flatMap((from, index) =>
          index === 0 ? [] : [`n${from % index}>n${index}`]
        )
        return !touching(boxesIn(graphOf(nodes, ...edges), undefined))
      }),
      { numRuns: 30 }
    )
    assert.isTrue(true)
  })

  test('a step that is added where others stand touches none and moves none', ({ assert }) => {
    let graph = carryOut(chain(), tidyCommand(stateOf(chain()), arrange))
    for (let times = 0; times < 4; times++) {
      const before = placesOf(graph, arrange).steps
      graph = withAdded(graph, 'prompt', { at: before.get('draft')! })
      const after = placesOf(graph, arrange).steps
      for (const [id, box] of before) assert.deepEqual(after.get(id), box)
      assert.isFalse(touching(boxesIn(graph, undefined)))
    }
  })

  test('a step that is added between two stands on their line, and only what follows moves', ({
    assert,
  }) => {
    let graph = carryOut(chain(), tidyCommand(stateOf(chain()), arrange))
    for (let times = 0; times < 4; times++) {
      const before = placesOf(graph, arrange).steps
      const known = new Set(before.keys())
      graph = withAdded(graph, 'prompt', { after: { from: 'draft', port: 'done' } })
      const after = placesOf(graph, arrange).steps
      for (const id of ['ask', 'draft']) assert.deepEqual(after.get(id), before.get(id))
      const added = graph.nodes.find(({ id }) => !known.has(id))!
      const [draft, box, out] = ['draft', added.id, 'out'].map((id) => after.get(id)!)
      assert.deepEqual([box.y, out.y], [draft.y, draft.y])
      assert.isTrue(draft.x + draft.width < box.x && box.x + box.width < out.x)
      assert.isFalse(touching(boxesIn(graph, undefined)))
    }
  })

  test('a step that is added inside a For each stays inside it', ({ assert }) => {
    const graph = withAdded(withEach(), 'check', { parent: 'each' })
    const { steps } = placesOf(graph, arrange)
    assert.isTrue(isWithin(steps.get('check')!, steps.get('each')!))
  })

  test('the nearest free place is found', ({ assert }) => {
    const taken = [{ x: 0, y: 0, ...size }]
    assert.deepEqual(freePlace({ x: 500, y: 0 }, size, taken), { x: 500, y: 0 })
    const found = freePlace({ x: 0, y: 0 }, size, taken)
    assert.isFalse(isNear({ ...found, ...size }, taken[0], 0))
    assert.equal(found.x, 0)
  })

  test('steps are lined up and given equal room', ({ assert }) => {
    const boxes = new Map([
      ['a', { x: 10, y: 0, ...size }],
      ['b', { x: 150, y: 90, ...size }],
      ['c', { x: 410, y: 300, ...size }],
    ])
    assert.deepEqual(
      [...aligned(boxes, 'left').values()].map(({ x }) => x),
      [10, 10, 10]
    )
    assert.deepEqual(
      [...aligned(boxes, 'top').values()].map(({ y }) => y),
      [0, 0, 0]
    )
    assert.deepEqual(
      [...aligned(boxes, 'across').values()].map(({ x }) => x),
      [10, 210, 410]
    )
    assert.deepEqual(
      [...aligned(boxes, 'down').values()].map(({ y }) => y),
      [0, 150, 300]
    )
  })
})

const stateOf = (graph: FlowGraph) => ({ graph, places: placesOf(graph, arrange), selected: [] })
