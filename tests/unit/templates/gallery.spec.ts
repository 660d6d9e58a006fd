import { test } from '@japa/runner'
import { shelvesOf } from '#app/templates/domain/gallery'

test.group('The gallery', () => {
  const categories = [
    ...(['marketing', 'marketing', 'content-creation'] as const),
    ...(['operations', 'sales', 'sales'] as const),
  ]
  const templates = categories.map((category) => ({ category }))

  test('counts the whole tab and shows its first twelve', ({ assert }) => {
    const many = Array.from({ length: 3 }, () => templates).flat()
    const [all, marketing] = shelvesOf(many)
    assert.deepEqual([all.id, all.count, all.shown.length], ['all', 18, 12])
    assert.deepEqual([marketing.id, marketing.count], ['marketing', 6])
  })

  test('has five tabs, those without a template too', ({ assert }) => {
    const counts = shelvesOf(templates).map(({ id, count }) => `${id} ${count}`)
    assert.deepEqual(counts, ['all 6', 'marketing 2', 'content 1', 'productivity 1', 'sales 2'])
    assert.equal(shelvesOf([]).length, 5)
  })
})
