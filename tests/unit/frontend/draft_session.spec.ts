import { test } from '@japa/runner'
import { draft, open, until } from '#tests/unit/frontend/kept_draft'

test.group('A draft, when the session ends,', () => {
  test('is kept here and not sent again while nobody is signed in, and sent when they are', async ({
    assert,
  }) => {
    const { desk, keeper } = open()
    desk.signedOut = true
    keeper.change({ text: 'two' })
    assert.isFalse(await keeper.flush())
    assert.equal(keeper.view.state, 'signedOut')
    keeper.change({ text: 'three' })
    assert.equal(keeper.view.state, 'signedOut')
    await keeper.flush()
    await keeper.keepMine()
    keeper.keepNow()
    assert.equal(desk.puts, 1)
    assert.deepEqual(desk.here, { draft: draft('three'), etag: 1 })
    desk.signedOut = false
    keeper.resume()
    await until(() => keeper.view.state === 'saved')
    assert.equal(desk.base.text, 'three')
  })

  test('that is asked about is still asked about when the session has ended', async ({
    assert,
  }) => {
    const { desk, keeper } = open()
    keeper.change({ text: 'mine' })
    keeper.heard({ ...draft('theirs'), etag: 2 })
    keeper.suspend()
    assert.equal(keeper.view.state, 'conflict')
    keeper.resume()
    assert.equal(keeper.view.state, 'conflict')
    assert.equal(desk.puts, 0)
  })
})
