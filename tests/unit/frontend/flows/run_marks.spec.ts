import { test } from '@japa/runner'
import { edgeKey } from '#frontend/features/flows/builder/canvas/step_mark'
import { compareRuns } from '#frontend/features/flows/builder/versions/running/compare_runs'
import {
  type MarkedStep,
  passedEdges,
  runMarks,
  tailOf,
} from '#frontend/features/flows/builder/versions/running/run_marks'
import type { Step } from '#frontend/features/flows/flows_api'
import { edge, GREETING } from '#tests/functional/flows/flow_steps'

const START = '2026-01-01T00:00:00.000Z'
const START_MS = Date.parse(START)
const after = (seconds: number) => new Date(START_MS + 1000 * seconds).toISOString()

const step = (nodeId: string, about: Partial<Step> = {}): Step => ({
  ...{ key: nodeId, nodeId, status: 'succeeded', port: 'done', attempt: 1, input: null },
  ...{ output: null, earlierError: null, error: null, inputTokens: 0, outputTokens: 0 },
  ...{ cost: null, reused: null, startedAt: START, endedAt: after(2) },
  ...{ approval: null, childRunId: null, ...about },
})

const live = (texts: Record<string, string> = {}, seconds = 5) => ({
  texts,
  now: START_MS + 1000 * seconds,
  describe: ({ milliseconds, cost }: { milliseconds: number; cost: number | null }) =>
    `${milliseconds} ms, ${cost}`,
})

const detailOf = (steps: MarkedStep[], options = live()) =>
  runMarks(steps, options).get(steps[0].nodeId)?.run

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

  test('show which steps kept a pinned output', ({ assert }) => {
    const pinned = step('a', { status: 'cached', reused: { by: 'pin', runId: 'r' } })
    assert.isTrue(runMarks([pinned], live()).get('a')?.isPinned)
    const replayed = step('a', { status: 'cached', reused: { by: 'replay', runId: 'r' } })
    assert.isUndefined(runMarks([replayed], live()).get('a')?.isPinned)
  })

  test('show the edges that a run went on along', ({ assert }) => {
    const passed = (steps: Step[]) => [...passedEdges(GREETING, steps).keys()]
    assert.deepEqual(passed([step('in')]), [])
    assert.deepEqual(passed([step('in'), step('hello', { status: 'running', port: null })]), [
      edgeKey(edge('in', 'hello')),
    ])
    assert.deepEqual(passed([step('in', { port: 'other' }), step('hello')]), [])
    assert.deepEqual(passed([step('in'), step('hello', { status: 'skipped' })]), [])
  })
})

test.group('Two runs of a flow', () => {
  test('are compared step by step, also where only one reached a step', ({ assert }) => {
    const before = {
      graph: GREETING,
      steps: [step('in'), step('hello', { output: 'Hello Ada', inputTokens: 3, cost: 1 })],
    }
    const more = {
      ...GREETING,
      nodes: GREETING.nodes.filter(({ id }) => id !== 'in'),
    }
    const later = {
      graph: more,
      steps: [step('hello', { output: 'Hello Bob', outputTokens: 4 }), step('out')],
    }
    const steps = compareRuns(before, later)
    assert.deepEqual(
      steps.map(({ id }) => id),
      ['hello', 'out', 'in']
    )
    assert.deepInclude(steps[0].before, { output: 'Hello Ada', tokens: 3, cost: 1 })
    assert.deepInclude(steps[0].after, { output: 'Hello Bob', tokens: 4, milliseconds: 2000 })
    assert.isNull(steps[1].before)
    assert.isNull(steps[2].after)
  })

  test('show why a step failed in the place of its output', ({ assert }) => {
    const failed = step('hello', { status: 'failed', error: { code: 'x', message: 'No.' } })
    const [, hello] = compareRuns(
      { graph: GREETING, steps: [step('in')] },
      { graph: GREETING, steps: [step('in'), failed] }
    )
    assert.deepInclude(hello.after, { status: 'failed', output: 'No.' })
  })
})
