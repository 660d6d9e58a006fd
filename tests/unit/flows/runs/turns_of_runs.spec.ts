import { test } from '@japa/runner'
import { graphOf, node, runGraph } from '#tests/unit/flows/runs/engine_runs'

test.group('The steps of a run', () => {
  test('let other work have its turn between many instant ones', async ({ assert }) => {
    const data = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`key${at}`, at]))
    const steps = Array.from({ length: 90 }, (_, at) =>
      node(`t${at}`, 'format', { text: '{{data}}{{data.key9_999}}', as: 'text' })
    )
    const edges = steps.map(({ id }) => `in>${id}`)
    let turns = 0
    let next = setImmediate(function count() {
      turns += 1
      next = setImmediate(count)
    })
    const end = await runGraph(graphOf([node('in', 'ask'), ...steps], ...edges), {
      inputs: { data },
    })
    clearImmediate(next)
    assert.equal(end?.status, 'succeeded')
    assert.isAbove(turns, 5)
  })
})
