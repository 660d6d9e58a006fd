import { test } from '@japa/runner'
import fc from 'fast-check'
import { carryOut } from '#app/flows/domain/editing/carry_out'
import type { Command } from '#app/flows/domain/editing/command'
import { type Conflict, mergeGraphs, takeMine } from '#app/flows/domain/editing/merge_graphs'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { anyCommand } from '#tests/unit/flows/editing/any_command'
import { looseParts } from '#tests/unit/flows/editing/loose_parts'
import { graphOf, nodeOf } from '#tests/unit/flows/graphs'
import { announcedSeed, rounds } from '#tests/helpers/random'

const inEach = { parent: 'each' }
const BASE = graphOf(
  [
    ...[nodeOf('prompt', 'A'), nodeOf('for-each', 'Each')],
    ...[nodeOf('prompt', 'B', {}, inEach), nodeOf('prompt', 'C', {}, inEach)],
  ],
  'a>each',
  'b>c'
)
const after = (...commands: Command[]): FlowGraph => commands.reduce(carryOut, BASE)
const removal: Command = { type: 'remove-steps', ids: ['each'], isBridged: true }
const text = (id: string): Command => ({
  ...{ type: 'set-setting', id, path: ['text'], value: 'Mine' },
})
const parents = ({ nodes }: FlowGraph) =>
  Object.fromEntries(nodes.map(({ id, parent }) => [id, parent]))
const idsOf = (conflicts: readonly Conflict[]) =>
  conflicts.map((one) => ('node' in one ? one.node.id : one.change.key))

test.group('A For each that one tab removed while the other worked inside it', () => {
  test('is asked about together with the step that changed', ({ assert }) => {
    const { conflicts } = mergeGraphs(BASE, after(text('b')), after(removal))
    assert.deepEqual(idsOf(conflicts), ['each', 'b'])
  })

  test('comes back with all that was inside it and its connections', ({ assert }) => {
    const mine = after(text('b'))
    const { graph, conflicts } = mergeGraphs(BASE, mine, after(removal))
    const kept = conflicts.reduce(takeMine, graph)
    assert.sameDeepMembers(kept.nodes, mine.nodes)
    assert.sameDeepMembers(kept.edges, mine.edges)
    const turned = conflicts.toReversed().reduce(takeMine, graph)
    assert.deepEqual(parents(turned), parents(kept))
  })

  test('takes back the steps that were added or moved into it', ({ assert }) => {
    const mine = after(
      { type: 'add-step', kind: 'prompt', parent: 'each' },
      { type: 'move-into', ids: ['a'], parent: 'each' }
    )
    const { graph, conflicts } = mergeGraphs(BASE, mine, after(removal))
    assert.deepEqual(parents(graph), { a: undefined, prompt: undefined })
    assert.deepEqual(idsOf(conflicts), ['each'])
    assert.deepEqual(parents(takeMine(graph, conflicts[0])), parents(mine))
  })

  test('leaves a step that is kept without it outside', ({ assert }) => {
    const { graph, conflicts } = mergeGraphs(BASE, after(text('b')), after(removal))
    const [, step] = conflicts
    assert.deepEqual(parents(takeMine(graph, step)), { a: undefined, b: undefined })
  })

  test('stays whole where the other tab worked inside it, until that is decided', ({ assert }) => {
    const theirs = after(text('b'))
    const { graph, conflicts } = mergeGraphs(BASE, after(removal), theirs)
    assert.deepEqual(graph, theirs)
    assert.deepEqual(parents(conflicts.reduce(takeMine, graph)), { a: undefined })
  })
})

test.group('What two tabs did, merged', () => {
  test('refers to nothing that is not there, whatever is decided', ({ assert }) => {
    const seed = announcedSeed('merged flows')
    const commands = fc.array(anyCommand, { maxLength: 6 })
    fc.assert(
      fc.property(commands, commands, commands, fc.nat(), (earlier, here, there, picks) => {
        const base = earlier.reduce(carryOut, BASE)
        const [mine, theirs] = [here.reduce(carryOut, base), there.reduce(carryOut, base)]
        const { graph, conflicts } = mergeGraphs(base, mine, theirs)
        const picked = conflicts.filter((_, at) => (picks >> (at % 30)) % 2 === 1)
        for (const chosen of [[], conflicts, picked, picked.toReversed()])
          assert.deepEqual(looseParts(chosen.reduce(takeMine, graph)), [])
      }),
      { seed, numRuns: rounds(20_000) }
    )
  })
})
