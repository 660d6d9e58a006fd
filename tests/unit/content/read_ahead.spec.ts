import { test } from '@japa/runner'
import { guideId } from '#app/content/domain/sync/guide_id'
import { readAhead } from '#app/content/services/sync/read_ahead'

test.group('What is read ahead', () => {
  test('comes in its order, and no more than so many readings are under way', async ({
    assert,
  }) => {
    let [underWay, most] = [0, 0]
    const read = async (item: number) => {
      underWay += 1
      most = Math.max(most, underWay)
      for (let turn = 0; turn < 10 - item; turn++) await Promise.resolve()
      underWay -= 1
      return item * 2
    }
    const found: number[] = []
    for await (const one of readAhead([1, 2, 3, 4, 5, 6, 7], 3, read)) found.push(one)
    assert.deepEqual(found, [2, 4, 6, 8, 10, 12, 14])
    assert.isAtMost(most, 3)
  })

  test('fails at the item that could not be read, after those before it', async ({ assert }) => {
    const found: number[] = []
    const read = async (item: number) => {
      if (item === 3) throw new Error('Gone')
      return item
    }
    const all = async () => {
      for await (const one of readAhead([1, 2, 3, 4], 4, read)) found.push(one)
    }
    await assert.rejects(all, 'Gone')
    assert.deepEqual(found, [1, 2])
  })
})

test.group('The id of a guide', () => {
  test('comes from its title, and from its page where that is taken or says nothing', ({
    assert,
  }) => {
    assert.equal(guideId('Écrire: mieux & plus vite!', null), 'ecrire-mieux-plus-vite')
    assert.equal(guideId('字', null), '')
    assert.equal(guideId('字', 'ab-1'), 'ab-1')
    assert.equal(guideId('Read', 'ab-1'), 'read-ab-1')
  })
})
