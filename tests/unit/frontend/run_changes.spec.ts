import { QueryClient } from '@tanstack/react-query'
import { test } from '@japa/runner'
import { type OpenRun, type RunChanges, runQuery } from '#frontend/features/flows/flows_api'
import { runUpdater, withChanges } from '#frontend/features/flows/runs/run_changes'

const step = (key: string, second: number, status = 'succeeded') =>
  ({ key, status, startedAt: `2026-01-01T00:00:0${second}.000Z` }) as OpenRun['steps'][number]

const RUN = {
  ...{ id: 'run', status: 'running', inputs: { who: 'Ada' }, results: [] },
  steps: [step('a', 1), step('b', 2, 'running')],
} as unknown as OpenRun

const changesOf = (steps: OpenRun['steps'], lastEvent: number, status = 'running') =>
  ({ id: 'run', status, steps, lastEvent }) as RunChanges

test.group('The changes of a run', () => {
  test('replace its steps and its status, and keep the rest', ({ assert }) => {
    const changes = changesOf([step('c', 3, 'running'), step('b', 2)], 7, 'waiting')
    assert.deepEqual(withChanges(RUN, changes), {
      ...RUN,
      status: 'waiting',
      steps: [step('a', 1), step('b', 2), step('c', 3, 'running')],
    })
  })

  test('are read since the last event, and its end as a whole', async ({ assert }) => {
    const client = new QueryClient()
    const { queryKey } = runQuery('run')
    client.setQueryData(queryKey, RUN as never)
    const asked: number[] = []
    const answers = [changesOf([step('b', 2)], 5), changesOf([], 8, 'succeeded')]
    const update = runUpdater(client, 'run', async (_, after) => {
      asked.push(after)
      return answers.shift()!
    })
    await update()
    assert.equal((client.getQueryData(queryKey) as OpenRun).steps[1].status, 'succeeded')
    assert.isFalse(client.getQueryState(queryKey)!.isInvalidated)
    await update()
    assert.equal((client.getQueryData(queryKey) as OpenRun).status, 'running')
    assert.isTrue(client.getQueryState(queryKey)!.isInvalidated)
    assert.deepEqual(asked, [0, 5])
  })

  test('give way to a run that was read meanwhile, and to one that cannot be read', async ({
    assert,
  }) => {
    const client = new QueryClient()
    const { queryKey } = runQuery('run')
    const newer = { ...RUN, status: 'succeeded' }
    const whole = Promise.withResolvers<unknown>()
    client.setQueryData(queryKey, RUN as never)
    await runUpdater(client, 'run', async () => {
      client.setQueryData(queryKey, newer as never)
      return changesOf([], 5)
    })()
    assert.deepEqual(client.getQueryData(queryKey), newer as never)
    assert.isTrue(client.getQueryState(queryKey)!.isInvalidated)
    client.setQueryData(queryKey, RUN as never)
    const reading = client.fetchQuery({ queryKey, queryFn: () => whole.promise })
    await runUpdater(client, 'run', async () => changesOf([step('b', 2)], 5))()
    assert.deepEqual(client.getQueryData(queryKey), RUN as never)
    assert.isTrue(client.getQueryState(queryKey)!.isInvalidated)
    whole.resolve(newer)
    await reading
    client.setQueryData(queryKey, RUN as never)
    await runUpdater(client, 'run', () => Promise.reject(new Error('503')))()
    assert.isTrue(client.getQueryState(queryKey)!.isInvalidated)
  })
})
