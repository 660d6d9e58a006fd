import { test } from '@japa/runner'
import fc from 'fast-check'
import { applyChanges } from '#app/flows/domain/editing/changes'
import { changesBetween } from '#app/flows/domain/editing/changes_between'
import { renamedEdits } from '#app/flows/domain/editing/renamed_edits'
import type { FlowEdge, FlowGraph } from '#app/flows/domain/graph/graph'
import { graphOf, nodeOf } from '#tests/unit/flows/graphs'

const port = fc.oneof(fc.constantFrom('done', '#', '"]#2', 'a#b', ']', '[#1]', '"'), fc.string())
const edge = fc.record({
  ...{ from: fc.constantFrom('a', 'b'), port, to: fc.constantFrom('b', 'c') },
})
const edges = fc.array(edge, { maxLength: 5 }).map((some) => [...some, ...some.slice(0, 2)])

const NODES = ['a', 'b', 'c'].map((id) => nodeOf('prompt', id))
const withEdges = (all: FlowEdge[]): FlowGraph => ({ ...graphOf(NODES), edges: all })
const withoutB = (graph: FlowGraph): FlowGraph => {
  const named = (id: string) => (id === 'b' ? 'b-2' : id)
  return {
    ...graph,
    nodes: graph.nodes.map((node) => ({ ...node, id: named(node.id) })),
    edges: graph.edges.map(({ from, port: by, to }) => ({
      ...{ from: named(from), port: by, to: named(to) },
    })),
  }
}

test.group('Steps of undo after a step was renamed', () => {
  test('lead to the same graphs, whatever the ports are called', ({ assert }) => {
    fc.assert(
      fc.property(edges, edges, fc.func(fc.nat()), (some, more, weight) => {
        const before = withEdges(some)
        const kept = some.toSorted((one, other) => weight(one) - weight(other))
        const after = withEdges([...kept.slice(1), ...more])
        const changes = changesBetween(before, after)
        const editing = { graph: after, past: [{ changes }], future: [] }
        const id = { from: 'b', to: 'b-2' }
        const { past } = renamedEdits(editing, [{ list: 'nodes', id }])
        const renamed = applyChanges(withoutB(before), past[0].changes)
        assert.deepEqual(renamed, withoutB(applyChanges(before, changes)!))
      }),
      { numRuns: 500 }
    )
  })
})
