import { test } from '@japa/runner'
import { excerptOf } from '#app/activity/domain/activity_types'
import { cutAtWord } from '#app/core/domain/cut_at_word'
import { inputExcerpt } from '#app/flows/domain/runs/input_excerpt'

test.group('A text that is cut', () => {
  test('ends after a word and says that it goes on', ({ assert }) => {
    const cases: [text: string, most: number, cut: string][] = [
      ['Dear Ada', 8, 'Dear Ada'],
      ['Dear Ada Lovelace', 12, 'Dear Ada…'],
      ['Dear Ada Lovelace', 9, 'Dear Ada…'],
      ['Dear Ada \n\n Lovelace', 13, 'Dear Ada…'],
      ['Dear Ada Lovelace and others', 18, 'Dear Ada Lovelace…'],
      ['I extraordinarily', 9, 'I extrao…'],
      ['你好世界你好世界', 5, '你好世界…'],
      ['abc😀def', 5, 'abc…'],
    ]
    for (const [text, most, cut] of cases) {
      assert.equal(cutAtWord(text, most), cut)
      assert.isAtMost(cut.length, most)
    }
  })

  test('is the excerpt of an entry of the history and of a run', ({ assert }) => {
    const text = Array(100).fill('word').join(' ')
    assert.match(inputExcerpt({ a: text }), /^(word )+word…$/)
    assert.match(excerptOf(text), /^(word )+word…$/)
  })
})
