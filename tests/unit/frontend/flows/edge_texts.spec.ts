import { test } from '@japa/runner'
import { type EdgeMark, edgeKey } from '#frontend/features/flows/builder/canvas/step_mark'
import { edgeTexts } from '#frontend/features/flows/builder/versions/edge_texts'
import '#frontend/texts/builder'
import { edge, GREETING } from '#tests/functional/flows/flow_steps'

const texts = (...marks: [from: string, to: string, mark: EdgeMark][]) =>
  Object.fromEntries(
    edgeTexts(GREETING, new Map(marks.map(([from, to, mark]) => [edgeKey(edge(from, to)), mark])))
  )

test.group('The connections of a flow that is shown as a list', () => {
  test('say at their step that they were added or removed', ({ assert }) => {
    const marks = texts(['in', 'hello', { diff: 'added' }], ['hello', 'out', { diff: 'removed' }])
    assert.deepEqual(marks, {
      in: ['Connection to “hello” added'],
      hello: ['Connection to “out” removed'],
    })
  })

  test('say at their step that a run went on along them, and with what', ({ assert }) => {
    const marks = texts(
      ['in', 'hello', { isPassed: true }],
      ['hello', 'out', { isPassed: true, text: 'Hello Ada' }]
    )
    assert.deepEqual(marks, {
      in: ['Went on to “hello”'],
      hello: ['Went on to “out”: Hello Ada'],
    })
  })

  test('say nothing where nothing is marked', ({ assert }) => {
    assert.deepEqual(texts(['hello', 'in', { isPassed: true }]), {})
    assert.equal(edgeTexts(GREETING).size, 0)
  })
})
