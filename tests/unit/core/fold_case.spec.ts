import { test } from '@japa/runner'
import { foldCase } from '#app/core/domain/fold_case'

/** Marks in a row between two joiners, which is what normalization puts into order. */
const longestRun = (text: string) =>
  Math.max(...(text.match(/[\p{M}--\u034F]+/gv) ?? ['']).map(({ length }) => length))

test.group('Text that is compared without regard to case', () => {
  test('has one form in any script', ({ assert }) => {
    assert.equal(foldCase('RÉSUMÉ ПИСЬМО ﬁ'), foldCase('re\u0301sume\u0301 письмо fi'))
    assert.equal(
      foldCase(`e${'\u0301\u0316'.repeat(15)}`),
      `é${'\u0316'.repeat(15)}${'\u0301'.repeat(14)}`
    )
  })

  test('{$i} marks never stand in a row so long that ordering them takes the square of it')
    .with(['\u0301\u0316', '\u0316\uFF9E', '\u0344\u0316'])
    .run(({ assert }, marks) => {
      assert.isAtMost(longestRun(foldCase(`a${marks.repeat(5_000)}`)), 100)
    })
})
