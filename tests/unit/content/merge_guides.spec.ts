import { test } from '@japa/runner'
import { mergeGuides, type ListedGuide } from '#app/content/domain/merge_guides'

const guide = (
  id: string,
  minutes: number | null,
  syncedId: string | null = null
): ListedGuide => ({
  ...{ id, title: `About ${id}`, description: '', minutes, syncedId },
})

const OWN = [guide('first', 9), guide('second', null), guide('third', null), guide('fourth', null)]

const idsOf = (synced: ListedGuide[]) => mergeGuides(OWN, synced).map(({ id }) => id)

test.group('The guides of Hone and of a workspace', () => {
  test('of a workspace take the place of one with the same address or title', ({ assert }) => {
    const same = { ...guide('w1', 3, 'w1'), title: 'About third' }
    const [, , third, ...rest] = mergeGuides(OWN, [same])
    assert.deepEqual([third.id, third.syncedId, rest.length], ['third', 'w1', 1])
  })

  test('with another title take the place of the first that is only announced', ({ assert }) => {
    assert.deepEqual(idsOf([guide('w1', 3, 'w1')]), ['first', 'w1', 'third', 'fourth'])
    assert.deepEqual(idsOf([guide('w1', 3, 'w1'), guide('second', 3, 'w2')]), [
      ...['first', 'second', 'w1', 'fourth'],
    ])
  })

  test('come after the others once none is only announced', ({ assert }) => {
    const synced = ['w1', 'w2', 'w3', 'w4'].map((id) => guide(id, 3, id))
    assert.deepEqual(idsOf(synced), ['first', 'w1', 'w2', 'w3', 'w4'])
  })
})
