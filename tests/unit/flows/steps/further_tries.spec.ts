import { test } from '@japa/runner'
import { tryAfter, WORKER_STOPPED } from '#app/flows/engine/steps/step_policy'
import {
  graphOf,
  node,
  Killed,
  Memory,
  promptNode as prompt,
  runGraph,
} from '#tests/unit/flows/runs/engine_runs'

test.group('A further try of a step', () => {
  test('says of a step that was started again that its worker had stopped', async ({ assert }) => {
    const memory = new Memory()
    const graph = graphOf([prompt('a', {}, { policy: { retries: 1 } })])
    const kill = () => {
      throw new Killed()
    }
    await assert.rejects(() => runGraph(graph, { memory, onWork: kill, afterCommit: kill }))
    const end = await runGraph(graph, { memory })
    assert.equal(end?.status, 'succeeded')
    const step = memory.steps.get('a')
    assert.equal(step?.attempt, 1)
    assert.equal(step?.earlierError?.code, 'worker_stopped')
  })

  test('is none of those that the policy counts where its worker stopped', async ({ assert }) => {
    const memory = new Memory()
    const graph = graphOf([prompt('a')])
    const kill = () => {
      throw new Killed()
    }
    for (let crash = 0; crash < 5; crash++)
      await assert.rejects(() => runGraph(graph, { memory, onWork: kill, afterCommit: kill }))
    const end = await runGraph(graph, { memory })
    assert.equal(end?.status, 'succeeded')
    assert.include(memory.steps.get('a'), { status: 'succeeded', attempt: 1 })
  })

  test('is not made of a step that may not send twice, whose worker stopped', ({ assert }) => {
    const post = node('send', 'fetch', { method: 'POST' })
    const stored = { attempt: 1, earlierError: null }
    assert.isNull(tryAfter(post, stored))
    const twice = { ...post, policy: { retries: 1 } }
    assert.deepEqual(tryAfter(twice, stored), { attempt: 1, earlierError: WORKER_STOPPED })
    assert.isNull(tryAfter(twice, { ...stored, attempt: 2 }))
    assert.isNotNull(tryAfter(node('read', 'fetch', { method: 'GET' }), stored))
  })

  test('is no further one where the database interrupted it', async ({ assert }) => {
    const memory = new Memory()
    const graph = graphOf([prompt('send')])
    const cut = () => {
      throw new Killed()
    }
    for (const wasInterrupted of [false, true, true])
      await assert.rejects(() =>
        runGraph(graph, { memory, wasInterrupted, onWork: cut, afterCommit: cut })
      )
    const end = await runGraph(graph, { memory, wasInterrupted: true })
    assert.equal(end?.status, 'succeeded')
    assert.include(memory.steps.get('send'), {
      status: 'succeeded',
      attempt: 1,
      earlierError: null,
    })
  })

  test('counts together with the tries before its worker stopped', async ({ assert }) => {
    const memory = new Memory()
    const bad = prompt('bad', { fails: 'often' }, { policy: { retries: 2 } })
    const running = await runGraph(graphOf([bad]), {
      memory,
      afterCommit: () => {
        if (memory.steps.get('bad')?.attempt === 2) throw new Killed()
      },
    }).catch((error: unknown) => error)
    assert.instanceOf(running, Killed)
    const before = memory.worked.length
    await runGraph(graphOf([bad]), { memory })
    assert.isAtMost(memory.worked.length, 4)
    assert.isAbove(memory.worked.length, before - 1)
    assert.equal(memory.steps.get('bad')?.attempt, 3)
  })

  test('says nothing of a step that was tried once', async ({ assert }) => {
    const memory = new Memory()
    await runGraph(graphOf([prompt('a')]), { memory })
    assert.isNull(memory.steps.get('a')?.earlierError)
  })
})
