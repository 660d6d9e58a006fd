import { test } from '@japa/runner'
import { planOf } from '#app/flows/domain/checks/plan'
import type { FlowNode } from '#app/flows/domain/graph/graph'
import { graphOf, node, promptNode as prompt, runGraph } from '#tests/unit/flows/runs/engine_runs'

const result = (name: string) =>
  node('out', 'result', { value: `{{${name}}}`, title: '', formats: [] })

test.group('A Combine', () => {
  const combine = node('all', 'combine', { separator: ' + ', hasHeadings: false })
  const which = node('which', 'decide', {
    rules: [{ id: 'big', label: 'Big', all: [{ value: '{{n}}', test: 'more-than', other: '10' }] }],
  })
  const fixed = node('fixed', 'format', { text: 'fixed {{n}}', as: 'text' })
  const rewritten = ['which.big>all', 'which.otherwise>fixed', 'fixed>all']
  const textOfRun = async (n: string, nodes: FlowNode[], ...edges: string[]) => {
    const graph = graphOf([...nodes, combine, result('all')], ...edges, 'all>out')
    const end = await runGraph(graph, { inputs: { n } })
    return end?.results[0].value
  }

  test('takes a step in only where it ended by an exit that leads there', async ({ assert }) => {
    assert.equal(await textOfRun('5', [which, fixed], ...rewritten), 'fixed 5')
    assert.equal(await textOfRun('50', [which, fixed], ...rewritten), '')
  })

  test('takes in no label of a step that only chooses the way, and no answers', async ({
    assert,
  }) => {
    const kind = prompt('kind', { port: 'praise', answer: 'Praise' })
    const sort = { ...kind, kind: 'sort' as const }
    const asks = node('asks', 'ask', { fields: [] })
    const edges = ['asks>all', 'which.big>all', 'fixed>all']
    assert.equal(await textOfRun('50', [asks, which, fixed], ...edges), 'fixed 50')
    assert.deepEqual(planOf(graphOf([sort, combine], 'kind.praise>all')).steps[1].sources, [])
  })

  test('takes a step in once where several of its exits lead there', async ({ assert }) => {
    const edges = ['which.big>all', 'which.otherwise>all', 'fixed>all']
    assert.equal(await textOfRun('50', [which, fixed], ...edges), 'fixed 50')
  })

  test('takes nothing of a step that failed, and what the way of the failure made', async ({
    assert,
  }) => {
    const bad = prompt('bad', { fails: 'once' })
    const edges = ['bad>all', 'bad.failed>fixed', 'fixed>all']
    assert.equal(await textOfRun('5', [bad, fixed], ...edges), 'fixed 5')
  })

  test('keeps to the exits of each item of a For each', async ({ assert }) => {
    const inside = { parent: 'loop' }
    const settings = { list: '{{rows}}', parallel: 2, whenItemFails: 'stop', gather: 'all' }
    const ofItem = { value: '{{item}}', test: 'more-than', other: '10' }
    const graph = graphOf(
      [
        node('loop', 'for-each', settings),
        node('which', 'decide', { rules: [{ id: 'big', label: 'Big', all: [ofItem] }] }, inside),
        node('fixed', 'format', { text: 'fixed {{item}}', as: 'text' }, inside),
        { ...combine, ...inside },
        result('loop'),
      ],
      ...[...rewritten, 'loop>out']
    )
    const end = await runGraph(graph, { inputs: { rows: ['5', '50'] } })
    assert.deepEqual(end?.results[0].value, ['fixed 5', ''])
  })
})
