import { test } from '@japa/runner'
import fc from 'fast-check'
import { WriteTurns } from '#frontend/prompts/write_turns'
import { announcedSeed, rounds } from '#tests/helpers/random'

test.group('The turns of writes', () => {
  test('never overlap, and each write that was taken is made', async ({ assert }) => {
    const asks = fc.array(fc.record({ isShared: fc.boolean(), ticks: fc.nat(3), wait: fc.nat(3) }))
    const holds = fc.asyncProperty(asks, async (writes) => {
      const turns = new WriteTurns()
      let [open, made] = [0, 0]
      const started = writes.map(async ({ isShared, ticks, wait }) => {
        for (let tick = 0; tick < wait; tick++) await null
        const write = async () => {
          open += 1
          assert.equal(open, 1)
          for (let tick = 0; tick < ticks; tick++) await null
          open -= 1
          if (!isShared) made += 1
        }
        if (!isShared) return turns.take(write)
        await turns.free()
        return turns.share(write)
      })
      await Promise.all(started)
      await turns.free()
      assert.isFalse(turns.isTaken)
      assert.equal(made, writes.filter(({ isShared }) => !isShared).length)
    })
    await fc.assert(holds, { seed: announcedSeed('turns of writes'), numRuns: rounds(500) })
  })

  test('go on after a write that failed', async ({ assert }) => {
    const turns = new WriteTurns()
    const failed = turns.take(() => Promise.reject(new Error('refused')))
    const next = turns.take(async () => 'written')
    await assert.rejects(() => failed, 'refused')
    assert.equal(await next, 'written')
  })
})
