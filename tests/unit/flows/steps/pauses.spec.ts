import { test } from '@japa/runner'
import { StepFailure } from '#app/flows/engine/executors/step_work'
import { pauseBeforeTry } from '#app/flows/engine/steps/step_policy'
import { promptNode } from '#tests/unit/flows/runs/engine_runs'

const NODE = promptNode('a', {}, { policy: { retries: 3, timeLimitSeconds: 60 } })
const pauses = (askedMs: number | null) =>
  [1, 2, 3, 4].map((tries) =>
    pauseBeforeTry(NODE, tries, new StepFailure('busy', 'Busy.', true, askedMs))
  )

test.group('The pause before a further try of a step', () => {
  test('grows, also where the service asks for none', ({ assert }) => {
    assert.deepEqual(pauses(null), [500, 1_000, 2_000, null])
    assert.deepEqual(pauses(0), [500, 1_000, 2_000, null])
  })

  test('is what the service asks for where that is longer', ({ assert }) => {
    assert.deepEqual(pauses(1_500), [1_500, 1_500, 2_000, null])
  })

  test('beyond the time limit of the step ends the tries', ({ assert }) => {
    assert.deepEqual(pauses(60_001), [null, null, null, null])
    assert.deepEqual(pauses(2 * 60 * 60 * 1000), [null, null, null, null])
  })
})
