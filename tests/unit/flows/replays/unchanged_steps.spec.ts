import { test } from '@japa/runner'
import type { FlowNode } from '#app/flows/domain/graph/graph'
import { planOf } from '#app/flows/domain/checks/plan'
import { unchangedSteps } from '#app/flows/domain/replays/unchanged_steps'
import { graphOf, node, promptNode as prompt } from '#tests/unit/flows/runs/engine_runs'

const NODES = [
  ...[node('ask', 'ask'), prompt('a'), prompt('b'), prompt('beside')],
  ...[node('each', 'for-each'), prompt('inside', {}, { parent: 'each' }), prompt('last')],
]
const EDGES = ['ask>a', 'a>b', 'a>beside', 'b>each', 'each>last']
const BEFORE = planOf(graphOf(NODES, ...EDGES))

const changed = (id: string, more: Partial<FlowNode>) =>
  NODES.map((one) => (one.id === id ? { ...one, ...more } : one))

const unchanged = (nodes: FlowNode[], edges = EDGES) => [
  ...unchangedSteps(planOf(graphOf(nodes, ...edges)), BEFORE),
]

test.group('Steps that have not changed since a run', () => {
  test('are all where only places, comments and policies differ', ({ assert }) => {
    const policy = { retries: 3 }
    const moved = NODES.map((one) => ({ ...one, policy, comment: 'x', position: { x: 1, y: 2 } }))
    assert.sameMembers(unchanged(moved), ['ask', 'a', 'b', 'beside', 'each', 'last'])
  })

  test('are those that no change leads to: {0}')
    .with([
      ['other settings', changed('b', { settings: { text: 'new' } }), ['ask', 'a', 'beside']],
      ['another name', changed('b', { name: 'Other' }), ['ask', 'a', 'beside']],
      [
        'a change inside a For each',
        changed('inside', { settings: { text: 'new' } }),
        ['ask', 'a', 'b', 'beside'],
      ],
      [
        'a step that asks for more',
        changed('ask', { settings: { fields: [] } }),
        ['a', 'b', 'beside', 'each', 'last'],
      ],
    ] as const)
    .run(({ assert }, [, nodes, expected]) => {
      assert.sameMembers(unchanged([...nodes]), [...expected])
    })

  test('are not those that are reached by another way', ({ assert }) => {
    const other = ['ask>a', 'a>b', 'a>beside', 'beside>each', 'each>last']
    assert.sameMembers(unchanged(NODES, other), ['ask', 'a', 'b', 'beside'])
    const failing = ['ask>a', 'a.failed>b', 'a>beside', 'b>each', 'each>last']
    assert.sameMembers(unchanged(NODES, failing), ['ask', 'a', 'beside'])
  })

  test('are none that are new, or were inside a For each', ({ assert }) => {
    const added = [...NODES, prompt('new')]
    assert.notInclude(unchanged(added, [...EDGES, 'last>new']), 'new')
    const outside = NODES.map((one) => (one.id === 'inside' ? prompt('inside') : one))
    assert.sameMembers(unchanged(outside), ['ask', 'a', 'b', 'beside'])
  })
})
