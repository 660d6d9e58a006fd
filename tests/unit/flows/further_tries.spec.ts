import { test } from '@japa/runner'
import {
  graphOf,
  Killed,
  Memory,
  promptNode as prompt,
  runGraph,
} from '#tests/unit/flows/engine_runs'

test.group('A further try of a step', () => {
  test('says of a step that was started again that its worker had stopped', async ({ assert }) => {
    const memory = new Memory()
    const graph = graphOf([prompt('a')])
    const kill = () => {
      throw new Killed()
    }
    await assert.rejects(() => runGraph(graph, { memory, onWork: kill, afterCommit: kill }))
    const end = await runGraph(graph, { memory })
    assert.equal(end?.status, 'succeeded')
    const step = memory.steps.get('a')
    assert.equal(step?.attempt, 2)
    assert.equal(step?.earlierError?.code, 'worker_stopped')
  })

  test('says nothing of a step that was tried once', async ({ assert }) => {
    const memory = new Memory()
    await runGraph(graphOf([prompt('a')]), { memory })
    assert.isNull(memory.steps.get('a')?.earlierError)
  })
})
