import { test } from '@japa/runner'
import {
  inputExcerpt,
  MAX_INPUT_EXCERPT_LENGTH,
  MAX_SHORT_EXCERPT_LENGTH,
  shortExcerpt,
} from '#app/flows/domain/runs/input_excerpt'

test.group('The excerpt of the inputs of a run', () => {
  test('is the first input that is not empty, in one line', ({ assert }) => {
    const cases = [
      [{}, ''],
      [{ first: '  ', second: ' Ada\n\n Lovelace ' }, 'Ada Lovelace'],
      [{ first: null, second: ['Ada', 'Grace'] }, 'Ada Grace'],
      [{ first: { name: 'Ada' } }, '{ "name": "Ada" }'],
      [{ first: false }, 'false'],
    ] as const
    for (const [inputs, excerpt] of cases) assert.equal(inputExcerpt(inputs as never), excerpt)
  })

  test('ends before it is long, and never within a character', ({ assert }) => {
    assert.lengthOf(inputExcerpt({ a: 'a'.repeat(1_000_000) }), MAX_INPUT_EXCERPT_LENGTH)
    assert.equal(inputExcerpt({ a: `${' '.repeat(10_000)}Ada` }), 'Ada')
    const cut = inputExcerpt({ a: `${'a'.repeat(MAX_INPUT_EXCERPT_LENGTH - 1)}😀` })
    assert.isTrue(cut.isWellFormed())
  })

  test('has no characters that a database cannot store', ({ assert }) => {
    assert.equal(inputExcerpt({ a: '\0', b: 'A\0d\uD800a' }), 'A d\uFFFDa')
  })

  test('can be shorter, and then ends with a word where it has some', ({ assert }) => {
    const most = 'a'.repeat(MAX_SHORT_EXCERPT_LENGTH)
    for (const short of ['', 'Dear Ada', most]) assert.equal(shortExcerpt(short), short)
    const words = Array(15).fill('word').join(' ')
    assert.equal(shortExcerpt(`${words} longer than that`), `${words}…`)
    for (const long of [`${most}b`, '😀'.repeat(100), `a${'😀'.repeat(100)}`]) {
      const cut = shortExcerpt(long)
      assert.isTrue(cut.isWellFormed() && cut.endsWith('…'))
      assert.isAtMost(cut.length, MAX_SHORT_EXCERPT_LENGTH)
    }
  })
})
