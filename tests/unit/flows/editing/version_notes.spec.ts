import { test } from '@japa/runner'
import { MAX_VERSION_NOTE_LENGTH, versionNote } from '#app/flows/domain/editing/version_note'
import { EMPTY_GRAPH, type FlowGraph } from '#app/flows/domain/graph'
import { GREETING, node } from '#tests/functional/flows/flow_steps'

const withSteps = (count: number, length = 0): FlowGraph => ({
  ...GREETING,
  nodes: [
    ...GREETING.nodes,
    ...Array.from({ length: count }, (_, at) =>
      node(`${at}${'x'.repeat(length)}`, 'format', { text: 'a', as: 'text' })
    ),
  ],
})

test.group('The note of a version', () => {
  test('says how large the first version is', ({ assert }) => {
    assert.equal(versionNote(null, GREETING), 'First version, with 3 steps.')
    assert.equal(versionNote(null, EMPTY_GRAPH), 'First version, with 0 steps.')
  })

  test('has one sentence for each change', ({ assert }) => {
    assert.equal(versionNote(GREETING, GREETING), 'No changes.')
    assert.equal(versionNote(GREETING, withSteps(2)), 'Added “0” (Format). Added “1” (Format).')
  })

  test('counts the changes that it has no room for', ({ assert }) => {
    const note = versionNote(GREETING, withSteps(60))
    assert.isAtMost(note.length, MAX_VERSION_NOTE_LENGTH)
    assert.match(note, /^Added “0” \(Format\)\. .*, and \d+ more changes\.$/)
    const named = note.match(/Added/g)?.length ?? 0
    assert.include(note, `and ${60 - named} more changes`)
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
