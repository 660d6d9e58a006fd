import { test } from '@japa/runner'
import { applyEdits, compatible, sortEdits } from '#app/prompts/domain/edits'
import type { Edit } from '#app/prompts/domain/types'

const edit = (start: number, before: string, after: string): Edit => ({
  rule: 'some.rule',
  start,
  end: start + before.length,
  before,
  after,
  reason: 'Because.',
})

test.group('Edits', () => {
  test('replace, insert and delete at their places', ({ assert }) => {
    const edits = [edit(0, 'Can you write', 'Write'), edit(21, '?', '.'), edit(22, '', ' Now.')]
    assert.equal(applyEdits('Can you write a text ?', [edits[0], edits[1]]), 'Write a text .')
    assert.equal(applyEdits('Can you write a text ?', edits), 'Write a text . Now.')
  })

  test('an insertion comes before a replacement that starts where it stands', ({ assert }) => {
    const sorted = sortEdits([edit(3, '?', '.'), edit(3, '', ' now'), edit(3, '', ' please')])
    assert.deepEqual(
      sorted.map(({ after }) => after),
      [' now', ' please', '.']
    )
    assert.equal(applyEdits('Go!?', sorted), 'Go! now please.')
  })

  test('refuses an edit that overlaps another or names other text', ({ assert }) => {
    assert.throws(() => applyEdits('abcdef', [edit(0, 'abc', 'x'), edit(2, 'cd', 'y')]))
    assert.throws(() => applyEdits('abcdef', [edit(0, 'xyz', '')]))
  })

  test('of overlapping edits the first stays, and one that changes nothing goes', ({ assert }) => {
    const kept = compatible([edit(2, 'cd', 'y'), edit(0, 'abc', 'x'), edit(4, 'e', 'e')])
    assert.equal(applyEdits('abcdef', kept), 'xdef')
  })
})
