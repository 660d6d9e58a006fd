import { test } from '@japa/runner'
import { atMost, lengthNotes } from '#frontend/components/fields/length_notes'

test.group('The length of a text at its field', () => {
  test('is said once little room is left, and what is possible where there is none', ({
    assert,
  }) => {
    assert.deepEqual(lengthNotes('x'.repeat(90), 100, 'Empty.'), { error: 'Empty.' })
    const near = lengthNotes('x'.repeat(95), 100)
    assert.deepEqual(near.counter, { count: 95, most: 100 })
    assert.isUndefined(near.error)
    const over = lengthNotes('x'.repeat(27_200), 20_000)
    assert.deepEqual(over, {
      counter: { count: 27_200, most: 20_000 },
      error: 'Use at most 20,000 characters.',
    })
    assert.equal(atMost(20_000).maxLength.message, 'Use at most 20,000 characters.')
  })
})
