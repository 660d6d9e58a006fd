import { test } from '@japa/runner'
import { planOf } from '#app/flows/domain/checks/plan'
import { tooManyRuns } from '#app/flows/domain/runs/runs_inside'
import { MAX_RUNS_INSIDE } from '#app/flows/domain/values/limits'
import type { Value } from '#app/flows/domain/values/value'
import { graphOf, Memory, node, runGraph } from '#tests/unit/flows/runs/engine_runs'

const inner = (id: string) => node(id, 'flow', { flowId: 'f', values: {} }, { parent: 'each' })

const graph = (list: string, ...flows: string[]) =>
  graphOf([
    node('each', 'for-each', {
      ...{ list, parallel: 1, whenItemFails: 'stop', gather: flows[0] ?? 'text' },
    }),
    ...flows.map(inner),
    node('text', 'format', { text: 'x', as: 'text' }, { parent: 'each' }),
  ])

const rowsOf = (count: number) => Array.from({ length: count }, () => 'row')
const tooMany = (list: string, rows: Value, ...flows: string[]) =>
  tooManyRuns(planOf(graph(list, ...flows)), { Rows: rows })

test.group('Runs of other flows', () => {
  test('are counted before the start where an input is the list', ({ assert }) => {
    assert.isNull(tooMany('{{rows}}', rowsOf(MAX_RUNS_INSIDE), 'a'))
    assert.equal(tooMany('{{rows}}', rowsOf(MAX_RUNS_INSIDE + 1), 'a')?.input, 'Rows')
    const two = tooMany(' {{ROWS}} ', rowsOf(MAX_RUNS_INSIDE / 2 + 1), 'a', 'b')
    assert.include(two?.sentence, 'would start 502 runs of other flows')
    assert.isNotNull(tooMany('{{rows}}', rowsOf(MAX_RUNS_INSIDE + 1).join('\r\n'), 'a'))
    assert.isNotNull(tooMany('{{rows.b}}', { b: rowsOf(MAX_RUNS_INSIDE + 1) }, 'a'))
  })

  test('are none in a For each without such a step, or of a list that a step makes', ({
    assert,
  }) => {
    assert.isNull(tooMany('{{rows}}', rowsOf(1_000)))
    assert.isNull(tooMany('{{other}}', rowsOf(1_000), 'a'))
  })

  test('are refused before the first one starts where a step makes the list', async ({
    assert,
  }) => {
    const memory = new Memory()
    const end = await runGraph(graph('{{rows}}', 'a'), {
      memory,
      inputs: { rows: rowsOf(MAX_RUNS_INSIDE + 1) },
    })
    assert.equal(end?.error?.code, 'too_many_runs')
    assert.isEmpty(memory.worked)
  })
})
