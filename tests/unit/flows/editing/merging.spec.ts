import { test } from '@japa/runner'
import fc from 'fast-check'
import { carryOut } from '#app/flows/domain/editing/carry_out'
import type { Command } from '#app/flows/domain/editing/command'
import { describeChanges } from '#app/flows/domain/editing/describe_changes'
import { mergeGraphs, takeMine } from '#app/flows/domain/editing/merge_graphs'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { anyCommand } from '#tests/unit/flows/editing/any_command'
import { graphOf, nodeOf } from '#tests/unit/flows/graphs'

const BASE = graphOf(
  [nodeOf('prompt', 'A', { text: 'one' }), nodeOf('prompt', 'B'), nodeOf('result', 'C')],
  'a>b',
  'b>c'
)
const set = (id: string, name: string, value: unknown): Command => ({
  ...{ type: 'set-setting', id, path: [name], value },
})
const after = (...commands: Command[]): FlowGraph => commands.reduce(carryOut, BASE)

test.group('The work of two tabs', () => {
  test('is brought together where it does not touch', ({ assert }) => {
    const mine = after(set('a', 'text', 'mine'), { type: 'rename-step', id: 'b', name: 'Mine' })
    const theirs = after(set('a', 'maxTokens', 5), set('b', 'text', 'theirs'))
    const { graph, conflicts } = mergeGraphs(BASE, mine, theirs)
    assert.lengthOf(conflicts, 0)
    const [a, b] = graph.nodes
    assert.deepInclude(a.settings, { text: 'mine', maxTokens: 5 })
    assert.deepInclude(b, { name: 'Mine' })
    assert.equal(b.settings.text, 'theirs')
  })

  test('keeps both steps where both added one', ({ assert }) => {
    const add = (text: string): Command => ({
      ...{ type: 'add-step', kind: 'prompt', settings: { text } },
      after: { from: 'a', port: 'done', isBetween: false },
    })
    const { graph, conflicts } = mergeGraphs(BASE, after(add('mine')), after(add('theirs')))
    assert.lengthOf(conflicts, 0)
    const added = graph.nodes.slice(3)
    assert.sameMembers(
      added.map(({ settings }) => settings.text),
      ['mine', 'theirs']
    )
    assert.lengthOf(new Set(added.map(({ id }) => id)), 2)
    assert.lengthOf(new Set(added.map(({ name }) => name)), 2)
    for (const { id } of added) assert.isTrue(graph.edges.some(({ to }) => to === id))
  })

  test('shows both sides where both changed the same text', ({ assert }) => {
    const mine = after(set('a', 'text', 'mine'))
    const { graph, conflicts } = mergeGraphs(BASE, mine, after(set('a', 'text', 'theirs')))
    assert.equal(graph.nodes[0].settings.text, 'theirs')
    assert.lengthOf(conflicts, 1)
    assert.deepEqual(takeMine(graph, conflicts[0]), mine)
  })

  test('removes what one removed and the other only moved', ({ assert }) => {
    const noted = carryOut(BASE, { type: 'add-note', id: 'n', text: 'Here' })
    const removed = [
      { type: 'remove-steps', ids: ['b'], isBridged: true },
      { type: 'remove-note', id: 'n' },
    ] satisfies Command[]
    const places = { nodes: { b: { x: 40, y: 50 } }, notes: { n: { x: 7, y: 8 } } }
    const moved = carryOut(noted, { type: 'place', ...places })
    const without = removed.reduce(carryOut, noted)
    for (const [mine, theirs] of [
      [without, moved],
      [moved, without],
    ]) {
      const { graph, conflicts } = mergeGraphs(noted, mine, theirs)
      assert.lengthOf(conflicts, 0)
      assert.deepEqual(graph, without)
    }
  })

  test('asks where one removed what the other changed', ({ assert }) => {
    const removal: Command = { type: 'remove-steps', ids: ['b'], isBridged: true }
    const change = set('b', 'text', 'still wanted')
    const there = mergeGraphs(BASE, after(change), after(removal))
    assert.deepEqual(
      there.conflicts.map(({ type }) => type),
      ['removed-there']
    )
    const restored = takeMine(there.graph, there.conflicts[0])
    assert.equal(restored.nodes.find(({ id }) => id === 'b')?.settings.text, 'still wanted')
    assert.lengthOf(
      restored.edges.filter(({ from, to }) => from === 'b' || to === 'b'),
      2
    )
    const here = mergeGraphs(BASE, after(removal), after(change))
    assert.deepEqual(
      here.conflicts.map(({ type }) => type),
      ['removed-here']
    )
    assert.equal(here.graph.nodes.find(({ id }) => id === 'b')?.settings.text, 'still wanted')
    assert.notExists(takeMine(here.graph, here.conflicts[0]).nodes.find(({ id }) => id === 'b'))
  })

  test('takes over all of one side where the other did nothing', ({ assert }) => {
    const commands = fc.array(anyCommand, { maxLength: 8 })
    fc.assert(
      fc.property(commands, (given) => {
        const changed = given.reduce(carryOut, BASE)
        assert.deepEqual(mergeGraphs(BASE, BASE, changed), {
          graph: changed,
          conflicts: [],
          renamed: [],
        })
        const { graph, conflicts } = mergeGraphs(BASE, changed, BASE)
        assert.lengthOf(conflicts, 0)
        const byId = (one: FlowGraph) => one.nodes.toSorted((x, y) => (x.id < y.id ? -1 : 1))
        assert.deepEqual(byId(graph), byId(changed))
        assert.sameDeepMembers(graph.edges, changed.edges)
      }),
      { numRuns: 300 }
    )
  })

  test('loses no step and no text, whatever both did: it is there or asked about', ({ assert }) => {
    const commands = fc.array(anyCommand, { maxLength: 6 })
    fc.assert(
      fc.property(commands, commands, (here, there) => {
        const [mine, theirs] = [here.reduce(carryOut, BASE), there.reduce(carryOut, BASE)]
        const { graph, conflicts } = mergeGraphs(BASE, mine, theirs)
        const asked = new Set(
          conflicts.map((one) => (one.type === 'value' ? one.change.key : one.node.id))
        )
        const texts = new Set(graph.nodes.map(({ settings }) => settings.text))
        const wasThere = new Set(BASE.nodes.map(({ id }) => id))
        const ids = new Set(graph.nodes.map(({ id }) => id))
        for (const { id } of theirs.nodes.filter((node) => !wasThere.has(node.id)))
          assert.isTrue(ids.has(id))
        for (const { id, settings } of mine.nodes)
          if (!wasThere.has(id)) assert.isTrue(texts.has(settings.text))
        const isGone = (id: string) =>
          ![mine, theirs].every(({ nodes }) => nodes.some((n) => n.id === id))
        for (const id of wasThere) if (!ids.has(id)) assert.isTrue(isGone(id) || asked.has(id))
        for (const { from, to } of graph.edges) assert.isTrue(ids.has(from) && ids.has(to))
      }),
      { numRuns: 500 }
    )
  })
})

test.group('The sentences about changes', () => {
  test('name each step, its field and its connections once', ({ assert }) => {
    const place = (x: number): Command => ({
      ...{ type: 'place', nodes: { a: { x, y: 1 }, b: { x, y: 2 } } },
    })
    const before = after(place(0))
    const changes: Command[] = [
      { type: 'rename-step', id: 'a', name: 'Outline' },
      set('b', 'text', 'x'),
      { type: 'add-step', kind: 'check', after: { from: 'b', port: 'done', isBetween: true } },
      { type: 'connect', edge: { from: 'a', port: 'done', to: 'c' } },
      place(1),
    ]
    assert.deepEqual(describeChanges(before, changes.reduce(carryOut, before)), [
      'Renamed “A” to “Outline”.',
      'Changed text of “B”.',
      'Added “Check” (Check).',
      'Disconnected “B” from “C”.',
      'Connected “Outline” to “C”.',
      'Moved 2 items on the canvas.',
    ])
  })

  test('Two equal graphs give no sentences', ({ assert }) => {
    assert.deepEqual(describeChanges(BASE, structuredClone(BASE)), [])
  })
})
