import { test } from '@japa/runner'
import { stoppedBy } from '#app/flows/domain/runs/run'

test.group('What stopped a run', () => {
  test('is the approval that was not given, where the run ended without a result', ({ assert }) => {
    assert.equal(stoppedBy('succeeded', false, 'rejected'), 'rejected')
    assert.equal(stoppedBy('succeeded', false, 'expired'), 'expired')
  })

  test('is a dead end where no approval stopped it', ({ assert }) => {
    assert.equal(stoppedBy('succeeded', false, null), 'dead-end')
  })

  test('is nothing where there is a result, or the run did not end well', ({ assert }) => {
    assert.isNull(stoppedBy('succeeded', true, 'rejected'))
    for (const status of ['queued', 'running', 'waiting', 'failed', 'canceled'] as const)
      assert.isNull(stoppedBy(status, false, 'rejected'))
  })
})
