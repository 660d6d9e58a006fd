import { test } from '@japa/runner'
import { until } from '#tests/helpers/until'
import { draft, open } from '#tests/unit/frontend/drafts/open_draft'

test.group('A draft, when the session ends,', () => {
  test('is kept here and not sent again while nobody is signed in, and sent when they are', async ({
    assert,
  }) => {
    const { desk, sync } = open()
    desk.signedOut = true
    sync.change({ text: 'two' })
    assert.isFalse(await sync.flush())
    assert.equal(sync.view.state, 'signedOut')
    sync.change({ text: 'three' })
    assert.equal(sync.view.state, 'signedOut')
    await sync.flush()
    await sync.keepMine()
    sync.keepNow()
    assert.equal(desk.puts, 1)
    assert.deepEqual(desk.here, { draft: draft('three'), etag: 1 })
    desk.signedOut = false
    sync.resume()
    await until(() => sync.view.state === 'saved')
    assert.equal(desk.base.text, 'three')
  })

  test('that is asked about is still asked about when the session has ended', async ({
    assert,
  }) => {
    const { desk, sync } = open()
    sync.change({ text: 'mine' })
    sync.onRemoteSave({ ...draft('theirs'), etag: 2 })
    sync.suspend()
    assert.equal(sync.view.state, 'conflict')
    sync.resume()
    assert.equal(sync.view.state, 'conflict')
    assert.equal(desk.puts, 0)
  })
})
