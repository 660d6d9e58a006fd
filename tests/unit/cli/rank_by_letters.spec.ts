import { test } from '@japa/runner'
import fc from 'fast-check'
import { rankByLetters } from '#cli/ui/rank_by_letters'

const rank = (typed: string, items: string[]) => rankByLetters(typed, items, (item) => item)

test.group('Finding a choice by some of its letters', () => {
  test('those whose letters stand closest together come first', ({ assert }) => {
    assert.deepEqual(rank('ps', ['A plan or a schedule', 'Tips', 'Nothing']), [
      'Tips',
      'A plan or a schedule',
    ])
  })

  test('letter case and blanks do not count', ({ assert }) => {
    assert.deepEqual(rank('A P', ['apple', 'Pear']), ['apple'])
  })

  test('without letters all of them are there, in their own order', ({ assert }) => {
    assert.deepEqual(rank(' ', ['b', 'a']), ['b', 'a'])
  })

  test('a text is found by any of its letters in their order', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z]{1,20}$/),
        fc.infiniteStream(fc.boolean()),
        (text, kept) => {
          const typed = [...text].filter(() => kept.next().value).join('')
          return rank(typed, [text]).length === 1
        }
      )
    )
  })
})
