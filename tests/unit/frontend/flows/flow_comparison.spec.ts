import { test } from '@japa/runner'
import { edgeKey } from '#frontend/features/flows/builder/canvas/step_mark'
import { compareGraphs } from '#frontend/features/flows/builder/versions/comparison'
import { shownIn, withShown } from '#frontend/features/flows/builder/versions/shown'
import { edge, GREETING, node } from '#tests/functional/flows/flow_steps'

const CHANGED = {
  ...GREETING,
  nodes: [
    GREETING.nodes[0],
    node('hello', 'format', { text: 'Good morning, {{who}}', as: 'text' }),
    node('more', 'format', { text: 'More', as: 'text' }),
  ],
  edges: [edge('in', 'hello'), edge('hello', 'more')],
}

test.group('Two versions of a flow', () => {
  test('are shown as one graph in which each difference is marked', ({ assert }) => {
    const { graph, marks, edgeMarks } = compareGraphs(GREETING, CHANGED)
    assert.sameMembers(
      graph.nodes.map(({ id }) => id),
      ['in', 'hello', 'more', 'out']
    )
    assert.deepEqual(Object.fromEntries(marks), {
      hello: { diff: 'changed' },
      more: { diff: 'added' },
      out: { diff: 'removed' },
    })
    assert.deepEqual(Object.fromEntries(edgeMarks), {
      [edgeKey(edge('hello', 'out'))]: { diff: 'removed' },
      [edgeKey(edge('hello', 'more'))]: { diff: 'added' },
    })
  })

  test('list the changed fields with what they were and are', ({ assert }) => {
    const { fields, sentences } = compareGraphs(GREETING, CHANGED)
    assert.deepEqual(
      fields.map(({ step, field, before, after }) => [step, field, before, after]),
      [['hello', 'text', 'Hello {{who}}', 'Good morning, {{who}}']]
    )
    assert.include(sentences, 'Changed text of “hello”.')
  })

  test('do not differ by the places of their steps alone, but say that they moved', ({
    assert,
  }) => {
    const placed = (x: number) => ({
      ...GREETING,
      nodes: GREETING.nodes.map((one) => ({ ...one, position: { x, y: 2 } })),
    })
    const { marks, fields, sentences } = compareGraphs(placed(0), placed(1))
    assert.deepEqual([marks.size, fields], [0, []])
    assert.deepEqual(sentences, ['Moved 3 items on the canvas.'])
  })

  test('are named by the address, and what the address misspells is the draft', ({ assert }) => {
    const shown = (query: string) => shownIn(new URLSearchParams(query))
    assert.deepEqual(shown(''), { type: 'draft' })
    assert.deepEqual(shown('version=3'), { type: 'version', version: 3 })
    assert.deepEqual(shown('compare=3..draft'), {
      ...{ type: 'comparison', before: 3, after: 'draft' },
    })
    assert.deepEqual(shown('run=abc&with=def'), { type: 'run', id: 'abc', with: 'def' })
    for (const query of ['version=0', 'version=x', 'compare=3', 'compare=3..x'])
      assert.deepEqual(shown(query), { type: 'draft' })
    const params = withShown(new URLSearchParams('panel=versions&run=abc'), {
      ...{ type: 'comparison', before: 1, after: 2 },
    })
    assert.equal(String(params), 'panel=versions&compare=1..2')
  })
})
