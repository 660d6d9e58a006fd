import { test } from '@japa/runner'
import fc from 'fast-check'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import {
  graphOf,
  Killed,
  Memory,
  promptNode as prompt,
  runGraph,
} from '#tests/unit/flows/runs/engine_runs'

/** A graph of prompts that lead to later ones only, some of which fail or decide, and all of which come to a result. */
const anyGraph: fc.Arbitrary<FlowGraph> = fc
  .array(
    fc.record({
      turns: fc.nat(4),
      from: fc.array(fc.tuple(fc.nat(20), fc.boolean()), { maxLength: 3 }),
      isBad: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12 }
  )
  .map((wishes) => {
    const nodes = wishes.map(({ turns, isBad }, at) =>
      prompt(
        `n${at}`,
        { turns, ...(isBad && { fails: 'once' }) },
        // So often that a step which its worker interrupts is always tried again.
        { policy: { retries: 1_000 } }
      )
    )
    const edges = wishes.flatMap(({ from }, at) =>
      at === 0
        ? []
        : from.map(([source, isFailure]) => `n${source % at}${isFailure ? '.failed' : ''}>n${at}`)
    )
    return graphOf(nodes, ...new Set(edges))
  })

const outcomeOf = (memory: Memory) =>
  Object.fromEntries([...memory.steps].map(([key, { status, port }]) => [key, `${status} ${port}`]))

test.group('Any run', () => {
  test('does the work of each step at most once, and after all that leads to it', async ({
    assert,
  }) => {
    await fc.assert(
      fc.asyncProperty(anyGraph, async (graph) => {
        const memory = new Memory()
        const end = await runGraph(graph, { memory })
        assert.isNotNull(end)
        assert.lengthOf(new Set(memory.worked), memory.worked.length)
        for (const { from, to } of graph.edges) {
          const [first, second] = [memory.worked.indexOf(from), memory.worked.indexOf(to)]
          if (first >= 0 && second >= 0) assert.isBelow(first, second)
        }
        const ends = memory.checkpoints.filter((checkpoint) => checkpoint.end)
        assert.lengthOf(ends, 1)
      })
    )
  })

  test('that is killed at any checkpoint and goes on ends as it would have, and repeats nothing that was stored', async ({
    assert,
  }) => {
    await fc.assert(
      fc.asyncProperty(
        anyGraph,
        fc.array(fc.tuple(fc.nat(8), fc.boolean())),
        async (graph, kills) => {
          const whole = new Memory()
          const expected = await runGraph(graph, { memory: whole })
          const memory = new Memory()
          const done = new Set<string>()
          const forget = () => {
            memory.worked = []
            for (const { key, endedMs } of memory.steps.values())
              if (endedMs !== null) done.add(key)
          }
          for (const [at, isBefore] of kills) {
            const kill = (count: number) => {
              if (count > at) throw new Killed()
            }
            const hook = isBefore ? { beforeCommit: kill } : { afterCommit: kill }
            await runGraph(graph, { memory, ...hook }).catch((error: unknown) => {
              if (!(error instanceof Killed)) throw error
            })
            assert.isEmpty(memory.worked.filter((key) => done.has(key)))
            forget()
          }
          const end = memory.checkpoints.find((checkpoint) => checkpoint.end)?.end
          const last = end ?? (await runGraph(graph, { memory }))
          assert.equal(last?.status, expected?.status)
          assert.isEmpty(memory.worked.filter((key) => done.has(key)))
          if (expected?.status === 'succeeded')
            assert.deepEqual(outcomeOf(memory), outcomeOf(whole))
        }
      )
    )
  })
})
