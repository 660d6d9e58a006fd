import { test } from '@japa/runner'
import type { Value } from '#app/flows/domain/values/value'
import { edgeKey } from '#frontend/features/flows/builder/canvas/step_mark'
import { passedEdges } from '#frontend/features/flows/builder/versions/running/run_marks'
import type { Step } from '#frontend/features/flows/flows_api'
import { edge, GREETING } from '#tests/functional/flows/flow_steps'
import { graphOf, nodeOf } from '#tests/unit/flows/graphs'
import { step } from '#tests/unit/frontend/flows/run_steps'
import '#frontend/texts/builder'

const reached = step('out', { status: 'running', port: null })

/** What stands on the edge to the Result of a greeting. */
const passed = (steps: Step[], inputs: Record<string, Value> = {}, from = 'hello', to = 'out') =>
  passedEdges(GREETING, { steps, inputs }).get(edgeKey(edge(from, to)))?.text

const outputText = (output: Value) => passed([step('hello', { output }), reached])

test.group('What passed along an edge', () => {
  test('is the text of the step before it, where that is short', ({ assert }) => {
    assert.equal(outputText('Hello Ada'), 'Hello Ada')
    assert.equal(outputText('  Hello\n\n  Ada '), 'Hello Ada')
    assert.equal(outputText(42), '42')
    assert.equal(outputText(false), 'false')
  })

  test('is cut between words, and in a word only where that is long', ({ assert }) => {
    assert.equal(outputText('The deal with Northwind is almost done'), 'The deal with Northwind…')
    assert.equal(outputText('x'.repeat(60)), `${'x'.repeat(23)}…`)
    assert.equal(outputText('😀'.repeat(40)), `${'😀'.repeat(11)}…`)
  })

  test('is nothing where the step gave nothing', ({ assert }) => {
    const nothing: Value[] = [null, '', ' \n', {}, { a: null }]
    for (const output of nothing) assert.isUndefined(outputText(output))
  })

  test('is how many items a list has', ({ assert }) => {
    assert.equal(outputText(['a', 'b', 'c']), '3 items')
    assert.equal(outputText([{ name: 'a' }]), 'One item')
    assert.equal(outputText([]), '0 items')
  })

  test('is the first fields of an object', ({ assert }) => {
    assert.equal(outputText({ a: '', b: { c: 1 }, name: 'Ada', tags: ['x', 'y'] }), 'Ada, 2 items')
  })

  test('is the first answers of an Ask', ({ assert }) => {
    const steps = [step('in'), step('hello', { status: 'running', port: null })]
    assert.equal(passed(steps, { other: 'no', who: 'Ada' }, 'in', 'hello'), 'Ada')
    assert.isUndefined(passed(steps, {}, 'in', 'hello'))
  })

  test('is how many items went on inside a For each', ({ assert }) => {
    const graph = graphOf(
      [
        nodeOf('prompt', 'One', {}, { parent: 'each' }),
        nodeOf('prompt', 'Two', {}, { parent: 'each' }),
      ],
      'one>two'
    )
    const of = (nodeId: string, item: number) =>
      step(nodeId, { key: `each#${item}/${nodeId}`, output: 'text' })
    const textAfter = (steps: Step[]) =>
      passedEdges(graph, { steps, inputs: {} }).get(edgeKey(graph.edges[0]))?.text
    assert.equal(textAfter([of('one', 0), of('two', 0)]), 'text')
    assert.equal(textAfter([of('one', 0), of('one', 1), of('two', 0)]), '2 items')
  })

  test('is told without writing out what may be large', ({ assert }) => {
    const written = () => assert.fail('It was written out.')
    const large = { rows: [1], toJSON: written } as unknown as Value
    assert.equal(outputText({ large, rows: [large, large], name: 'Ada' }), '2 items, Ada')
    assert.equal(outputText([large]), 'One item')
    assert.equal(outputText('word '.repeat(200_000)), 'word word word word…')
  })
})
