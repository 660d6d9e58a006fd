import { test } from '@japa/runner'
import { maybeEmpty } from '#app/flows/domain/checks/maybe_empty'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { problemsOf } from '#app/flows/domain/checks/validate_graph'
import { graphOf, nodeOf } from '#tests/unit/flows/graphs'

const ask = nodeOf('ask', 'Brief')
const check = nodeOf('check', 'Gate', { text: '{{topic}}', minWords: 2 })
const approval = nodeOf('approval', 'Boss', { content: '{{topic}}' })
const format = (name: string, text: string, more = {}) => nodeOf('format', name, { text }, more)
const result = (value: string) => nodeOf('result', 'End', { value })
const combine = nodeOf('combine', 'All')

/** Each as `variable in step`. */
function emptyIn(graph: FlowGraph): string[] {
  const problems = problemsOf(graph)
  if (problems.length > 0) throw new Error(problems[0].sentence)
  return maybeEmpty(graph).map(({ node, name }) => `${name} in ${node.name}`)
}

test.group('A variable that may be empty', () => {
  test('is one of a step that some runs skip', ({ assert }) => {
    const graph = graphOf(
      [ask, check, format('Fix', 'x {{gate}}'), result('{{Fix}} {{Gate}}')],
      ...['brief>gate', 'gate.fail>fix', 'gate.pass>end', 'fix>end']
    )
    assert.deepEqual(emptyIn(graph), ['Fix in End'])
  })

  test('is not one of a step that every way passes, however the ways meet', ({ assert }) => {
    const graph = graphOf(
      [ask, approval, format('A', 'a'), format('B', '{{boss}}'), combine, result('{{All}} {{A}}')],
      ...['brief>boss', 'brief>a', 'boss.approved>b', 'boss.rejected>all', 'boss.expired>all'],
      ...['b>all', 'a>all', 'all>end']
    )
    assert.deepEqual(emptyIn(graph), [])
  })

  test('is one of a step whose failure leads on', ({ assert }) => {
    const graph = graphOf(
      [
        ask,
        nodeOf('prompt', 'Draft', { text: '{{topic}}' }),
        format('Help', 'x'),
        result('{{Draft}}'),
      ],
      ...['brief>draft', 'draft.failed>help', 'draft>end', 'help>end']
    )
    assert.deepEqual(emptyIn(graph), ['Draft in End'])
  })

  test('is not one that a condition tests for being empty', ({ assert }) => {
    const all = [{ value: '{{Fix}}', test: 'is-empty', other: '' }]
    const graph = graphOf(
      [
        ...[ask, check, format('Fix', 'x'), combine],
        nodeOf('decide', 'Which', { rules: [{ id: 'a', label: 'A', all }] }),
        result('{{All}}'),
      ],
      ...['brief>gate', 'gate.fail>fix', 'gate.pass>all', 'fix>all', 'all>which', 'which.a>end'],
      'which.otherwise>end'
    )
    assert.deepEqual(emptyIn(graph), [])
  })

  test('is one that a For each gathers of a step that some items skip', ({ assert }) => {
    const inside = { parent: 'loop' }
    const graph = graphOf(
      [
        ask,
        nodeOf('for-each', 'Loop', { list: '{{topic}}', gather: 'Fix' }),
        nodeOf('check', 'Gate', { text: '{{item}}', minWords: 2 }, inside),
        format('Fix', '{{item}}', inside),
        result('{{Loop}}'),
      ],
      ...['brief>loop', 'loop>end', 'gate.fail>fix']
    )
    assert.deepEqual(emptyIn(graph), ['Fix in Loop'])
  })

  test('is found in a flow with more ways than are tried', ({ assert }) => {
    const gates = Array.from({ length: 20 }, (_, at) => at)
    const graph = graphOf(
      [
        ask,
        ...gates.flatMap((at) => [
          nodeOf('check', `G${at}`, { text: '{{topic}}', minWords: 2 }),
          format(`F${at}`, `{{G${at}}}`),
        ]),
        result('{{F3}} {{G3}}'),
      ],
      ...gates.flatMap((at) => [
        `brief>g${at}`,
        `g${at}.fail>f${at}`,
        `f${at}>end`,
        `g${at}.pass>end`,
      ])
    )
    assert.deepEqual(emptyIn(graph), ['F3 in End'])
  })
})
