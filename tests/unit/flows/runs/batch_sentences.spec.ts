import { test } from '@japa/runner'
import type { RowCounts } from '#app/flows/domain/batches/batch'
import { endedRows } from '#app/flows/domain/batches/batch'
import { endOfBatch } from '#app/flows/domain/batches/batch_end'
import { batchExcerpt, batchSentence } from '#app/flows/domain/batches/batch_sentence'
import { MAX_SHORT_EXCERPT_LENGTH } from '#app/flows/domain/runs/input_excerpt'
import { RUN_OUTCOMES } from '#app/flows/domain/runs/run'

const counts = (some: Partial<RowCounts>): RowCounts => ({
  ...(Object.fromEntries(RUN_OUTCOMES.map((outcome) => [outcome, 0])) as RowCounts),
  ...some,
})

test.group('What is said of a batch', () => {
  test('counts each outcome of its rows', ({ assert }) => {
    const some = counts({ succeeded: 3, rejected: 1, failed: 1, waiting: 2, queued: 4 })
    assert.equal(endedRows(some), 5)
    const batch = { name: 'mails.csv', rowCount: 1_011, counts: some, error: null }
    assert.equal(
      batchSentence(batch),
      '1,011 rows of mails.csv: 3 succeeded, 1 rejected, 1 failed, 2 waiting for a decision, 4 queued.'
    )
    const error = { code: 'no_credits', message: 'You have no credits left. 4 rows are left.' }
    assert.match(batchSentence({ ...batch, error }), /4 queued\. You have no credits left\./)
    const one = { ...batch, rowCount: 1, counts: counts({ 'dead-end': 1 }), error }
    assert.equal(batchSentence(one), '1 row of mails.csv: 1 without a result.')
  })

  test('in a notice is its name, with the counts of its rows where not all have a result', ({
    assert,
  }) => {
    assert.equal(batchExcerpt('mails.csv', counts({ succeeded: 3 })), 'mails.csv')
    for (const [some, words] of [
      [{ succeeded: 2, rejected: 1 }, '2 succeeded, 1 rejected'],
      [{ expired: 1 }, '1 not decided in time'],
      [{ 'succeeded': 1, 'dead-end': 1_000 }, '1 succeeded, 1,000 without a result'],
      [{ succeeded: 1, queued: 2 }, '1 succeeded, 2 queued'],
    ] as const) {
      assert.equal(batchExcerpt('mails.csv', counts(some)), `mails.csv: ${words}`)
      const long = batchExcerpt('The letters of spring.csv'.repeat(8), counts(some))
      assert.match(long, /^The letters of.*…: /)
      assert.isTrue(long.endsWith(words))
      assert.isAtMost(long.length, MAX_SHORT_EXCERPT_LENGTH)
    }
    const all = counts(Object.fromEntries(RUN_OUTCOMES.map((outcome) => [outcome, 100])))
    assert.isAtMost(batchExcerpt('a'.repeat(200), all).length, MAX_SHORT_EXCERPT_LENGTH)
  })

  test('at its end counts rows without a result, which did not fail', ({ assert }) => {
    const stopped = { 'succeeded': 1, 'rejected': 1, 'expired': 1, 'dead-end': 1 }
    assert.deepEqual(endOfBatch(counts(stopped), null), { status: 'succeeded', error: null })
    const failed = endOfBatch(counts({ ...stopped, failed: 2 }), null)
    assert.equal(failed.error?.message, 'Of 6 rows, 2 failed.')
  })
})
