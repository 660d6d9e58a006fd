import { test } from '@japa/runner'
import { arrangePrompts, facetsOf } from '#frontend/features/saved/list/arrange_prompts'
import { daysLeft } from '#frontend/lib/time/days_left'
import { addTags } from '#frontend/features/saved/tag_rules'

test.group('Tags', () => {
  test('commas divide, spaces around are dropped, empty ones do not count', ({ assert }) => {
    assert.deepEqual(addTags(['a'], ' b, c d ,, '), { ok: true, tags: ['a', 'b', 'c d'] })
    assert.deepEqual(addTags(['a'], '  '), { ok: true, tags: ['a'] })
  })

  test('a tag of 40 characters fits, one of 41 does not', ({ assert }) => {
    assert.isTrue(addTags([], 'x'.repeat(40)).ok)
    assert.deepEqual(addTags([], 'x'.repeat(41)), { ok: false, error: 'tooLong' })
  })

  test('twenty tags fit, twenty-one do not', ({ assert }) => {
    const twenty = Array.from({ length: 20 }, (_, n) => `t${n}`)
    assert.isTrue(addTags(twenty.slice(1), 'one more').ok)
    assert.deepEqual(addTags(twenty, 'one more'), { ok: false, error: 'tooMany' })
  })

  test('the same tag in other letters is the same tag', ({ assert }) => {
    assert.deepEqual(addTags(['Launch'], 'launch'), { ok: false, error: 'duplicate' })
    assert.deepEqual(addTags([], 'a, A'), { ok: false, error: 'duplicate' })
  })
})

test.group('Recently deleted', () => {
  test('a prompt has 30 days, counted in full ones', ({ assert }) => {
    const deleted = '2026-11-01T10:00:00.000Z'
    assert.equal(daysLeft(deleted, new Date('2026-11-01T10:00:00.000Z')), 30)
    assert.equal(daysLeft(deleted, new Date('2026-11-01T10:00:01.000Z')), 30)
    assert.equal(daysLeft(deleted, new Date('2026-11-02T10:00:01.000Z')), 29)
    assert.equal(daysLeft(deleted, new Date('2026-11-30T11:00:00.000Z')), 0)
    assert.equal(daysLeft(deleted, new Date('2027-01-01T00:00:00.000Z')), 0)
  })
})

test.group('The list of saved prompts', () => {
  const prompt = (id: string, more: object = {}) => ({
    ...{ id, title: id, tags: [] as string[], folder: null, pinnedAt: null, deletedAt: null },
    updatedAt: '2026-11-20T10:00:00.000Z',
    ...more,
  })
  const ids = (list: { id: string }[]) => list.map(({ id }) => id)
  const all = { tag: '', folder: '', sort: 'recent' } as const

  test('pinned prompts come first, and nothing is listed twice or after its deletion', ({
    assert,
  }) => {
    const { pinned, others } = arrangePrompts(
      [
        prompt('a'),
        prompt('b', { pinnedAt: '2026-11-20T11:00:00.000Z' }),
        prompt('a'),
        prompt('c', { deletedAt: '2026-11-20T11:00:00.000Z' }),
      ],
      all
    )
    assert.deepEqual([ids(pinned), ids(others)], [['b'], ['a']])
  })

  test('each order sorts as it says', ({ assert }) => {
    const list = [
      prompt('1', { title: 'B', updatedAt: '2026-11-20T12:00:00.000Z' }),
      prompt('2', { title: 'A', updatedAt: '2026-11-20T11:00:00.000Z' }),
      prompt('3', { title: 'C', updatedAt: '2026-11-20T10:00:00.000Z' }),
    ]
    const by = (sort: 'recent' | 'name' | 'created') =>
      ids(arrangePrompts(list, { ...all, sort }).others)
    assert.deepEqual(
      [by('recent'), by('name'), by('created')].map((found) => found.join('')),
      ['123', '213', '321']
    )
  })

  test('a prompt leaves the list when it leaves the tag or the folder', ({ assert }) => {
    const list = [prompt('a', { tags: ['x'], folder: 'F' }), prompt('b', { tags: ['y'] })]
    assert.deepEqual(ids(arrangePrompts(list, { ...all, tag: 'x' }).others), ['a'])
    assert.deepEqual(ids(arrangePrompts(list, { ...all, folder: 'F' }).others), ['a'])
    assert.deepEqual(ids(arrangePrompts(list, { ...all, folder: 'G' }).others), [])
  })

  test('tags and folders in use are each named once', ({ assert }) => {
    const list = [
      prompt('a', { tags: ['x', 'b'], folder: 'F' }),
      prompt('b', { tags: ['x'], folder: 'F' }),
      prompt('c', { tags: ['gone'], deletedAt: '2026-11-20T11:00:00.000Z' }),
    ]
    assert.deepEqual(facetsOf(list), { tags: ['b', 'x'], folders: ['F'] })
  })
})
