import { test } from '@japa/runner'
import type { ListedFlow } from '#frontend/features/flows/my_flows/flow_lists'
import { readTags } from '#frontend/features/flows/my_flows/flow_tag_rules'
import { readView, shownFlows, viewQuery } from '#frontend/features/flows/my_flows/flow_view'

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`

function flow(title: string, about: Partial<ListedFlow> = {}): ListedFlow {
  const times = { createdAt: at(1), updatedAt: at(1), lastAccessedAt: at(1), deletedAt: null }
  return {
    ...{ id: title, title, context: '', tags: [], isFavorite: false, currentStep: 1, version: 0 },
    ...{ draftVersion: null, publishedVersion: null, etag: 1, lastRun: null, ...times, ...about },
  }
}

const titles = (flows: ListedFlow[]) => flows.map(({ title }) => title)
const ALL = { tab: 'all', search: '', sort: 'recent' } as const

test.group('What My Flows shows', () => {
  const flows = [
    flow('beta 10', { lastAccessedAt: at(3), createdAt: at(2), tags: ['News'] }),
    flow('Alpha', { lastAccessedAt: at(5), createdAt: at(1), isFavorite: true }),
    flow('beta 9', { lastAccessedAt: at(4), createdAt: at(6) }),
  ]

  test('is in the order that was chosen', ({ assert }) => {
    assert.deepEqual(titles(shownFlows(flows, ALL)), ['Alpha', 'beta 9', 'beta 10'])
    const byName = shownFlows(flows, { ...ALL, sort: 'name' })
    assert.deepEqual(titles(byName), ['Alpha', 'beta 9', 'beta 10'])
    const byCreation = shownFlows(flows, { ...ALL, sort: 'created' })
    assert.deepEqual(titles(byCreation), ['beta 9', 'beta 10', 'Alpha'])
  })

  test('matches the title or any tag, whatever the case', ({ assert }) => {
    assert.deepEqual(titles(shownFlows(flows, { ...ALL, search: ' nEWs ' })), ['beta 10'])
    assert.deepEqual(titles(shownFlows(flows, { ...ALL, search: 'BETA' })), ['beta 9', 'beta 10'])
    assert.deepEqual(shownFlows(flows, { ...ALL, search: 'gamma' }), [])
  })

  test('are the favorites, or the five that were used last', ({ assert }) => {
    assert.deepEqual(titles(shownFlows(flows, { ...ALL, tab: 'favorites' })), ['Alpha'])
    const many = [1, 2, 3, 4, 5, 6, 7].map((day) => flow(`F${day}`, { lastAccessedAt: at(day) }))
    const recent = shownFlows(many, { ...ALL, tab: 'recent', sort: 'name' })
    assert.deepEqual(titles(recent), ['F3', 'F4', 'F5', 'F6', 'F7'])
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
