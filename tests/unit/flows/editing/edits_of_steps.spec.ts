import { test } from '@japa/runner'
import { carryOut } from '#app/flows/domain/editing/carry_out'
import { forEachesFor, movesOut, removalOf } from '#app/flows/domain/editing/edits_of_steps'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { movesOf } from '#frontend/features/flows/builder/canvas/editing/container_moves'
import { arrange } from '#frontend/features/flows/builder/canvas/layout/arrange'
import { placesOf } from '#frontend/features/flows/builder/canvas/layout/places'
import { edgesOf, graphOf, nodeOf } from '#tests/unit/flows/graphs'

const NESTED: FlowGraph = {
  ...graphOf(
    [
      ...[nodeOf('prompt', 'A'), nodeOf('for-each', 'Outer'), nodeOf('prompt', 'Z')],
      nodeOf('for-each', 'Inner', {}, { parent: 'outer' }),
      nodeOf('prompt', 'B', {}, { parent: 'inner' }),
      nodeOf('prompt', 'C', {}, { parent: 'outer' }),
    ],
    'a>outer',
    'outer>z'
  ),
  notes: [{ id: 'note', text: 'Why' }],
}
const CHAIN = graphOf(
  ['A', 'B', 'C', 'D'].map((name) => nodeOf('prompt', name)),
  ...['a>b', 'b>c', 'c>d']
)
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id)

test.group('Several steps at once', () => {
  test('are removed with the notes, and what was around them is connected', ({ assert }) => {
    const bridged = removalOf(CHAIN, ['b', 'c']).reduce(carryOut, CHAIN)
    assert.deepEqual(bridged.edges, edgesOf('a>d'))
    assert.deepEqual(removalOf(CHAIN, ['b'], false).reduce(carryOut, CHAIN).edges, edgesOf('c>d'))
    const rest = removalOf(NESTED, ['note', 'outer', 'nowhere']).reduce(carryOut, NESTED)
    assert.deepEqual([ids(rest.nodes), rest.notes], [['a', 'z'], []])
    assert.deepEqual(removalOf(NESTED, ['note']), [{ type: 'remove-note', id: 'note' }])
    assert.deepEqual(removalOf(NESTED, ['nowhere']), [])
  })

  test('move out of their For each to where that one is', ({ assert }) => {
    const moves = (...given: string[]) =>
      movesOut(NESTED, given).map(({ ids: moved, parent }) => [moved, parent])
    assert.deepEqual(moves('b'), [[['b'], 'outer']])
    assert.deepEqual(moves('inner', 'c'), [[['inner', 'c'], null]])
    assert.deepEqual(moves('inner', 'b'), [[['inner'], null]])
    assert.deepEqual(moves('b', 'c', 'a', 'nowhere'), [
      [['b'], 'outer'],
      [['c'], null],
    ])
    assert.deepEqual(moves('a'), [])
  })

  test('may move into a For each that is neither theirs nor one of them', ({ assert }) => {
    const into = (...given: string[]) => ids(forEachesFor(NESTED, given))
    assert.deepEqual(into('a'), ['outer', 'inner'])
    assert.deepEqual(into('outer'), [])
    assert.deepEqual(into('b'), ['outer'])
    assert.deepEqual(into('c'), ['inner'])
    assert.deepEqual(into('c', 'a'), ['outer', 'inner'])
  })

  test('move on the canvas as they do in the list', ({ assert }) => {
    const state = { graph: NESTED, places: placesOf(NESTED, arrange), selected: [] }
    const [out, ...into] = movesOf(state, 'b')
    assert.deepInclude(out, { name: 'Inner', isOut: true, commands: movesOut(NESTED, ['b']) })
    assert.deepEqual(into, [])
    assert.deepEqual(
      movesOf(state, 'a').map(({ name, isOut }) => [name, isOut]),
      [
        ['Outer', false],
        ['Inner', false],
      ]
    )
  })
})
