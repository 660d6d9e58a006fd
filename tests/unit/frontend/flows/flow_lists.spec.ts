import { QueryClient } from '@tanstack/react-query'
import { test } from '@japa/runner'
import { itemsOf, type Pages } from '#app/core/domain/paging'
import {
  changeFlows,
  deletedFlowPages,
  flowPages,
  listedFlowQuery,
  type ListedFlow,
  recentFlowsQuery,
  replaceFlow,
  withFlow,
  withoutFlow,
} from '#frontend/features/flows/my_flows/flow_lists'

const flow = (title: string, about: Partial<ListedFlow> = {}) =>
  ({ id: title, title, tags: [], isFavorite: false, ...about }) as unknown as ListedFlow

const ALL = flowPages({ sort: 'recent' }).queryKey
const FAVORITES = flowPages({ sort: 'name', favorite: 'true' }).queryKey
const FOUND = flowPages({ search: 'NEWS' }).queryKey
const RECENT = recentFlowsQuery(5).queryKey
const DELETED = deletedFlowPages.queryKey
const ONE = listedFlowQuery('A').queryKey

/** What a client has loaded, with the flows of each page. */
function loaded() {
  const client = new QueryClient()
  const keep = (queryKey: readonly unknown[], ...pages: ListedFlow[][]) =>
    client.setQueryData(queryKey, {
      pages: pages.map((items) => ({ items, next: '/next' })),
      pageParams: pages.map(() => null),
    })
  const [a, b] = [flow('A', { tags: ['news'] }), flow('B', { isFavorite: true })]
  keep(ALL, [a], [b])
  keep(FAVORITES, [b])
  keep(FOUND, [a])
  keep(DELETED, [flow('Gone')])
  client.setQueryData(RECENT, [a, b])
  client.setQueryData(ONE, [a])
  const pagesIn = (key: readonly unknown[]) =>
    client
      .getQueryData<Pages<ListedFlow>>(key)!
      .pages.map(({ items }) => items.map(({ title }) => title))
  const titlesIn = (key: readonly unknown[]) => {
    const list = client.getQueryData<ListedFlow[] | Pages<ListedFlow>>(key)!
    return (Array.isArray(list) ? list : itemsOf(list)).map(({ title }) => title)
  }
  return { client, pagesIn, titlesIn, a, b }
}

test.group('A change of a flow', () => {
  test('shows on each page and in each list that has the flow', ({ assert }) => {
    const { client, pagesIn, titlesIn } = loaded()
    changeFlows(client, replaceFlow({ id: 'B', title: 'C' }))
    assert.deepEqual(pagesIn(ALL), [['A'], ['C']])
    assert.deepEqual([titlesIn(FAVORITES), titlesIn(RECENT)], [['C'], ['A', 'C']])
    assert.deepEqual([titlesIn(FOUND), titlesIn(ONE)], [['A'], ['A']])
  })

  test('takes it from the lists that it no longer fits, and puts it into those that it fits', ({
    assert,
  }) => {
    const { client, pagesIn, titlesIn, a, b } = loaded()
    changeFlows(client, withFlow({ ...a, isFavorite: true, tags: [] }))
    assert.deepEqual(pagesIn(ALL), [['A'], ['B']])
    assert.deepEqual([titlesIn(FAVORITES), titlesIn(FOUND)], [['A', 'B'], []])
    changeFlows(client, withFlow({ ...b, isFavorite: false, title: 'Newsletter' }))
    assert.deepEqual([titlesIn(FAVORITES), titlesIn(FOUND)], [['A'], ['Newsletter']])
    changeFlows(client, withFlow(a))
    changeFlows(client, withFlow(b))
    assert.deepEqual([titlesIn(FAVORITES), titlesIn(FOUND)], [['B'], ['A']])
  })

  test('that deletes it is taken back where it was, and no deleted flow is touched', ({
    assert,
  }) => {
    const { client, pagesIn, titlesIn, b } = loaded()
    changeFlows(client, withoutFlow('B'))
    assert.deepEqual(pagesIn(ALL), [['A'], []])
    assert.deepEqual([titlesIn(FAVORITES), titlesIn(RECENT)], [[], ['A']])
    changeFlows(client, withFlow(b))
    assert.deepEqual(pagesIn(ALL), [['B', 'A'], []])
    assert.deepEqual([titlesIn(FAVORITES), titlesIn(RECENT)], [['B'], ['B', 'A']])
    assert.deepEqual([titlesIn(FOUND), titlesIn(ONE), titlesIn(DELETED)], [['A'], ['A'], ['Gone']])
  })
})
