import { test } from '@japa/runner'
import fc from 'fast-check'
import { carryOut } from '#app/flows/domain/editing/carry_out'
import type { Change } from '#app/flows/domain/editing/changes'
import { changesBetween } from '#app/flows/domain/editing/changes_between'
import type { Command } from '#app/flows/domain/editing/command'
import { describeChanges } from '#app/flows/domain/editing/describe_changes'
import { MAX_VERSION_NOTE_LENGTH, versionNote } from '#app/flows/domain/editing/version_note'
import { EMPTY_GRAPH, type FlowGraph } from '#app/flows/domain/graph/graph'
import { GREETING, node } from '#tests/functional/flows/flow_steps'
import { anyCommand } from '#tests/unit/flows/editing/any_command'
import { announcedSeed, rounds } from '#tests/helpers/random'

const withSteps = (count: number, length = 0): FlowGraph => ({
  ...GREETING,
  nodes: [
    ...GREETING.nodes,
    ...Array.from({ length: count }, (_, at) =>
      node(`${at}${'x'.repeat(length)}`, 'format', { text: 'a', as: 'text' })
    ),
  ],
})

/** The longest note that names changes from the first one on, found by trying all. */
function longestNote(sentences: string[]): string {
  const notes = sentences.map((_, at) => {
    const text = sentences.slice(0, at + 1).join(' ')
    const more = sentences.length - at - 1
    const counted = `${more} more change${more === 1 ? '' : 's'}`
    return more === 0 ? text : `${text.replace(/\.$/, '')}, and ${counted}.`
  })
  const fitting = notes.filter(({ length }) => length <= MAX_VERSION_NOTE_LENGTH)
  return fitting.at(-1) ?? `Made ${sentences.length} changes.`
}

test.group('The note of a version', () => {
  test('says how large the first version is', ({ assert }) => {
    assert.equal(versionNote(null, GREETING), 'First version, with 3 steps.')
    assert.equal(versionNote(null, EMPTY_GRAPH), 'First version, with 0 steps.')
  })

  test('has one sentence for each change', ({ assert }) => {
    assert.equal(versionNote(GREETING, GREETING), 'No changes.')
    assert.equal(versionNote(GREETING, withSteps(2)), 'Added “0” (Format). Added “1” (Format).')
  })

  test('tells nothing of places that steps got for the first time', ({ assert }) => {
    const placed = (graph: FlowGraph, x: number): FlowGraph => ({
      ...graph,
      nodes: graph.nodes.map((one) => ({ ...one, position: { x, y: 0 } })),
    })
    const note = versionNote(GREETING, placed(withSteps(1), 0))
    assert.equal(note, 'Added “0” (Format).')
    assert.equal(versionNote(GREETING, placed(GREETING, 0)), 'No changes.')
    const moved = versionNote(placed(GREETING, 0), placed(GREETING, 5))
    assert.equal(moved, 'Moved 3 items on the canvas.')
  })

  test('counts equal changes of different items', ({ assert }) => {
    const notes = ['a', 'b'].map((id) => ({ id, text: id }))
    assert.equal(versionNote(GREETING, { ...GREETING, notes }), 'Added a note (2 times).')
    const policy = { retries: 1, timeLimitSeconds: 5 }
    const tried = carryOut(GREETING, { type: 'set-policy', id: 'hello', policy })
    const sentence = 'Changed the tries and time limit of “hello”.'
    assert.equal(versionNote(GREETING, tried), sentence)
  })

  test('says which steps joined and left a group that was there before', ({ assert }) => {
    const grouped = (ids: string[], name = 'Start'): Command => ({
      ...{ type: 'group-steps', ids, name, id: 'start' },
    })
    const one = carryOut(GREETING, grouped(['in']))
    const two = carryOut(GREETING, grouped(['in', 'hello']))
    assert.equal(versionNote(GREETING, two), 'Added group “Start”.')
    assert.equal(versionNote(one, two), 'Moved “hello” into group “Start”.')
    assert.equal(versionNote(two, one), 'Moved “hello” out of group “Start”.')
    assert.equal(versionNote(two, GREETING), 'Removed group “Start”.')
  })

  test('says something of every command that changes more than how the flow is shown', ({
    assert,
  }) => {
    const seed = announcedSeed('sentences of commands')
    const isShown = (change: Change) =>
      change.type === 'order' ||
      (change.type === 'set' && ['position', 'isCollapsed'].includes(change.path[0]))
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 8 }), anyCommand, (earlier, command) => {
        const before = earlier.reduce(carryOut, EMPTY_GRAPH)
        const after = carryOut(before, command)
        if (changesBetween(before, after).every(isShown)) return
        assert.isNotEmpty(describeChanges(before, after))
      }),
      { seed, numRuns: rounds(20_000) }
    )
  })

  test('counts the changes that it has no room for', ({ assert }) => {
    const note = versionNote(GREETING, withSteps(60))
    assert.isAtMost(note.length, MAX_VERSION_NOTE_LENGTH)
    assert.match(note, /^Added “0” \(Format\)\. .*, and \d+ more changes\.$/)
    const named = note.match(/Added/g)?.length ?? 0
    assert.include(note, `and ${60 - named} more changes`)
  })

  test('names as many changes as fit, and always fits its column', ({ assert }) => {
    const seed = announcedSeed('version notes')
    const name = fc.string({ minLength: 1, maxLength: 60, size: 'max' })
    const names = fc.uniqueArray(name, { maxLength: 12, size: 'max' })
    fc.assert(
      fc.property(names, (given) => {
        const added = given.map((one, at) => ({
          ...node(`step${at}`, 'format', { text: 'a', as: 'text' }),
          name: one,
        }))
        const after = { ...GREETING, nodes: [...GREETING.nodes, ...added] }
        const sentences = describeChanges(GREETING, after)
        const note = versionNote(GREETING, after)
        assert.isAtMost(note.length, MAX_VERSION_NOTE_LENGTH)
        assert.equal(note, sentences.length === 0 ? 'No changes.' : longestNote(sentences))
      }),
      { seed, numRuns: rounds(2_000) }
    )
  })

  test('fits its column however long the names are', ({ assert }) => {
    for (const length of [0, 30, 58])
      for (const count of [1, 5, 30])
        assert.isAtMost(
          versionNote(GREETING, withSteps(count, length)).length,
          MAX_VERSION_NOTE_LENGTH
        )
  })
})
