import { test } from '@japa/runner'
import { pathsRead, stepAlone } from '#app/flows/domain/runs/step_alone'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { edge, GREETING, node } from '#tests/functional/flows/flow_steps'

const each = node('each', 'for-each', {
  ...{ list: '{{rows.all}}', parallel: 2, whenItemFails: 'stop', gather: 'line' },
})
const line = {
  ...node('line', 'format', { text: '{{item}} {{Hello}}', as: 'text' }),
  parent: 'each',
}
const next = {
  ...node('next', 'format', { text: '{{line}} {{index}}', as: 'text' }),
  parent: 'each',
}
const join = node('join', 'combine', { separator: '', hasHeadings: false })

const GRAPH: FlowGraph = {
  ...GREETING,
  nodes: [...GREETING.nodes, each, line, next, join],
  edges: [...GREETING.edges, edge('line', 'next'), edge('hello', 'join'), edge('in', 'join')],
}

test.group('A step alone', () => {
  test('reads names of the rest of the flow, but not of what is inside it', ({ assert }) => {
    assert.deepEqual(pathsRead(GRAPH, 'hello'), [['who']])
    assert.deepEqual(pathsRead(GRAPH, 'each'), [['rows', 'all'], ['hello']])
    assert.deepEqual(pathsRead(GRAPH, 'line'), [['item'], ['hello']])
    assert.deepEqual(pathsRead(GRAPH, 'next'), [['line'], ['index']])
    assert.deepEqual(pathsRead(GRAPH, 'join'), [['hello']])
    assert.deepEqual(pathsRead(GRAPH, 'nothing'), [])
  })

  test('has a plan with what is inside it, and the names that lead to it', ({ assert }) => {
    const plan = stepAlone(GRAPH, 'each')!.plan!
    assert.deepEqual(
      plan.steps.map((step) => step.node.id),
      ['each', 'line', 'next']
    )
    assert.isNull(plan.steps[0].parent)
    assert.isNull(stepAlone(GRAPH, 'line')!.plan!.steps[0].parent)
    assert.deepEqual(stepAlone(GRAPH, 'join')!.plan!.steps[0].sources, ['hello'])
    assert.isNull(stepAlone(GRAPH, 'nothing'))
  })

  test('has its own problems, and none of the rest of the flow', ({ assert }) => {
    assert.isEmpty(stepAlone(GRAPH, 'join')!.problems)
    assert.isEmpty(stepAlone({ ...GRAPH, edges: [] }, 'join')!.problems)
    const empty = node('hello', 'format', { text: '', as: 'text' })
    const nodes = GRAPH.nodes.map((one) => (one.id === 'hello' ? empty : one))
    const [problem] = stepAlone({ ...GRAPH, nodes }, 'hello')!.problems
    assert.equal(problem.nodeId, 'hello')
    assert.isEmpty(stepAlone({ ...GRAPH, nodes }, 'out')!.problems)
  })
})
