import { test } from '@japa/runner'
import fc from 'fast-check'
import { carryOut } from '#app/flows/domain/editing/carry_out'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { anyCommand } from '#tests/unit/flows/editing/any_command'
import { looseParts } from '#tests/unit/flows/editing/loose_parts'
import { graphOf, nodeOf } from '#tests/unit/flows/graphs'

const START = graphOf(
  [
    ...[nodeOf('prompt', 'A'), nodeOf('prompt', 'B'), nodeOf('for-each', 'Each')],
    ...[nodeOf('prompt', 'C', {}, { parent: 'each' }), nodeOf('prompt', 'Ask')],
  ],
  'a>b',
  'b>each'
)
const grouped = (...ids: string[]): FlowGraph =>
  carryOut(START, { type: 'group-steps', ids, name: 'Group' })
const members = ({ nodes }: FlowGraph) =>
  nodes.flatMap(({ id, group }) => (group === 'group' ? [id] : []))

test.group('After any command', () => {
  test('every parent and group is there, and the steps of a group have one parent', ({
    assert,
  }) => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 12 }), (commands) => {
        assert.deepEqual(looseParts(commands.reduce(carryOut, START)), [])
      }),
      { numRuns: 2_000 }
    )
  })
})

test.group('A group of steps', () => {
  test('takes only those beside the first', ({ assert }) => {
    assert.deepEqual(members(grouped('b', 'c', 'a')), ['a', 'b'])
    assert.deepEqual(members(grouped('nowhere', 'c', 'a')), ['c'])
    assert.equal(grouped('nowhere'), START)
  })

  test('loses a step that moves into a For each alone', ({ assert }) => {
    const graph = grouped('a', 'b')
    const moved = carryOut(graph, { type: 'move-into', ids: ['a'], parent: 'each' })
    assert.deepEqual(members(moved), ['b'])
    const last = carryOut(moved, { type: 'move-behind', id: 'b', after: 'c' })
    assert.deepEqual(members(last), ['b'])
    const behind = carryOut(graph, { type: 'move-behind', id: 'a', after: 'c' })
    assert.deepEqual(members(behind), ['b'])
    const inner = carryOut(graph, { type: 'move-into', ids: ['a', 'b'], parent: 'each' })
    const out = { type: 'leave-parent', nodeId: 'a' } as const
    assert.deepEqual(members(carryOut(inner, { type: 'repair', repair: out })), ['b'])
  })

  test('stays together where all of its steps move', ({ assert }) => {
    const graph = grouped('a', 'b')
    const moved = carryOut(graph, { type: 'move-into', ids: ['a', 'b'], parent: 'each' })
    assert.deepEqual(members(moved), ['a', 'b'])
  })
})
