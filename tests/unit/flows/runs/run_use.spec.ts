import { test } from '@japa/runner'
import { isOwnFailure } from '#app/flows/domain/runs/own_failure'
import {
  MAX_FREE_FAILURES,
  MAX_RUNS_AT_WORK,
  MAX_STORED_BYTES,
  type RunUse,
  runRefusal,
} from '#app/flows/domain/runs/run_use'

const NOW = 1_000_000_000
const MINUTE_MS = 60_000

const use = (more: Partial<RunUse> = {}): RunUse => ({
  ...{ storedBytes: 0, atWork: 0, failed: 0, succeeded: 0, firstFailureMs: null },
  ...more,
})
const refusalOf = (more: Partial<RunUse>) => runRefusal(use(more), NOW)

test.group('A person', () => {
  test('may start a run below all limits', ({ assert }) => {
    assert.isNull(
      refusalOf({
        storedBytes: MAX_STORED_BYTES - 1,
        atWork: MAX_RUNS_AT_WORK - 1,
        failed: MAX_FREE_FAILURES - 1,
      })
    )
  })

  test('may not where their runs take up too much, or too many of them are at work', ({
    assert,
  }) => {
    assert.equal(refusalOf({ storedBytes: MAX_STORED_BYTES })?.error, 'storage_full')
    assert.equal(refusalOf({ atWork: MAX_RUNS_AT_WORK })?.error, 'too_many_runs')
  })

  test('may fail as often again as runs succeed', ({ assert }) => {
    const failed = MAX_FREE_FAILURES + 500
    assert.isNull(refusalOf({ failed, succeeded: 501 }))
    assert.equal(refusalOf({ failed, succeeded: 500 })?.error, 'too_many_failures')
  })

  test('waits until the first of the failures is an hour old', ({ assert }) => {
    const firstFailureMs = NOW - 45 * MINUTE_MS
    const refusal = refusalOf({ failed: MAX_FREE_FAILURES, firstFailureMs })
    assert.equal(refusal?.retryAfterMs, 15 * MINUTE_MS)
    assert.include(refusal?.reason, 'No new runs for about 15 minutes: 30 of your runs')
  })
})

test.group('A failure', () => {
  test('is one of the flow itself, unless Hone or the provider of a model failed', ({ assert }) => {
    const isOwn = (code: string) => isOwnFailure({ code, message: '' })
    for (const code of ['not_json', 'too_long', 'host_unreachable', 'at_limit', 'declined'])
      assert.isTrue(isOwn(code), code)
    for (const code of ['internal', 'rate_limited', 'unreachable', 'provider_failed'])
      assert.isFalse(isOwn(code), code)
  })
})
