import { test } from '@japa/runner'
import type { ListedFlow } from '#frontend/features/flows/my_flows/flow_lists'
import { readTags } from '#frontend/features/flows/my_flows/flow_tag_rules'
import {
  arrangeFlows,
  readView,
  shownRecentFlows,
  viewQuery,
} from '#frontend/features/flows/my_flows/flow_view'

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`

function flow(title: string, about: Partial<ListedFlow> = {}): ListedFlow {
  const times = { createdAt: at(1), updatedAt: at(1), lastAccessedAt: at(1), deletedAt: null }
  return {
    ...{ id: title, title, context: '', tags: [], isFavorite: false, currentStep: 1, version: 0 },
    ...{ draftVersion: null, publishedVersion: null, etag: 1, isReadOnly: false, lastRun: null },
    ...{ ...times, ...about },
  }
}

const titles = (flows: ListedFlow[]) => flows.map(({ title }) => title)
const ALL = { tab: 'all', search: '', sort: 'recent' } as const

test.group('What My Flows shows', () => {
  const flows = [
    flow('beta 10', { id: '2', lastAccessedAt: at(3), tags: ['News'] }),
    flow('Alpha', { id: '1', lastAccessedAt: at(5) }),
    flow('beta 9', { id: '3', lastAccessedAt: at(4) }),
  ]

  test('is in the order that was chosen', ({ assert }) => {
    assert.deepEqual(titles(arrangeFlows(flows, 'recent')), ['Alpha', 'beta 9', 'beta 10'])
    assert.deepEqual(titles(arrangeFlows(flows, 'name')), ['Alpha', 'beta 9', 'beta 10'])
    assert.deepEqual(titles(arrangeFlows(flows, 'created')), ['beta 9', 'beta 10', 'Alpha'])
  })

  test('is each flow once, the newer ones first where they were used at the same time', ({
    assert,
  }) => {
    const same = ['1', '3', '2', '3'].map((id) => flow(`F${id}`, { id }))
    assert.deepEqual(titles(arrangeFlows(same, 'recent')), ['F3', 'F2', 'F1'])
    const named = ['1', '3', '2'].map((id) => flow('Same', { id }))
    assert.deepEqual(
      arrangeFlows(named, 'name').map(({ id }) => id),
      ['1', '2', '3']
    )
  })

  test('are the five that were used last, of which a search finds some', ({ assert }) => {
    const many = [1, 2, 3, 4, 5, 6, 7].map((day) => flow(`F${day}`, { lastAccessedAt: at(day) }))
    const byName = { search: '', sort: 'name' } as const
    assert.deepEqual(titles(shownRecentFlows(many, byName)), ['F3', 'F4', 'F5', 'F6', 'F7'])
    assert.deepEqual(titles(shownRecentFlows(many, { ...ALL, search: 'F2' })), [])
    assert.deepEqual(titles(shownRecentFlows(flows, { ...ALL, search: ' nEWs ' })), ['beta 10'])
  })

  test('is in the address, without what is left as it comes', ({ assert }) => {
    assert.equal(viewQuery(ALL).toString(), '')
    const view = { tab: 'favorites', search: 'a b', sort: 'name' } as const
    assert.deepEqual(readView(viewQuery(view)), view)
    assert.deepEqual(readView(new URLSearchParams('tab=x&sort=y')), ALL)
  })
})

test.group('Tags that were typed', () => {
  test('are parted at commas, each once', ({ assert }) => {
    assert.deepEqual(readTags(' News,  long   term ,news,, NEWS'), ['News', 'long term'])
    assert.deepEqual(readTags(' , '), [])
  })
})
