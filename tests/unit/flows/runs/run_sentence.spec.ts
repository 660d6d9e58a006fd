import { test } from '@japa/runner'
import { resultExcerpt } from '#app/flows/domain/runs/input_excerpt'
import { runSentence } from '#app/flows/domain/runs/run_sentence'
import { RUN_STATUSES } from '#app/flows/domain/runs/run'

test.group('How a run stands, in words', () => {
  test('is a sentence of its own for each status', ({ assert }) => {
    const sentences = RUN_STATUSES.map((status) => runSentence(status, null, null))
    assert.lengthOf([...new Set(sentences)], RUN_STATUSES.length)
    for (const sentence of sentences) assert.match(sentence, /^[A-Z].*\.$/)
  })

  test('says what ended it without a result', ({ assert }) => {
    assert.equal(runSentence('succeeded', 'rejected', null), 'Rejected, so that it gave no result.')
    assert.notEqual(
      runSentence('succeeded', 'dead-end', null),
      runSentence('succeeded', null, null)
    )
  })

  test('says why it failed, and what it left out', ({ assert }) => {
    assert.equal(
      runSentence('failed', null, 'The text is not JSON.'),
      'Failed. The text is not JSON.'
    )
    assert.equal(
      runSentence('succeeded', null, 'Two items failed.'),
      'Succeeded. Two items failed.'
    )
  })
})

test.group('The start of the results of a run', () => {
  test('is that of the first that is not empty, in one line', ({ assert }) => {
    assert.equal(resultExcerpt([{ value: ' \n' }, { value: 'Dear\n\nAda' }]), 'Dear Ada')
    assert.equal(resultExcerpt([{ value: ['one', 'two'] }]), 'one two')
    assert.equal(resultExcerpt([]), '')
  })
})
