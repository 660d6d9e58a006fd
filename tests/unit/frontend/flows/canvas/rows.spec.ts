import { test } from '@japa/runner'
import { carryOut } from '#app/flows/domain/editing/carry_out'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { READY_FLOWS } from '#app/flows/domain/ready_flows/ready_flow_list'
import { addedStep } from '#frontend/features/flows/builder/canvas/editing/add_step'
import { tidyCommand } from '#frontend/features/flows/builder/canvas/editing/edits'
import { arrange } from '#frontend/features/flows/builder/canvas/layout/arrange'
import { boxAround, isNear } from '#frontend/features/flows/builder/canvas/layout/box'
import { laneOf } from '#frontend/features/flows/builder/canvas/layout/lane'
import { placesOf } from '#frontend/features/flows/builder/canvas/layout/places'
import { shownPorts } from '#frontend/features/flows/builder/canvas/layout/shown_ports'
import { graphOf, nodeOf } from '#tests/unit/flows/graphs'

/** Steps one after another. */
function chainOf(count: number): FlowGraph {
  const nodes = Array.from({ length: count }, (_, at) => nodeOf('format', `N${at}`))
  return graphOf(nodes, ...nodes.slice(1).map((_, at) => `n${at}>n${at + 1}`))
}

const idsOf = ({ nodes }: FlowGraph): string[] => nodes.map(({ id }) => id)

/** The steps of each row, from top to bottom. */
function rowsOf(graph: FlowGraph): string[][] {
  const places = arrange(graph)
  const rows = Map.groupBy(idsOf(graph), (id) => places.get(id)!.y)
  return [...rows].toSorted(([one], [other]) => one - other).map(([, ids]) => ids)
}

const stateOf = (graph: FlowGraph) => ({ graph, places: placesOf(graph, arrange), selected: [] })
const sizeOf = (graph: FlowGraph) =>
  boxAround([...placesOf(graph, arrange).steps.values()], { side: 0, top: 0 })

test.group('A long flow on the canvas', () => {
  test('wraps into rows of about the same length', ({ assert }) => {
    const lengths = (count: number) => rowsOf(chainOf(count)).map((row) => row.length)
    assert.deepEqual(lengths(3), [3])
    assert.deepEqual(lengths(4), [2, 2])
    assert.deepEqual(lengths(5), [3, 2])
    assert.deepEqual(lengths(9), [3, 3, 3])
    assert.deepEqual(rowsOf(chainOf(9)).flat(), idsOf(chainOf(9)))
  })

  test('of many steps is not much wider than high', ({ assert }) => {
    const { width, height } = sizeOf(chainOf(50))
    assert.isBelow(width, 1.5 * height)
    assert.isAbove(width, height)
  })

  test('is broken where a single line leads on, and not between the ways of a choice', ({
    assert,
  }) => {
    const nodes = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((name) => nodeOf('format', name))
    const ways = ['a>b', 'b>c', 'b>d', 'c>e', 'd>f', 'e>g', 'f>g', 'g>h']
    const places = arrange(graphOf(nodes, ...ways))
    const [b, c, d, g] = ['b', 'c', 'd', 'g'].map((id) => places.get(id)!)
    assert.isTrue(b.x < c.x && c.x === d.x && d.x < g.x)
  })

  test('moves no step of the rows below where one is added above them', ({ assert }) => {
    const graph = carryOut(chainOf(6), tidyCommand(stateOf(chainOf(6)), arrange))
    const before = placesOf(graph, arrange).steps
    const { commands } = addedStep(stateOf(graph), 'prompt', {
      after: { from: 'n0', port: 'done' },
    })
    const after = placesOf(commands.reduce(carryOut, graph), arrange).steps
    for (const id of ['n3', 'n4', 'n5']) assert.deepEqual(after.get(id), before.get(id))
    assert.isAbove(after.get('n1')!.x, before.get('n1')!.x)
  })
})

test.group('A collapsed group over two rows', () => {
  test('covers no step that is not in it', ({ assert }) => {
    const { nodes, ...rest } = chainOf(4)
    const grouped = nodes.map((node) =>
      ['n1', 'n2'].includes(node.id) ? { ...node, group: 'g' } : node
    )
    const groups = [{ id: 'g', name: 'G', isCollapsed: true }]
    const placed = carryOut({ ...rest, nodes }, tidyCommand(stateOf(chainOf(4)), arrange)).nodes
    const graph = {
      ...{ ...rest, groups },
      nodes: grouped.map((node, at) => ({ ...node, position: placed[at].position })),
    }
    const { steps, groups: boxes } = placesOf(graph, arrange)
    for (const id of ['n0', 'n3']) assert.isFalse(isNear(steps.get(id)!, boxes.get('g')!, 0))
  })
})

test.group('The ready flows on the canvas', () => {
  for (const { id, graph } of READY_FLOWS)
    test(`“${id}” has no lines that cross, and its ways in the order of the exits`, ({
      assert,
    }) => {
      const { steps } = placesOf(graph, arrange)
      const lines = graph.edges.map(({ from, port, to }) => {
        const [source, target] = [steps.get(from)!, steps.get(to)!]
        const node = graph.nodes.find((one) => one.id === from)!
        const exit = shownPorts(node).main.findIndex((one) => one.id === port)
        return { from, source, target, start: source.y + 28 * exit, end: target.y }
      })
      const crossing = lines.flatMap((one, at) =>
        lines
          .slice(at + 1)
          .filter(
            (other) =>
              one.source.x === other.source.x &&
              one.target.x === other.target.x &&
              one.target.x > one.source.x &&
              (one.start - other.start) * (one.end - other.end) < 0
          )
      )
      assert.deepEqual(crossing, [])
    })
})

test.group('A line that leads back to the left', () => {
  test('runs between the rows of steps, above whatever stands higher than the step it leads to', ({
    assert,
  }) => {
    const { graph } = READY_FLOWS.find(({ id }) => id === 'outreach')!
    const places = placesOf(graph, arrange)
    const edges = graph.edges.filter((edge) => laneOf(edge, places) !== undefined)
    assert.isNotEmpty(edges)
    for (const edge of edges) {
      const lane = laneOf(edge, places)!
      const [from, to] = [places.steps.get(edge.from)!, places.steps.get(edge.to)!]
      const covered = [...places.steps.values()].filter(
        ({ x, y, width, height }) =>
          x < from.x + from.width && x + width > to.x && y <= lane && lane <= y + height
      )
      assert.deepEqual(covered, [])
    }
  })

  test('runs below both of its steps where it leads up', ({ assert }) => {
    const [one, other] = [nodeOf('format', 'One'), nodeOf('format', 'Other')]
    const graph = graphOf(
      [
        { ...one, position: { x: 400, y: 300 } },
        { ...other, position: { x: 0, y: 0 } },
      ],
      'one>other'
    )
    const { steps } = placesOf(graph, arrange)
    const lane = laneOf(graph.edges[0], placesOf(graph, arrange))!
    assert.isAbove(lane, steps.get('one')!.y + steps.get('one')!.height)
  })
})
