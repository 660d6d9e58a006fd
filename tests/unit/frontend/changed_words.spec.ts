import { test } from '@japa/runner'
import { RULES } from '#app/prompts/domain/findings/all'
import type { Edit } from '#app/prompts/domain/types'
import { changedWords, isSmallEdit, wholeWords } from '#frontend/prompts/changed_words'
import { problemsTexts } from '#frontend/texts/en/problems'

const TEXT = 'write a report'

const edit = (start: number, before: string, after: string): Edit => ({
  rule: 'clarity.capital',
  start,
  end: start + before.length,
  before,
  after,
  reason: 'A capital shows where the request begins.',
})

test.group('The words of a change', () => {
  test('are whole where only a letter differs', ({ assert }) => {
    assert.equal(changedWords(TEXT, edit(0, 'w', 'W')), 'write → Write')
  })

  test('include the word before a mark alone', ({ assert }) => {
    assert.equal(changedWords(TEXT, edit(TEXT.length, '', '.')), 'report → report.')
  })

  test('are those that come in where whole words are added', ({ assert }) => {
    assert.equal(changedWords(TEXT, edit(7, '', ' short')), 'short')
    assert.equal(changedWords(TEXT, edit(TEXT.length, '', '\n\nReader: Ana')), 'Reader: Ana')
  })

  test('of a finding inside a word are the whole word', ({ assert }) => {
    assert.deepEqual(wholeWords(TEXT, { start: 0, end: 1 }), { start: 0, end: 5 })
    assert.deepEqual(wholeWords(TEXT, { start: 8, end: 14 }), { start: 8, end: 14 })
  })

  test('stay the same in a small edit, and only there', ({ assert }) => {
    assert.isTrue(isSmallEdit(edit(0, 'w', 'W')))
    assert.isTrue(isSmallEdit(edit(TEXT.length, '', '.')))
    assert.isFalse(isSmallEdit(edit(TEXT.length, '', ' Be brief.')))
    assert.isFalse(isSmallEdit(edit(5, ' ', '\n- ')))
  })
})

test.group('The problems that findings name', () => {
  test('exist for every rule', ({ assert }) => {
    const named = Object.entries(problemsTexts).flatMap(([group, names]) =>
      Object.keys(names).map((name) => `${group}.${name}`)
    )
    assert.sameMembers(
      named,
      RULES.map(({ id }) => id)
    )
  })
})
