import { test } from '@japa/runner'
import * as activity from '#frontend/features/activity/activity_filter'
import * as saved from '#frontend/features/saved/list/prompt_filter'

test.group('Filters in the address', () => {
  test('what the history is narrowed to survives the way through the address', ({ assert }) => {
    const filter = { search: 'launch & co', category: 'sales', type: 'prompt_copied' } as const
    assert.deepEqual(activity.readFilter(activity.filterQuery(filter)), filter)
    assert.isTrue(activity.isNarrowed(filter))
  })

  test('nothing chosen leaves the address empty, and nonsense counts as nothing', ({ assert }) => {
    const nothing = activity.readFilter(new URLSearchParams('category=lunch&type=x'))
    assert.deepEqual(nothing, { search: '', category: 'all', type: 'all' })
    assert.equal(activity.filterQuery(nothing).toString(), '')
    assert.isFalse(activity.isNarrowed({ ...nothing, search: '   ' }))
  })

  test('the saved prompts keep search, tag, folder and order', ({ assert }) => {
    const filter = { search: 'ü', tag: 'a,b', folder: 'Q4 / plans', sort: 'name' } as const
    assert.deepEqual(saved.readFilter(saved.filterQuery(filter)), filter)
    assert.isTrue(saved.isNarrowed(filter))
    const ordered = saved.readFilter(new URLSearchParams('sort=name'))
    assert.isFalse(saved.isNarrowed(ordered))
    assert.equal(saved.readFilter(new URLSearchParams('sort=size')).sort, 'recent')
  })
})
