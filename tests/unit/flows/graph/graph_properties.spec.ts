import { test } from '@japa/runner'
import fc from 'fast-check'
import { applyRepair } from '#app/flows/domain/editing/apply_repair'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { planOf } from '#app/flows/domain/checks/plan'
import type { Problem } from '#app/flows/domain/checks/problems'
import { problemsOf } from '#app/flows/domain/checks/validate_graph'
import { announcedSeed, rounds } from '#tests/helpers/random'
import { roughGraphs, soundGraphs } from '#tests/unit/flows/graphs'

/** What makes a problem the same one before and after a change. */
const identity = ({ edges }: FlowGraph, { code, nodeId, edgeIndex, path, sentence }: Problem) =>
  JSON.stringify([code, nodeId, path, sentence, edgeIndex === undefined ? null : edges[edgeIndex]])

test.group('Any graph', () => {
  test('without problems has a plan that respects its edges and parents', ({ assert }) => {
    const seed = announcedSeed('plans')
    let planned = 0
    const check = (graph: FlowGraph) => {
      const { steps, indexOf } = planOf(graph)
      planned += 1
      assert.lengthOf(steps, graph.nodes.length)
      const place = (id: string) => indexOf.get(id)!
      for (const { from, to } of graph.edges) assert.isBelow(place(from), place(to))
      for (const { id, parent } of graph.nodes)
        if (parent !== undefined) assert.isBelow(place(parent), place(id))
    }
    fc.assert(
      fc.property(roughGraphs, (graph) => {
        if (problemsOf(graph).length === 0) check(graph)
      }),
      { seed, numRuns: rounds(20_000) }
    )
    fc.assert(
      fc.property(soundGraphs, (graph) => {
        assert.deepEqual(problemsOf(graph), [])
        check(graph)
      }),
      { seed, numRuns: rounds(3_000) }
    )
    assert.isAbove(planned, 250)
  }).timeout(60_000)

  test('is refused in sentences, whatever the value is', ({ assert }) => {
    const seed = announcedSeed('values that are no graphs')
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (value) => {
        const problems = problemsOf(value)
        assert.isNotEmpty(problems)
        for (const { sentence } of problems) assert.match(sentence, /^\S.*[.?]$/su)
      }),
      { seed, numRuns: rounds(20_000) }
    )
  })

  test('loses each problem by its repair', ({ assert }) => {
    const seed = announcedSeed('repairs')
    const repaired = new Set<string>()
    fc.assert(
      fc.property(roughGraphs, (graph) => {
        for (const problem of problemsOf(graph)) {
          if (!problem.repair) continue
          const next = applyRepair(graph, problem.repair)
          const left = problemsOf(next).map((one) => identity(next, one))
          assert.notInclude(left, identity(graph, problem), JSON.stringify(problem))
          repaired.add(problem.repair.type)
        }
      }),
      { seed, numRuns: rounds(10_000) }
    )
    assert.isAbove(repaired.size, 9, [...repaired].join())
  }).timeout(60_000)
})
