import { test } from '@japa/runner'
import type { FlowNode } from '#app/flows/domain/graph/graph'
import type { Problem, Repair } from '#app/flows/domain/checks/problems'
import { problemsOf } from '#app/flows/domain/checks/validate_graph'
import { variablesFor } from '#app/flows/domain/editing/variables_for'
import { KIND_FORMS } from '#frontend/features/flows/builder/inspector/forms/kind_forms'
import {
  NAME_PLACE,
  ownSentence,
  placeOf,
  placeProblems,
  placesIn,
  TOP_PLACE,
} from '#frontend/features/flows/builder/inspector/problem_places'
import { repairText } from '#frontend/features/flows/builder/inspector/repair_text'
import { moved } from '#frontend/features/flows/builder/inspector/settings/list_changes'
import { numberTyped } from '#frontend/features/flows/builder/inspector/settings/number_typed'
import { tryObstacle } from '#frontend/features/flows/builder/inspector/trying/may_try'
import { stepFigures } from '#frontend/features/flows/builder/inspector/trying/step_figures'
import { changeBetween } from '#frontend/features/flows/builder/inspector/variables/text_change'
import { placeAt } from '#frontend/features/flows/builder/inspector/variables/variable_places'
import { originText } from '#frontend/features/flows/builder/inspector/variables/variable_text'
import { graphOf, nodeOf } from '#tests/unit/flows/graphs'
import '#frontend/texts/builder'
import '#frontend/texts/inspector'

const rules = [{ id: 'long', label: '', all: [{ value: '{{nobody}}', test: 'is', other: '' }] }]
const decide = nodeOf('decide', 'Way', { rules })
const graph = graphOf([decide, nodeOf('result', 'Result', { value: 'x' })], 'way.long>result')

test.group('The problems of a step', () => {
  test('stand at the field that they are about', ({ assert }) => {
    const problems = problemsOf(graph).filter(({ nodeId }) => nodeId === 'way')
    const places = placesIn(KIND_FORMS.decide, decide.settings)
    const placed = placeProblems(problems, places)
    const codesAt = (...path: (string | number)[]) =>
      placed.get(placeOf(path))?.map(({ code }) => code)
    assert.deepEqual(codesAt('rules', 0, 'label'), ['unfinished'])
    assert.deepEqual(codesAt('rules', 0, 'all', 0, 'value'), ['reference-unknown'])
    assert.deepEqual(codesAt('rules', 0, 'all', 0, 'other'), ['unfinished'])
  })

  test('stand at the next field around one that the form does not show', ({ assert }) => {
    const about = (...path: (string | number)[]): Problem[] => [
      { code: 'unfinished', sentence: '', path },
    ]
    const places = placesIn(KIND_FORMS.decide, decide.settings)
    assert.isTrue(placeProblems(about('rules', 0, 'id'), places).has(placeOf(['rules'])))
    assert.isTrue(placeProblems(about('more'), places).has(TOP_PLACE))
    const named: Problem[] = [{ code: 'name-taken', sentence: '' }]
    assert.isTrue(placeProblems(named, places).has(NAME_PLACE))
  })

  test('do not repeat the name of the step', ({ assert }) => {
    const problem: Problem = { code: 'unfinished', sentence: '"Way": A rule needs a label.' }
    assert.equal(ownSentence(problem, 'Way'), 'A rule needs a label.')
    assert.equal(ownSentence(problem, 'Other'), problem.sentence)
  })
})

test.group('The button of a repair', () => {
  const edge = { from: 'way', port: 'long', to: 'result' }
  const CASES: [Repair, string][] = [
    [{ type: 'rename', nodeId: 'way', name: 'Way 2' }, 'Rename to “Way 2”'],
    [
      { type: 'rename-reference', nodeId: 'way', path: [], from: 'topc', to: 'topic' },
      'Use {{topic}}',
    ],
    [{ type: 'add-step', node: graph.nodes[1], edges: [] }, 'Add a Result step'],
    [{ type: 'add-edge', edge }, 'Connect “Way” to “Result”'],
    [{ type: 'set-port', edge, port: 'otherwise' }, 'Connect from “Otherwise”'],
    [{ type: 'set-setting', nodeId: 'each', setting: 'gather', value: 'Post' }, 'Choose “Post”'],
    [{ type: 'set-setting', nodeId: 'way', setting: 'rules', value: [] }, 'Reset this setting'],
    [{ type: 'leave-parent', nodeId: 'way' }, 'Move it out'],
  ]
  test('says what it does: {1}')
    .with(CASES)
    .run(({ assert }, [repair, text]) => assert.equal(repairText(repair, graph), text))
})

test.group('A variable in a text', () => {
  test('says where it comes from', ({ assert }) => {
    const fields = [{ name: 'topic', label: 'Topic', type: 'text', isRequired: true }]
    const ask = nodeOf('ask', 'Brief', { fields })
    const each = nodeOf('for-each', 'Each', { list: '{{topic}}' })
    const post = nodeOf('format', 'Post', {}, { parent: 'each' })
    const texts = variablesFor(graphOf([ask, each, post], 'brief>each'), 'post').map(originText)
    assert.deepEqual(texts, [
      'The current entry of {{topic}}, which “Each” goes through.',
      'The number of the current entry of “Each”, from 1.',
      'The answer to “Topic” (short text), which “Brief” asks for.',
    ])
  })

  test('is found at a position', ({ assert }) => {
    const text = 'About {{ Topic.title }} and {{}}'
    assert.equal(placeAt(text, 8)?.key, 'topic')
    assert.isUndefined(placeAt(text, 2))
    assert.isUndefined(placeAt(text, 30))
  })
})

test.group('Changes in the form of a step', () => {
  test('move an entry and keep the others in order', ({ assert }) => {
    assert.deepEqual(moved(['a', 'b', 'c'], 0, 2), ['b', 'c', 'a'])
    assert.deepEqual(moved(['a', 'b', 'c'], 2, 1), ['a', 'c', 'b'])
  })

  test('read only whole numbers of the range', ({ assert }) => {
    const range = { min: 1, max: 2000, isNullable: true }
    assert.equal(numberTyped(' 1,500 ', range), 1500)
    assert.isNull(numberTyped('', range))
    for (const text of ['0', '2001', '1.5', 'x', '1e']) assert.isUndefined(numberTyped(text, range))
    assert.isUndefined(numberTyped('', { ...range, isNullable: false }))
  })

  test('replace no more of a text than differs', ({ assert }) => {
    assert.deepEqual(changeBetween('one two', 'one new two'), { from: 4, to: 4, insert: 'new ' })
    assert.deepEqual(changeBetween('aa', 'aaa'), { from: 2, to: 2, insert: 'a' })
    assert.deepEqual(changeBetween('abc', ''), { from: 0, to: 3, insert: '' })
  })
})

test.group('Trying a step alone', () => {
  const brief = nodeOf('ask', 'Brief', { fields: [] })
  const post = nodeOf('format', 'Post', { text: 'x' })
  const last = nodeOf('format', 'Last', { text: '{{post}}' })
  const flow = (...nodes: FlowNode[]) => graphOf(nodes, 'brief>post', 'post>last')
  const ran = {
    graph: flow(brief, post, last),
    ended: ['brief', 'post', 'last'].map((nodeId) => ({ nodeId, port: 'done' })),
  }
  const obstacle = (node: FlowNode, nodes: FlowNode[], isSound = true) =>
    tryObstacle(node, { graph: flow(...nodes), isSound }, ran)

  test('needs a run with the steps before it as they are now', ({ assert }) => {
    const changed = { ...post, settings: { text: 'y' } }
    assert.isNull(obstacle(post, [brief, post, last]))
    assert.isNull(obstacle(changed, [brief, changed, last]))
    assert.deepEqual(obstacle(last, [brief, changed, last]), {
      why: 'missing',
      reason:
        '"Last" needs the output of "Post", which has changed since that run. Run from "Post", or run the flow.',
    })
  })

  test('takes nothing from the last run inside a For each, or in a flow that cannot run', ({
    assert,
  }) => {
    const nodes = [brief, post, last]
    assert.deepEqual(obstacle(post, nodes, false), { why: 'unsound' })
    assert.deepEqual(obstacle({ ...post, parent: 'each' }, nodes), { why: 'inside' })
  })

  test('adds up what all items of a step took, without reused ones', ({ assert }) => {
    const step = {
      ...{ startedAt: '2026-01-01T00:00:00.000Z', endedAt: '2026-01-01T00:00:01.500Z' },
      ...{ inputTokens: 10, outputTokens: 5, cost: 0.01, reused: null },
    }
    const reused = { ...step, reused: { by: 'pin' } }
    assert.deepEqual(stepFigures([step, step, reused]), {
      ...{ count: 2, milliseconds: 3000, tokens: 30, cost: 0.02 },
    })
    assert.isNull(stepFigures([step, { ...step, cost: null }])?.cost)
    assert.isNull(stepFigures([reused, { ...step, endedAt: null }]))
  })
})
