import { test } from '@japa/runner'
import { nameFaultOf } from '#app/flows/domain/checks/name_fault'
import { variablesFor } from '#app/flows/domain/editing/variables_for'
import { edgesOf, graphOf, nodeOf } from '#tests/unit/flows/graphs'

const fields = [{ name: 'topics', label: 'Topics to cover', type: 'list', isRequired: true }]
const answer = { answer: 'fields', fields: [{ name: 'title', description: '' }] }
const ask = nodeOf('ask', 'Brief', { fields })
const plan = nodeOf('prompt', 'Plan', { text: 'Plan {{topics}}', ...answer })
const each = nodeOf('for-each', 'Each', { list: '{{topics}}', gather: 'Inner' })
const inner = nodeOf('prompt', 'Inner', { text: '{{item}}' }, { parent: 'each' })
const result = nodeOf('result', 'Result', { value: '{{each}}' })
const graph = graphOf([ask, plan, each, inner, result], 'brief>plan', 'plan>each', 'each>result')

const names = (id: string, of = graph) => variablesFor(of, id).map(({ name }) => name)

test.group('The variables that a step can use', () => {
  test('are the answers and the outputs of the steps before it', ({ assert }) => {
    assert.deepEqual(names('plan'), ['topics'])
    assert.deepEqual(names('result'), ['topics', 'Plan', 'Each'])
  })

  test('include the entry inside a For each, but no inner step outside of it', ({ assert }) => {
    assert.deepEqual(names('inner'), ['item', 'index', 'topics', 'Plan'])
    assert.notInclude(names('result'), 'Inner')
  })

  test('say which step they come from, of what kind it is, and their fields', ({ assert }) => {
    const [topics, output] = variablesFor(graph, 'result')
    assert.deepEqual(topics, {
      ...{ name: 'topics', type: 'answer', fields: [] },
      from: { id: 'brief', name: 'Brief', kind: 'ask' },
      field: { label: 'Topics to cover', type: 'list' },
    })
    assert.deepEqual(output, {
      ...{ name: 'Plan', type: 'output', fields: ['title'] },
      from: { id: 'plan', name: 'Plan', kind: 'prompt' },
    })
    assert.equal(variablesFor(graph, 'inner')[0].list, '{{topics}}')
  })

  test('are those of all other steps where the order is unknown', ({ assert }) => {
    const loop = { ...graph, edges: [...graph.edges, ...edgesOf('each>plan')] }
    assert.deepEqual(names('plan', loop), ['topics', 'Each', 'Inner', 'Result'])
    const broken = { ...graph, edges: edgesOf('brief>nowhere') }
    assert.deepEqual(names('plan', broken), ['topics', 'Each', 'Inner', 'Result'])
  })

  test('leave out names that no text can use, and the second of two equal names', ({ assert }) => {
    const dotted = nodeOf('format', 'a.b', {}, { id: 'dotted' })
    const same = nodeOf('format', 'Topics', {}, { id: 'same' })
    const more = graphOf([ask, dotted, same, result], 'dotted>result', 'same>result')
    assert.deepEqual(names('result', more), ['topics'])
  })

  test('An unknown step has no variables', ({ assert }) => {
    assert.deepEqual(variablesFor(graph, 'nowhere'), [])
  })
})

test.group('A new name', () => {
  test('is refused where another step or field has it, or no text could use it', ({ assert }) => {
    const step = { nodeId: 'plan' }
    assert.match(nameFaultOf(graph, step, 'topics') ?? '', /Two steps or fields/)
    assert.match(nameFaultOf(graph, step, ' ') ?? '', /no name/)
    assert.match(nameFaultOf(graph, step, 'a.b') ?? '', /dot or a brace/)
    assert.match(nameFaultOf(graph, step, 'item') ?? '', /entries of For each/)
    assert.match(nameFaultOf(graph, { nodeId: 'brief', field: 0 }, 'plan') ?? '', /Two steps/)
  })

  test('is accepted where it is free, and for its own step', ({ assert }) => {
    assert.isNull(nameFaultOf(graph, { nodeId: 'plan' }, 'plan'))
    assert.isNull(nameFaultOf(graph, { nodeId: 'plan' }, 'Outline'))
    assert.isNull(nameFaultOf(graph, { nodeId: 'brief', field: 0 }, 'Topics'))
  })
})
