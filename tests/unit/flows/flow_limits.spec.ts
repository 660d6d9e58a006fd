import { test } from '@japa/runner'
import { problemsOf } from '#app/flows/domain/checks/validate_graph'
import { exportFlow, importFlow } from '#app/flows/domain/files/flow_file'
import { EMPTY_GRAPH } from '#app/flows/domain/graph/graph'
import {
  MAX_CONTEXT_LENGTH,
  MAX_COORDINATE,
  MAX_DRAFT_NODES,
  MAX_EDGES,
  MAX_GROUPS,
  MAX_NOTES,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  MAX_TITLE_LENGTH,
} from '#app/flows/domain/values/limits'
import { flowChangeValidator, flowValidator } from '#app/flows/validators/flow_validators'

const tagsOf = (count: number, length = MAX_TAG_LENGTH): string[] =>
  Array.from({ length: count }, (_, at) => String(at).padEnd(length, 'x'))

const LARGEST = {
  title: 't'.repeat(MAX_TITLE_LENGTH),
  context: 'c'.repeat(MAX_CONTEXT_LENGTH),
  tags: tagsOf(MAX_TAGS),
}

test.group('The limits of a flow', () => {
  test('let the API take the largest flow that a file can hold', async ({ assert }) => {
    const read = importFlow(exportFlow({ ...LARGEST, graph: EMPTY_GRAPH }))
    assert.isTrue(read.ok, JSON.stringify(read))
    assert.deepEqual(await flowValidator.validate(LARGEST), LARGEST)
    assert.deepEqual(await flowChangeValidator.validate(LARGEST), LARGEST)
  })

  test('are the same in a file and in the API: too long {field}')
    .with([
      { field: 'title', value: `${LARGEST.title}t` },
      { field: 'context', value: `${LARGEST.context}c` },
      { field: 'tags', value: tagsOf(MAX_TAGS + 1) },
      { field: 'tags', value: tagsOf(1, MAX_TAG_LENGTH + 1) },
    ])
    .run(async ({ assert }, { field, value }) => {
      const flow = { ...LARGEST, [field]: value }
      assert.isFalse(importFlow(exportFlow({ ...flow, graph: EMPTY_GRAPH })).ok)
      await assert.rejects(() => flowValidator.validate(flow))
      await assert.rejects(() => flowChangeValidator.validate(flow))
    })

  test('are said in the words of the builder: too many {entries}')
    .with([
      { entries: 'steps', list: 'nodes', most: MAX_DRAFT_NODES },
      { entries: 'connections', list: 'edges', most: MAX_EDGES },
      { entries: 'notes', list: 'notes', most: MAX_NOTES },
      { entries: 'groups', list: 'groups', most: MAX_GROUPS },
    ])
    .run(({ assert }, { entries, list, most }) => {
      const sentences = problemsOf({ ...EMPTY_GRAPH, [list]: Array(most + 1).fill({}) }).map(
        ({ sentence }) => sentence
      )
      assert.deepEqual(sentences, [
        `The flow has ${most + 1} ${entries}. It can have up to ${most}.`,
      ])
    })

  test('A note position of {value} is rejected')
    .with([{ value: MAX_COORDINATE + 1 }, { value: -MAX_COORDINATE - 1 }, { value: 1e308 }])
    .run(({ assert }, { value }) => {
      const at = (x: number) => {
        const notes = [{ id: 'note', text: 'Ask Ada', position: { x, y: 0 } }]
        return importFlow(exportFlow({ ...LARGEST, graph: { ...EMPTY_GRAPH, notes } }))
      }
      assert.isTrue(at(Math.sign(value) * MAX_COORDINATE).ok)
      assert.isFalse(at(value).ok)
    })
})
