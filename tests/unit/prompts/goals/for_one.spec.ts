import { test } from '@japa/runner'
import fc from 'fast-check'
import { forOne } from '#app/prompts/domain/goals/things/for_one'
import { announcedSeed, rounds } from '#tests/helpers/random'

const ORDERS: [words: string, forOne: string][] = [
  ['write a label for each jar', 'write a label'],
  ['draft a reply for each', 'draft a reply'],
  ['for each row, write a product description', 'write a product description'],
  ['answer each mail politely', 'answer the mail politely'],
  ['reply to every complaint within two sentences', 'reply to the complaint within two sentences'],
  ['write one line per guest', 'write one line'],
  ['summarize each of them', 'summarize it'],
  ['translate every single line into French', 'translate the line into French'],
]

const KEPT = [
  'write a report with a section for each customer',
  'write a report every week',
  'draft a reply',
]

test.group('Work for each entry', () => {
  test('is an order for one of them: {0}')
    .with(ORDERS)
    .run(({ assert }, [words, order]) => assert.equal(forOne(words), order))

  test('keeps what one text has for each: {$self}')
    .with(KEPT)
    .run(({ assert }, words) => assert.equal(forOne(words), words))

  test('loses no other word', ({ assert }) => {
    const word = fc.constantFrom(
      ...'write a short note for each every per guest , with and'.split(' ')
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        const made = forOne(words.join(' '))
        assert.isAtMost(made.length, words.join(' ').length)
        for (const one of made.split(/[\s,]+/).filter(Boolean))
          assert.include([...words, 'the', 'it'], one)
      }),
      { numRuns: rounds(1_000), seed: announcedSeed('for one') }
    )
  })
})
