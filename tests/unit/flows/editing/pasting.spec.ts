import { test } from '@japa/runner'
import fc from 'fast-check'
import { carryOut } from '#app/flows/domain/editing/carry_out'
import { readClipboard, writeClipboard } from '#app/flows/domain/editing/clipboard'
import { selectionOf } from '#app/flows/domain/editing/selection_of'
import { describeChanges } from '#app/flows/domain/editing/describe_changes'
import { forEachOfCopies, outermost } from '#app/flows/domain/editing/edits_of_steps'
import { edit, openEditing, redo, undo } from '#app/flows/domain/editing/history'
import { mergeGraphs } from '#app/flows/domain/editing/merge_graphs'
import type { FlowGraph, FlowNode, Group } from '#app/flows/domain/graph/graph'
import { MAX_GROUPS } from '#app/flows/domain/values/limits'
import { anyCommand } from '#tests/unit/flows/editing/any_command'
import { looseParts } from '#tests/unit/flows/editing/loose_parts'
import { graphOf, nodeOf } from '#tests/unit/flows/graphs'

const FIRST: Group = { id: 'group', name: 'First part', isCollapsed: true }
const FLOW: FlowGraph = {
  ...graphOf(
    [
      nodeOf('prompt', 'A', {}, { group: 'group' }),
      nodeOf('prompt', 'B', {}, { group: 'group' }),
      nodeOf('for-each', 'Each'),
      nodeOf('prompt', 'C', {}, { parent: 'each' }),
      nodeOf('for-each', 'Inner', {}, { parent: 'each' }),
      nodeOf('prompt', 'D', {}, { parent: 'inner' }),
      nodeOf('for-each', 'Other'),
      nodeOf('prompt', 'E', {}, { parent: 'other' }),
    ],
    'a>b'
  ),
  groups: [FIRST],
}
const offset = { x: 0, y: 0 }
const pasted = (graph: FlowGraph, ...ids: string[]): FlowGraph =>
  carryOut(graph, { type: 'paste', selection: selectionOf(FLOW, ids), offset })
const copies = (graph: FlowGraph, ...ids: string[]): FlowNode[] =>
  pasted(graph, ...ids).nodes.slice(graph.nodes.length)
const parents = (...ids: string[]) => copies(FLOW, ...ids).map(({ id, parent }) => [id, parent])
const groupsOf = (nodes: readonly FlowNode[]) => nodes.map(({ group }) => group)

test.group('Copies of steps that are inside a For each', () => {
  test('stay in the one that all of them came from', ({ assert }) => {
    const idOf = (...ids: string[]) =>
      forEachOfCopies(FLOW, selectionOf(FLOW, ids).nodes)?.id ?? null
    assert.equal(idOf('c'), 'each')
    assert.equal(idOf('c', 'inner'), 'each')
    assert.equal(idOf('d'), 'inner')
    for (const ids of [[], ['a'], ['each'], ['c', 'a'], ['c', 'e'], ['c', 'd'], ['each', 'c']])
      assert.isNull(idOf(...ids), ids.join())
    assert.deepEqual(parents('c'), [['c-2', 'each']])
    assert.deepEqual(parents('inner'), [
      ['inner-2', 'each'],
      ['d-2', 'inner-2'],
    ])
    assert.deepEqual(parents('each', 'c'), [
      ['each-2', undefined],
      ['c-2', 'each-2'],
      ['inner-2', 'each-2'],
      ['d-2', 'inner-2'],
    ])
    assert.deepEqual(parents('c', 'a'), [
      ['a-2', undefined],
      ['c-2', undefined],
    ])
  })

  test('are outside where it is no longer there, or is another kind of step', ({ assert }) => {
    const without = carryOut(FLOW, { type: 'remove-steps', ids: ['each'], isBridged: true })
    const changed = graphOf([nodeOf('prompt', 'Each')])
    for (const graph of [without, changed, graphOf([])])
      assert.deepEqual(
        copies(graph, 'c').map(({ parent }) => parent),
        [undefined]
      )
  })

  test('come back to it after they were cut', ({ assert }) => {
    const cut = carryOut(FLOW, { type: 'remove-steps', ids: ['c'], isBridged: true })
    assert.equal(copies(cut, 'c')[0].parent, 'each')
  })

  test('are outermost where nothing around them was copied', ({ assert }) => {
    const ids = outermost(selectionOf(FLOW, ['inner', 'a']).nodes).map(({ id }) => id)
    assert.deepEqual(ids, ['a', 'inner'])
  })
})

test.group('Copies of all steps of a group', () => {
  test('are a group of their own, with its name and as open as it is', ({ assert }) => {
    const graph = pasted(FLOW, 'a', 'b', 'c')
    assert.deepEqual(graph.groups, [FIRST, { ...FIRST, id: 'group-2' }])
    assert.deepEqual(groupsOf(graph.nodes.slice(FLOW.nodes.length)), [
      'group-2',
      'group-2',
      undefined,
    ])
    const elsewhere = pasted(graphOf([]), 'a', 'b')
    assert.deepEqual([elsewhere.groups, groupsOf(elsewhere.nodes)], [[FIRST], ['group', 'group']])
    assert.deepEqual(describeChanges(FLOW, graph).at(-1), 'Added group “First part”.')
  })

  test('are a group inside the copy of their For each', ({ assert }) => {
    const ids = ['c', 'inner']
    const graph = carryOut(FLOW, { type: 'group-steps', ids, name: 'In', id: 'in' })
    const selection = selectionOf(graph, ['each'])
    const { groups, nodes } = carryOut(graph, { type: 'paste', selection, offset })
    assert.deepEqual(groups?.[2], { id: 'in-2', name: 'In', isCollapsed: false })
    const members = nodes.flatMap(({ id, parent, group }) => (group === 'in-2' ? [id, parent] : []))
    assert.deepEqual(members, ['c-2', 'each-2', 'inner-2', 'each-2'])
  })

  test('are in no group where only some were copied', ({ assert }) => {
    const graph = pasted(FLOW, 'a', 'c')
    assert.deepEqual([graph.groups, graph.nodes.at(-2)?.group], [[FIRST], undefined])
    assert.notProperty(pasted(graphOf([]), 'a'), 'groups')
  })

  test('are in no group where a flow has all the groups it can have', ({ assert }) => {
    const full = (count: number): FlowGraph => ({
      ...graphOf(
        Array.from({ length: count }, (_, at) =>
          nodeOf('prompt', `S${at}`, {}, { group: `g${at}` })
        )
      ),
      groups: Array.from({ length: count }, (_, at) => ({ ...FIRST, id: `g${at}` })),
    })
    const last = pasted(full(MAX_GROUPS - 1), 'a', 'b')
    assert.lengthOf(last.groups!, MAX_GROUPS)
    for (const count of [MAX_GROUPS, MAX_GROUPS + 2]) {
      const graph = pasted(full(count), 'a', 'b')
      assert.lengthOf(graph.groups!, count)
      assert.deepEqual(groupsOf(graph.nodes.slice(count)), [undefined, undefined])
    }
  })

  test('lose it again when the paste is undone, and regain it when it is redone', ({ assert }) => {
    const selection = selectionOf(FLOW, ['a', 'b'])
    for (const start of [FLOW, graphOf([])]) {
      const done = edit(openEditing(start), { type: 'paste', selection, offset })
      const undone = undo(done)!
      assert.deepEqual(undone.graph, start)
      assert.deepEqual(redo(undone)?.graph, done.graph)
    }
  })

  test('keep it where another tab pasted the same', ({ assert }) => {
    const mine = pasted(FLOW, 'a', 'b')
    const { graph, conflicts } = mergeGraphs(FLOW, mine, pasted(FLOW, 'a', 'b'))
    assert.lengthOf(conflicts, 0)
    assert.deepEqual(looseParts(graph), [])
    assert.sameMembers(
      graph.groups!.map(({ id, name }) => `${id} ${name}`),
      ['group First part', 'group-2 First part', 'group-2-2 First part']
    )
    const sizes = Map.groupBy(graph.nodes, ({ group }) => group ?? '')
    for (const { id } of graph.groups!) assert.lengthOf(sizes.get(id)!, 2)
  })

  test('are the same after any edits, also by the text of the clipboard', ({ assert }) => {
    const chosen = fc.uniqueArray(fc.nat({ max: 11 }), { maxLength: 6 })
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 8 }), chosen, (commands, places) => {
        const graph = commands.reduce(carryOut, FLOW)
        const selection = selectionOf(
          graph,
          places.flatMap((at) => graph.nodes[at]?.id ?? [])
        )
        const read = readClipboard(writeClipboard(selection))
        if (read.ok) assert.deepEqual(read.selection.groups, selection.groups)
        const done = edit(openEditing(graph), { type: 'paste', selection, offset })
        assert.deepEqual(looseParts(done.graph), [])
        const news = done.graph.groups?.slice(graph.groups?.length ?? 0) ?? []
        const shown = (groups: readonly Group[]) => groups.map(({ id: _, ...group }) => group)
        assert.deepEqual(shown(news), shown(selection.groups ?? []))
        if (selection.nodes.length > 0) assert.deepEqual(undo(done)?.graph, graph)
      }),
      { numRuns: 500 }
    )
  })
})
