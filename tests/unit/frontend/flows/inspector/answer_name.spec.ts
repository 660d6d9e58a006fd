import { test } from '@japa/runner'
import {
  answerName,
  followsQuestion,
} from '#frontend/features/flows/builder/inspector/settings/answer_name'
import '#frontend/texts/inspector'

test.group('The name of an answer', () => {
  test('is what its question says, as a text can refer to it', ({ assert }) => {
    assert.equal(answerName('Meeting notes'), 'meeting notes')
    assert.equal(answerName('  Who  was there?! '), 'who was there')
    assert.equal(answerName('Amount (U.S. {dollars})'), 'amount (u s dollars )')
    assert.equal(answerName(' ?'), '')
    assert.equal(answerName('word '.repeat(20)), '')
  })

  test('follows its question until a person gives it another', ({ assert }) => {
    assert.isTrue(followsQuestion('topic', 'Topic'))
    assert.isTrue(followsQuestion('Meeting notes', 'Meeting notes?'))
    assert.isFalse(followsQuestion('notes', 'Meeting notes'))
  })

  test('follows the first question where it was made up', ({ assert }) => {
    assert.isTrue(followsQuestion('Answer', ''))
    assert.isTrue(followsQuestion('Answer 12', ' '))
    assert.isFalse(followsQuestion('Answer to all', ''))
    assert.isFalse(followsQuestion('notes', ''))
  })
})
