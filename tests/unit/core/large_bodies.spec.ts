import { test } from '@japa/runner'
import { LargeBodies } from '#app/core/requests/large_bodies'
import { turns } from '#tests/helpers/turns'

test.group('Large bodies', () => {
  test('of one person are read two at a time, and others do not wait for them', async ({
    assert,
  }) => {
    const bodies = new LargeBodies()
    const begun: string[] = []
    const ends: (() => void)[] = []
    const send = async (whose: string, name: string) => {
      const end = await bodies.take(whose)
      begun.push(name)
      ends.push(end)
    }
    const sent = ['a1', 'a2', 'a3', 'a4'].map((name) => send('a', name))
    await turns(3)
    assert.deepEqual(begun, ['a1', 'a2'])
    await send('b', 'b1')
    assert.deepEqual(begun, ['a1', 'a2', 'b1'])
    ends[0]()
    await turns(3)
    assert.deepEqual(begun, ['a1', 'a2', 'b1', 'a3'])
    for (const end of ends.slice(1)) end()
    await Promise.all(sent)
    assert.equal(begun.at(-1), 'a4')
  })

  test('are refused where too many of one person wait', async ({ assert }) => {
    const bodies = new LargeBodies()
    const taken = Array.from({ length: 52 }, () => bodies.take('a'))
    await assert.rejects(() => bodies.take('a'), 'You are sending too many large requests at once.')
    const other = await bodies.take('b')
    other()
    for (const place of taken) (await place)()
    ;(await bodies.take('a'))()
  })
})
