import { test } from '@japa/runner'
import type { Edit } from '#app/prompts/domain/types'
import { contentWithout, marksOf } from '#frontend/features/create/marks'

const ORIGINAL = 'Write an email.'
const edits: Edit[] = [
  edit(15, 15, '', ' Keep it short.'),
  edit(6, 8, 'an', 'one'),
  edit(0, 0, '', 'You are an editor.\n\n'),
]
const variant = { edits, content: 'You are an editor.\n\nWrite one email. Keep it short.' }

function edit(start: number, end: number, before: string, after: string): Edit {
  return { start, end, before, after, rule: 'r', reason: 'because' }
}

test.group('The marks of an editor', () => {
  test('add up to the variant without what is removed', ({ assert }) => {
    const marks = marksOf(ORIGINAL, variant, new Set())
    const kept = marks.filter(({ kind }) => kind !== 'removed').map(({ text }) => text)
    assert.equal(kept.join(''), variant.content)
    assert.deepEqual(
      marks.map(({ kind, edit: index }) => `${kind} ${index}`),
      ['added 2', 'kept null', 'removed 1', 'added 1', 'kept null', 'added 0']
    )
  })

  test('add up to the original without what is added', ({ assert }) => {
    const marks = marksOf(ORIGINAL, variant, new Set())
    const before = marks.filter(({ kind }) => kind !== 'added').map(({ text }) => text)
    assert.equal(before.join(''), ORIGINAL)
  })

  test('a rejected change alone stays out of the content', ({ assert }) => {
    assert.equal(
      contentWithout(ORIGINAL, variant, new Set([1])),
      'You are an editor.\n\nWrite an email. Keep it short.'
    )
    assert.equal(contentWithout(ORIGINAL, variant, new Set([0, 1, 2])), ORIGINAL)
    assert.equal(contentWithout(ORIGINAL, variant, new Set()), variant.content)
  })
})
