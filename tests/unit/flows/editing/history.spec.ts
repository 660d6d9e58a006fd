import { test } from '@japa/runner'
import fc from 'fast-check'
import { COMMAND_TYPES, carryOut } from '#app/flows/domain/editing/carry_out'
import { applyChanges, inverseOf, isSameGraph } from '#app/flows/domain/editing/changes'
import { changesBetween } from '#app/flows/domain/editing/changes_between'
import type { Command } from '#app/flows/domain/editing/command'
import {
  canUndo,
  edit,
  openEditing,
  redo,
  undo,
  type Editing,
} from '#app/flows/domain/editing/history'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { anyCommand } from '#tests/unit/flows/editing/any_command'
import { graphOf, nodeOf, roughGraphs } from '#tests/unit/flows/graphs'

const TEXT = 'About {{topic}} after {{A}}'
const START: FlowGraph = graphOf(
  [
    nodeOf('ask', 'A', {
      fields: [{ name: 'topic', label: 'Topic', type: 'text', isRequired: true }],
    }),
    nodeOf('prompt', 'B', { text: TEXT }),
    nodeOf('for-each', 'Each', { list: '{{b}}', gather: 'C' }),
    nodeOf('prompt', 'C', { text: '{{item}}' }, { parent: 'each' }),
  ],
  'a>b',
  'b>each'
)

const START_OVER: FlowGraph = graphOf([nodeOf('prompt', 'B', { text: 'Only this' })])

const textOf = (value: string): Command => ({
  ...{ type: 'set-setting', id: 'b', path: ['text'], value },
})

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
      edit(editing, textOf(value), continues)
    const typed = type(type(type(openEditing(START), 'H', false), 'He', true), 'Hel', true)
    assert.lengthOf(typed.past, 1)
    assert.deepEqual(undo(typed)?.graph, START)
    assert.isFalse(canUndo(type(typed, TEXT, true)))
  })

  test('Typing that is erased, or that starts without a change, does not merge with the previous undo step', ({
    assert,
  }) => {
    const noted = edit(openEditing(START), { type: 'add-note', text: 'Earlier' })
    const typed = (values: string[]) =>
      values.reduce((now, value, at) => edit(now, textOf(value), at > 0), noted)
    for (const values of [
      ['H', TEXT, 'Hi'],
      [TEXT, 'H', 'Hi'],
      ['H', TEXT],
    ]) {
      const now = typed(values)
      const back = values.length === 2 ? now : undo(now)!
      assert.deepEqual(back.graph, noted.graph)
      assert.deepEqual(undo(back)?.graph, START)
    }
  })

  test('are kept 200 deep', ({ assert }) => {
    let editing = openEditing(START)
    for (let count = 0; count < 250; count++)
      editing = edit(editing, { type: 'add-note', text: String(count) })
    assert.lengthOf(editing.past, 200)
    assert.lengthOf(undoAll(editing).graph.notes, 50)
  })

  test('are kept as what they changed, without the commands', ({ assert }) => {
    const replaced = edit(openEditing(START), { type: 'replace', graph: START_OVER })
    const { past } = edit(replaced, { type: 'add-note', text: 'Kept' })
    assert.deepEqual(past.map(Object.keys), [['changes'], ['changes']])
  })

  test('that were kept with their commands by an earlier release can be undone', ({ assert }) => {
    const { graph, past } = edit(openEditing(START), { type: 'add-note', text: 'Kept' })
    const kept = past.map((one) => ({ command: { type: 'add-note', text: 'Kept' }, ...one }))
    assert.deepEqual(undo({ graph, past: kept, future: [] })?.graph, START)
  })

  test('cannot be undone where somebody else changed the same since', ({ assert }) => {
    const editing = edit(openEditing(START), { type: 'rename-step', id: 'c', name: 'Mine' })
    const theirs = carryOut(editing.graph, { type: 'rename-step', id: 'c', name: 'Theirs' })
    assert.isNull(undo({ ...editing, graph: theirs }))
  })
})
