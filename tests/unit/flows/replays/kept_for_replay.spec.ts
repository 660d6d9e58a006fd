import { test } from '@japa/runner'
import { keptForReplay } from '#app/flows/domain/replays/kept_for_replay'
import { planOf } from '#app/flows/domain/checks/plan'
import { graphOf, node, promptNode as prompt } from '#tests/unit/flows/runs/engine_runs'

const PLAN = planOf(
  graphOf(
    [
      ...[prompt('a'), node('which', 'decide', { rules: [] }), prompt('left'), prompt('right')],
      ...[node('each', 'for-each'), prompt('inside', {}, { parent: 'each' }), prompt('last')],
    ],
    ...['a>which', 'which.one>left', 'which.otherwise>right', 'right>each', 'each>last']
  )
)

const endsOf = (...ended: string[]) =>
  ended.map((one) => {
    const [nodeId, port = 'done'] = one.split('.')
    return { nodeId, port }
  })

const ALL = endsOf('a', 'which.otherwise', 'right', 'each', 'last')

test.group('Steps that keep their outputs in a replay', () => {
  test('are those that do not come after the first one that runs', ({ assert }) => {
    const from = (nodeId: string) => keptForReplay(PLAN, ALL, { nodeId, isOnly: false })
    assert.deepEqual(from('a'), { ok: true, nodeIds: [] })
    assert.deepEqual(from('right'), { ok: true, nodeIds: ['a', 'which'] })
    assert.deepEqual(from('last'), { ok: true, nodeIds: ['a', 'which', 'right', 'each'] })
  })

  test('are those that come before the only one that runs', ({ assert }) => {
    const graph = graphOf(
      [prompt('a'), prompt('b'), prompt('beside'), prompt('last')],
      'a>b',
      'b>last'
    )
    const ends = endsOf('a', 'b', 'beside', 'last')
    const kept = keptForReplay(planOf(graph), ends, { nodeId: 'b', isOnly: true })
    assert.deepEqual(kept, { ok: true, nodeIds: ['a'] })
    const from = keptForReplay(planOf(graph), ends, { nodeId: 'b', isOnly: false })
    assert.deepEqual(from, { ok: true, nodeIds: ['a', 'beside'] })
  })

  test('do not make a step start that cannot: {problem}')
    .with([
      {
        ...{ nodeId: 'last', ends: endsOf('a', 'which.otherwise', 'right') },
        problem: '"last" needs the output of "each", which the earlier run does not have.',
      },
      {
        ...{ nodeId: 'last', ends: endsOf() },
        problem: '"last" needs the output of "a", which the earlier run does not have.',
      },
      { nodeId: 'left', ends: ALL, problem: 'The earlier run skipped "left".' },
      { nodeId: 'none', ends: ALL, problem: 'There is no step "none".' },
      {
        ...{ nodeId: 'inside', ends: ALL },
        problem: '"inside" runs once for each item. Choose "each" instead.',
      },
    ])
    .run(({ assert }, { nodeId, ends, problem }) => {
      for (const isOnly of [true, false])
        assert.deepEqual(keptForReplay(PLAN, ends, { nodeId, isOnly }), { ok: false, problem })
    })

  test('of a changed flow are only those that have not changed', ({ assert }) => {
    const graph = graphOf([prompt('a'), prompt('b'), prompt('last')], 'a>b', 'b>last')
    const ends = endsOf('a', 'b', 'last')
    const kept = (nodeId: string, isOnly: boolean) =>
      keptForReplay(planOf(graph), ends, { nodeId, isOnly }, new Set(['a']))
    assert.deepEqual(kept('last', false), { ok: true, nodeIds: ['a'] })
    assert.deepEqual(kept('b', true), { ok: true, nodeIds: ['a'] })
    assert.deepEqual(kept('last', true), {
      ok: false,
      problem:
        '"last" needs the output of "b", which has changed since that run. Run from "b", or run the flow.',
    })
    assert.deepEqual(kept('gone', false), { ok: false, problem: 'There is no step "gone".' })
  })
})
