import { test } from '@japa/runner'
import fc from 'fast-check'
import { COMMAND_TYPES, carryOut } from '#app/flows/domain/editing/carry_out'
import { applyChanges, inverseOf, isSameGraph } from '#app/flows/domain/editing/changes'
import { changesBetween } from '#app/flows/domain/editing/changes_between'
import { edit, openEditing, redo, undo, type Editing } from '#app/flows/domain/editing/history'
import type { FlowGraph } from '#app/flows/domain/graph'
import { anyCommand } from '#tests/unit/flows/editing/any_command'
import { graphOf, nodeOf, roughGraphs } from '#tests/unit/flows/graphs'

const START: FlowGraph = graphOf(
  [
    nodeOf('ask', 'A', {
      fields: [{ name: 'topic', label: 'Topic', type: 'text', isRequired: true }],
    }),
    nodeOf('prompt', 'B', { text: 'About {{topic}} after {{A}}' }),
    nodeOf('for-each', 'Each', { list: '{{b}}', gather: 'C' }),
    nodeOf('prompt', 'C', { text: '{{item}}' }, { parent: 'each' }),
  ],
  'a>b',
  'b>each'
)

function undoAll(editing: Editing): Editing {
  let now = editing
  for (let last = undo(now); last; last = undo(now)) now = last
  return now
}

test.group('Edits of a flow', () => {
  test('can all be undone and redone, whatever they are', ({ assert }) => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 25 }), (commands) => {
        const edited = commands.reduce((now, command) => edit(now, command), openEditing(START))
        const back = undoAll(edited)
        assert.deepEqual(back.graph, START)
        let forth = back
        for (let next = redo(forth); next; next = redo(forth)) forth = next
        assert.deepEqual(forth.graph, edited.graph)
      }),
      { numRuns: 1_000 }
    )
  })

  test('are all covered by the commands of these tests', ({ assert }) => {
    const seen = new Set(fc.sample(anyCommand, 2_000).map(({ type }) => type))
    assert.sameMembers([...seen], COMMAND_TYPES)
  })

  test('lead from any graph to any other and back, also as JSON', ({ assert }) => {
    fc.assert(
      fc.property(roughGraphs, roughGraphs, (before, after) => {
        const changes = JSON.parse(JSON.stringify(changesBetween(before, after)))
        assert.deepEqual(applyChanges(before, changes), after)
        assert.deepEqual(applyChanges(after, inverseOf(changes)), before)
        assert.equal(isSameGraph(before, structuredClone(after)), changes.length === 0)
      }),
      { numRuns: 500 }
    )
  })

  test('never change the graph that they start from', () => {
    const frozen = structuredClone(START)
    const freeze = (value: object) => {
      for (const part of Object.values(value)) if (part && typeof part === 'object') freeze(part)
      Object.freeze(value)
    }
    freeze(frozen)
    fc.assert(fc.property(anyCommand, (command) => void carryOut(frozen, command)))
  })

  test('in the same field are one step where they continue each other', ({ assert }) => {
    const type = (editing: Editing, value: string, continues: boolean) =>
      edit(editing, { type: 'set-setting', id: 'b', path: ['text'], value }, continues)
    const typed = type(type(type(openEditing(START), 'H', false), 'He', true), 'Hel', true)
    assert.lengthOf(typed.past, 1)
    assert.deepEqual(undo(typed)?.graph, START)
    const back = type(typed, 'About {{topic}} after {{A}}', true)
    assert.lengthOf(back.past, 0)
  })

  test('are kept 200 deep', ({ assert }) => {
    let editing = openEditing(START)
    for (let count = 0; count < 250; count++)
      editing = edit(editing, { type: 'add-note', text: String(count) })
    assert.lengthOf(editing.past, 200)
    assert.lengthOf(undoAll(editing).graph.notes, 50)
  })

  test('cannot be undone where somebody else changed the same since', ({ assert }) => {
    const editing = edit(openEditing(START), { type: 'rename-step', id: 'c', name: 'Mine' })
    const theirs = carryOut(editing.graph, { type: 'rename-step', id: 'c', name: 'Theirs' })
    assert.isNull(undo({ ...editing, graph: theirs }))
  })
})
