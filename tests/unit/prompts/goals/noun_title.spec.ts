import { test } from '@japa/runner'
import fc from 'fast-check'
import { nounTitle } from '#app/prompts/domain/goals/noun_title'
import { announcedSeed, rounds } from '#tests/helpers/random'

const TITLES: [words: string, title: string | null][] = [
  ['write a polite reminder for an unpaid invoice', 'Polite reminder for an unpaid invoice'],
  ['translate our dinner menu into German, please', 'Translation of dinner menu into German'],
  ['List the risks in the contract that we should know', 'Risks in the contract'],
  ['obituary for my father based on the facts below', 'Obituary for father'],
  ['please compare the two offers and write a summary', 'Comparison of two offers'],
  ['rewrite my email to parents so it sounds less angry', 'New version of email to parents'],
  ['give me three names for the festival', 'Three names for the festival'],
  ['If the damage is above 10,000 write to the assessor', null],
  ['I manage sixty flats and the phone never stops', null],
  ['does the press release name a contact person', null],
  ['Hiya, can you help', null],
  ['', null],
]

test.group('The name of some work', () => {
  test('is what it makes: {0}')
    .with(TITLES)
    .run(({ assert }, [words, title]) => assert.equal(nounTitle(words), title))

  test('is short, begins with a capital and ends with a word', ({ assert }) => {
    const words = fc.array(
      fc.oneof(
        fc.constantFrom(...'write a the email of to my list and check , . (x) 12'.split(' ')),
        fc.string()
      )
    )
    fc.assert(
      fc.property(words, (some) => {
        const title = nounTitle(some.join(' '))
        if (title === null) return
        assert.isAtMost(title.length, 60)
        assert.notMatch(title, /^\p{Ll}|^\s|\s$|\s(?:of|the|a|and)$/u)
      }),
      { numRuns: rounds(2_000), seed: announcedSeed('noun titles') }
    )
  })
})
