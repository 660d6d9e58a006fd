import { test } from '@japa/runner'
import { readFilter as readActivities } from '#frontend/features/activity/activity_filter'
import { readView } from '#frontend/features/flows/my_flows/flow_view'
import { readFilter as readTemplates } from '#frontend/features/library/template_filter'
import { readFilter as readPrompts } from '#frontend/features/saved/list/prompt_filter'
import { searchText } from '#frontend/lib/search_text'

test.group('What an address searches for', () => {
  test('is what a list can be asked for', ({ assert }) => {
    assert.equal(searchText(null), '')
    assert.equal(searchText('two words'), 'two words')
    assert.equal(searchText('a\0b'), 'ab')
    assert.equal(searchText('x'.repeat(300)), 'x'.repeat(200))
    assert.equal(searchText(`${'x'.repeat(199)}😀`), 'x'.repeat(199))
  })

  test('is cut for every list that has its search there', ({ assert }) => {
    const address = new URLSearchParams({ search: 'x'.repeat(300) })
    for (const read of [readActivities, readView, readTemplates, readPrompts])
      assert.lengthOf(read(address).search, 200)
  })
})
