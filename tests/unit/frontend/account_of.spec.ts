import { test } from '@japa/runner'
import { improve } from '#app/prompts/domain/improve'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'
import { accountOf } from '#frontend/features/create/editor/variants/account_of'

const [variant] = improve({
  text: 'Write an email about our new product',
  settings: DEFAULT_SETTINGS,
}).variants

test.group('The account of a version', () => {
  test('is whole while nothing is left out', ({ assert }) => {
    const { improvements, reasoning } = variant
    const verdicts = variant.edits.map((_, at) => (at === 0 ? ('accepted' as const) : null))
    assert.deepEqual(accountOf(variant, verdicts), { improvements, reasoning })
  })

  test('tells of the changes that stay', ({ assert }) => {
    const verdicts = variant.edits.map((_, at) => (at === 0 ? null : ('rejected' as const)))
    assert.deepEqual(accountOf(variant, verdicts), {
      improvements: [variant.edits[0].reason],
      reasoning: '',
    })
  })

  test('is empty when every change is left out', ({ assert }) => {
    const verdicts = variant.edits.map(() => 'rejected' as const)
    assert.deepEqual(accountOf(variant, verdicts), { improvements: [], reasoning: '' })
  })
})
