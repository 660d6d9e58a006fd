import { test } from '@japa/runner'
import { FAILURE_HINTS } from '#app/ai/domain/failure_hints'
import { NO_FIGURES, sumOf } from '#app/ai/domain/figures'
import { FAILURE_WORDS, MODEL_FAILURES } from '#app/ai/domain/model_failure'

test.group('Figures', () => {
  test('of nothing are nothing', ({ assert }) => assert.deepEqual(sumOf([]), NO_FIGURES))

  test('add up what is known, and say how much is not', ({ assert }) => {
    const known = { ...NO_FIGURES, calls: 2, inputTokens: 10, costMicros: 5 }
    const unknown = { ...NO_FIGURES, calls: 1, outputTokens: 3, costMicros: null, unpriced: 1 }
    assert.deepEqual(sumOf([known, unknown]), {
      ...{ calls: 3, failures: 0, inputTokens: 10, outputTokens: 3, costMicros: 5, unpriced: 1 },
    })
    assert.isNull(sumOf([unknown, unknown]).costMicros)
    assert.isNull(sumOf([unknown, NO_FIGURES]).costMicros)
  })

  test('every failure has its words and a hint', ({ assert }) => {
    for (const failure of MODEL_FAILURES) {
      assert.match(FAILURE_WORDS[failure], /\.$/)
      assert.match(FAILURE_HINTS[failure], /\.$/)
    }
  })
})
