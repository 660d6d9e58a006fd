import { test } from '@japa/runner'
import { edgeKey } from '#frontend/features/flows/builder/canvas/step_mark'
import {
  type MarkedStep,
  passedEdges,
  runMarks,
  tailOf,
} from '#frontend/features/flows/builder/versions/running/run_marks'
import type { Step } from '#frontend/features/flows/flows_api'
import { edge, GREETING } from '#tests/functional/flows/flow_steps'
import { graphOf, nodeOf } from '#tests/unit/flows/graphs'
import { after, START_MS, step } from '#tests/unit/frontend/flows/run_steps'

const live = (texts: Record<string, string> = {}, seconds = 5) => ({
  texts,
  now: START_MS + 1000 * seconds,
  describe: ({ milliseconds, cost }: { milliseconds: number; cost: number | null }) =>
    `${milliseconds} ms, ${cost}`,
})

const detailOf = (steps: MarkedStep[], options = live()) =>
  runMarks(GREETING, steps, options).get(steps[0].nodeId)?.run

test.group('The marks of a run', () => {
  test('say how long a step took or has been running, and what it cost', ({ assert }) => {
    const done = detailOf([step('a', { cost: 0.25 })])
    assert.deepEqual(done, { status: 'succeeded', detail: '2000 ms, 0.25' })
    const running = detailOf([step('a', { status: 'running', endedAt: null })])
    assert.deepEqual(running, { status: 'running', detail: '5000 ms, null' })
  })

  test('show the end of what a step is writing', ({ assert }) => {
    const running = step('a', { status: 'running', endedAt: null })
    assert.equal(detailOf([running], live({ a: 'Dear\nAda' }))?.detail, 'Dear Ada')
    const tail = tailOf('word '.repeat(100))
    assert.match(tail, /^….*word$/)
    assert.isAtMost(tail.length, 61)
  })

  test('sum up the items of a For each, the most telling status first', ({ assert }) => {
    const items = [
      step('a', { key: 'each#0/a', cost: 1 }),
      step('a', { key: 'each#1/a', cost: 2, status: 'failed', endedAt: after(4) }),
    ]
    assert.deepEqual(detailOf(items), { status: 'failed', detail: '4000 ms, 3' })
  })

  test('show the exit that a step took, and the decision of an approval', ({ assert }) => {
    const graph = graphOf([nodeOf('check', 'Length'), nodeOf('approval', 'Boss')])
    const approval = { decision: 'rejected' } as Step['approval']
    const ended = [step('length', { port: 'fail' }), step('boss', { port: 'rejected', approval })]
    const marks = runMarks(graph, ended, live())
    assert.equal(marks.get('length')?.run?.exit, 'Fail')
    assert.equal(marks.get('boss')?.run?.stoppedBy, 'rejected')
  })

  test('show no time of a step that was skipped', ({ assert }) => {
    const skipped = detailOf([step('a', { status: 'skipped', port: null })])
    assert.equal(skipped?.status, 'skipped')
    assert.isUndefined(skipped?.detail)
  })

  test('show which steps kept a pinned output', ({ assert }) => {
    const pinned = step('a', { status: 'cached', reused: { by: 'pin', runId: 'r' } })
    assert.isTrue(runMarks(GREETING, [pinned], live()).get('a')?.isPinned)
    const replayed = step('a', { status: 'cached', reused: { by: 'replay', runId: 'r' } })
    assert.isUndefined(runMarks(GREETING, [replayed], live()).get('a')?.isPinned)
  })

  test('show the edges that a run went on along', ({ assert }) => {
    const passed = (steps: Step[]) => [...passedEdges(GREETING, { steps, inputs: {} }).keys()]
    assert.deepEqual(passed([step('in')]), [])
    assert.deepEqual(passed([step('in'), step('hello', { status: 'running', port: null })]), [
      edgeKey(edge('in', 'hello')),
    ])
    assert.deepEqual(passed([step('in', { port: 'other' }), step('hello')]), [])
    assert.deepEqual(passed([step('in'), step('hello', { status: 'skipped' })]), [])
  })
})
