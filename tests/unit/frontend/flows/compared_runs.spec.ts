import { test } from '@japa/runner'
import type { Value } from '#app/flows/domain/values/value'
import {
  compareRuns,
  differentFirst,
  olderFirst,
} from '#frontend/features/flows/comparing/compare_runs'
import { graphOfSteps } from '#frontend/features/flows/comparing/graph_of_steps'
import type { Step } from '#frontend/features/flows/flows_api'
import { APPROVAL, GREETING, through } from '#tests/functional/flows/flow_steps'
import { after, step } from '#tests/unit/frontend/flows/run_steps'

/** A run of the greeting. */
const ran = (steps: Step[] = [], inputs: Record<string, Value> = {}) => ({
  ...{ graph: GREETING, steps, inputs },
})

test.group('Two runs of a flow', () => {
  test('are compared step by step, also where only one reached a step', ({ assert }) => {
    const before = {
      ...ran(),
      steps: [step('in'), step('hello', { output: 'Hello Ada', inputTokens: 3, cost: 1 })],
    }
    const more = {
      ...GREETING,
      nodes: GREETING.nodes.filter(({ id }) => id !== 'in'),
    }
    const later = {
      ...ran(),
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
    const [, hello] = compareRuns(ran([step('in')]), ran([step('in'), failed]))
    assert.include(hello.after?.outcome, { status: 'failed', stoppedBy: null, exit: null })
    assert.deepInclude(hello.after, { output: 'No.' })
  })

  test('show the answers of each where a step asks', ({ assert }) => {
    const asked = (inputs: Record<string, Value>) => ran([step('in')], inputs)
    const [one] = compareRuns(asked({ who: 'Ada' }), asked({ who: 'Grace' }))
    assert.isTrue(one.isAsked)
    assert.equal(one.before?.output, 'Who: Ada')
    assert.equal(one.after?.output, 'Who: Grace')
  })

  test('say where an output is too long to be compared', ({ assert }) => {
    const long = step('hello', { leftOutBytes: 60_000 })
    const compared = compareRuns(ran([step('in'), long]), ran([step('in'), step('hello')]))
    assert.deepEqual(
      compared.map(({ isLong }) => isLong),
      [false, true]
    )
  })

  test('begin with the steps whose outputs differ', ({ assert }) => {
    const gave = (hello: string, out: string) =>
      ran([step('in'), step('hello', { output: hello }), step('out', { output: { value: out } })], {
        who: 'Ada',
      })
    const ids = (before: ReturnType<typeof ran>, later: ReturnType<typeof ran>) =>
      differentFirst(compareRuns(before, later)).map(({ id }) => id)
    assert.deepEqual(ids(gave('Hello', 'One'), gave('Hello', 'Two')), ['out', 'in', 'hello'])
    assert.deepEqual(ids(gave('Hello', 'One'), gave('Bye', 'Two')), ['hello', 'out', 'in'])
    assert.deepEqual(ids(gave('Hello', 'One'), gave('Hello', 'One')), ['in', 'hello', 'out'])
  })

  test('begin with a step that only one reached, or that is too long to know', ({ assert }) => {
    const short = ran([step('in'), step('hello')])
    const failed = ran([step('in'), step('hello'), step('out', { output: { value: 'Result' } })])
    const long = ran([step('in'), step('hello', { leftOutBytes: 60_000 })])
    const first = (later: ReturnType<typeof ran>) => differentFirst(compareRuns(short, later))[0].id
    assert.equal(first(failed), 'out')
    assert.equal(first(long), 'hello')
  })

  test('are compared by the steps alone where their flow is gone', ({ assert }) => {
    const steps = [step('hello', { output: 'Hello' }), step('hello'), step('out')]
    const graph = graphOfSteps(steps)
    assert.deepEqual(
      graph.nodes.map(({ id, name }) => [id, name]),
      [
        ['hello', 'hello'],
        ['out', 'out'],
      ]
    )
    const [hello] = compareRuns({ ...ran(), graph }, { ...ran(steps.slice(0, 1)), graph })
    assert.equal(hello.after?.output, 'Hello')
  })

  test('show a rejected approval as rejected', ({ assert }) => {
    const graph = through(APPROVAL, 'approved')
    const rejected = step('wait', {
      ...{ port: 'rejected', output: 'Hello' },
      approval: { decision: 'rejected' } as Step['approval'],
    })
    const [wait] = compareRuns({ ...ran([step('wait')]), graph }, { ...ran([rejected]), graph })
    assert.equal(wait.after?.outcome.stoppedBy, 'rejected')
    assert.isNull(wait.before?.outcome.stoppedBy)
  })

  test('show the value of a Result as people read it', ({ assert }) => {
    const gave = (value: Value) =>
      ran([step('out', { output: { title: 'Greeting', value, formats: [] } })])
    const [out] = compareRuns(gave('Hello'), gave(['Hello', 'Bye']))
    assert.equal(out.before?.output, 'Hello')
    assert.equal(out.after?.output, 'Hello\nBye')
  })

  test('are the older and the newer one, whichever was opened first', ({ assert }) => {
    const [old, fresh] = [{ createdAt: after(1) }, { createdAt: after(2) }]
    for (const [one, other] of [
      [old, fresh],
      [fresh, old],
    ])
      assert.deepEqual(olderFirst({ run: one }, { run: other }), [{ run: old }, { run: fresh }])
  })
})
