import { test } from '@japa/runner'
import { firstLine } from '#app/flows/domain/batches/batch_csv'
import { outputOf } from '#app/flows/domain/runs/child_runs'
import { applyRepair } from '#app/flows/domain/editing/apply_repair'
import { freshName } from '#app/flows/domain/editing/graph_parts'
import { problemsOf } from '#app/flows/domain/checks/validate_graph'
import { graphOf, nodeOf } from '#tests/unit/flows/graphs'

test.group('A free name', () => {
  test('has the next number where the name is taken', ({ assert }) => {
    const results = ['A', 'A 2', 'A', 'A', 'B'].map((title, value) => ({
      ...{ title, value, formats: [] },
    }))
    assert.deepEqual(outputOf(results), { 'A': 0, 'A 2': 1, 'A 3': 2, 'A 4': 3, 'B': 4 })
    assert.equal(
      firstLine(['Status', 'a'], [{ nodeId: 'x', header: 'A' }]),
      '\ufeffStatus,a,A 2,status 2,error\r\n'
    )
  })

  test('is found at once where very many results have the same title', ({ assert }) => {
    const titles = Array.from({ length: 20_000 }, (_, at) => (at < 10_000 ? `A ${at + 2}` : 'A'))
    const results = titles.map((title, value) => ({ title, value, formats: [] }))
    const started = performance.now()
    assert.lengthOf(Object.keys(outputOf(results) as object), 20_000)
    assert.isBelow(performance.now() - started, 1_000)
  })

  test('of a copy is not cut within a character', ({ assert }) => {
    const wish = `${'🙂'.repeat(29)}`
    const name = freshName(new Set([wish]), wish)
    assert.isTrue(name.isWellFormed())
    assert.notInclude(name, '\ufffd')
    assert.isAtMost(name.length, 60)
  })

  test('is that of the proposed Result too', ({ assert }) => {
    const names = ['Result', 'Final result', 'Result of the flow', 'Result 2']
    const fields = names.map((name) => ({ name, label: name, type: 'text', isRequired: true }))
    const graph = graphOf([nodeOf('ask', 'Ask', { fields })])
    const found = problemsOf(graph).find(({ code }) => code === 'no-result')!
    assert.deepEqual(problemsOf(applyRepair(graph, found.repair!)), [])
  })
})
