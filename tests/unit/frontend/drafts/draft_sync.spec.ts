import { mock } from 'node:test'
import { test } from '@japa/runner'
import { turns } from '#tests/helpers/turns'
import { until } from '#tests/helpers/until'
import { draft, open, TIMES } from '#tests/unit/frontend/drafts/open_draft'

test.group('A draft', () => {
  test('is in this browser at once and on the server soon after', async ({ assert }) => {
    const { desk, sync } = open()
    sync.change({ text: 'two' })
    assert.equal(sync.view.state, 'unsaved')
    await until(() => desk.here !== null)
    assert.equal(desk.here?.draft.text, 'two')
    await until(() => sync.view.state === 'saved')
    assert.equal(desk.base.text, 'two')
    assert.isNull(desk.here)
    assert.equal(desk.announced.at(-1)?.etag, 2)
  })

  test('is kept at once when the page goes away', ({ assert }) => {
    const { desk, sync } = open()
    sync.change({ text: 'two' })
    sync.keepNow()
    assert.deepEqual(desk.here, { draft: draft('two'), etag: 1 })
    sync.stop()
  })

  test('that was typed while another write was under way is written too', async ({ assert }) => {
    const { desk, sync } = open()
    sync.change({ text: 'two' })
    const first = sync.flush()
    sync.change({ text: 'three' })
    await first
    assert.equal(sync.view.state, 'unsaved')
    assert.isTrue(await sync.flush())
    assert.equal(desk.base.text, 'three')
  })

  test('that was typed while something else wrote it on the server follows, and is no conflict', async ({
    assert,
  }) => {
    mock.timers.enable({ apis: ['setTimeout'] })
    const { desk, sync } = open()
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    const written = sync.withServerWrite(async () => {
      await held
      desk.base = { ...draft('sent'), etag: 2 }
      return { base: desk.base, result: 'improved' }
    })
    sync.change({ text: 'sent and more' })
    const flushed = sync.flush()
    mock.timers.tick(TIMES.autosave * 2)
    mock.timers.reset()
    await turns()
    assert.equal(desk.puts, 0)
    answer()
    assert.equal(await written, 'improved')
    assert.isTrue(await flushed)
    assert.equal(sync.view.state, 'saved')
    assert.deepEqual(desk.base, { ...draft('sent and more'), etag: 3 })

    await assert.rejects(
      () => sync.withServerWrite(() => Promise.reject(new Error('away'))),
      'away'
    )
    sync.change({ text: 'last' })
    assert.isTrue(await sync.flush())
  })

  test('is retried until the server answers again', async ({ assert }) => {
    const { desk, sync } = open()
    desk.offline = true
    sync.change({ text: 'two' })
    assert.isFalse(await sync.flush())
    assert.equal(sync.view.state, 'offline')
    assert.equal(desk.here?.draft.text, 'two')
    desk.offline = false
    await until(() => sync.view.state === 'saved')
    assert.equal(desk.base.text, 'two')
  })

  test('does not write over another draft', async ({ assert }) => {
    mock.timers.enable({ apis: ['setTimeout'] })
    const { desk, sync } = open()
    desk.base = { ...draft('theirs'), etag: 2 }
    sync.change({ text: 'mine' })
    await sync.flush()
    assert.equal(sync.view.state, 'conflict')
    sync.change({ text: 'mine too' })
    mock.timers.tick(TIMES.autosave * 2)
    mock.timers.reset()
    await turns(3)
    assert.equal(desk.base.text, 'theirs')
    assert.equal(desk.here?.draft.text, 'mine too')
  })

  test('after “Keep mine” stands on the server', async ({ assert }) => {
    const { desk, sync } = open()
    desk.base = { ...draft('theirs'), etag: 2 }
    sync.change({ text: 'mine' })
    await sync.flush()
    await sync.keepMine()
    assert.equal(desk.base.text, 'mine')
    assert.equal(sync.view.state, 'saved')
  })

  test('after “Reload” is that of the server', async ({ assert }) => {
    const { desk, sync } = open()
    desk.base = { ...draft('theirs'), etag: 2 }
    sync.change({ text: 'mine' })
    await sync.flush()
    assert.isTrue(await sync.reload())
    assert.equal(sync.view.draft.text, 'theirs')
    assert.equal(sync.view.state, 'idle')
    assert.isNull(desk.here)
  })

  test('meets no conflict when only the etag moved on', async ({ assert }) => {
    const { desk, sync } = open()
    desk.base = { ...desk.base, etag: 7 }
    sync.change({ text: 'mine' })
    assert.isTrue(await sync.flush())
    assert.deepEqual([desk.base.text, desk.base.etag], ['mine', 8])
  })

  test('that somebody else changed unnoticed is asked about before it is used', async ({
    assert,
  }) => {
    const { desk, sync } = open()
    desk.base = { ...draft('theirs'), etag: 2 }
    assert.isNull(await sync.refresh())
    assert.equal(sync.view.state, 'conflict')
    assert.equal(sync.view.draft.text, 'one')
    assert.deepEqual(desk.here, { draft: draft('one'), etag: 1 })
  })

  test('follows another tab while nothing is unsaved here', ({ assert }) => {
    const { sync } = open()
    sync.onRemoteSave({ ...draft('from there'), etag: 2 })
    assert.equal(sync.view.draft.text, 'from there')
    sync.onRemoteSave({ ...draft('older'), etag: 1 })
    assert.equal(sync.view.draft.text, 'from there')
  })

  test('says so when another tab saved over what is unsaved here', ({ assert }) => {
    const { sync } = open()
    sync.change({ text: 'mine' })
    sync.onRemoteSave({ ...draft('from there'), etag: 2 })
    assert.equal(sync.view.draft.text, 'mine')
    assert.equal(sync.view.state, 'conflict')
  })

  test('found in this browser after a crash goes on where it was', async ({ assert }) => {
    const { desk, sync } = open({ draft: draft('found'), writtenOn: 1 })
    assert.equal(sync.view.state, 'unsaved')
    await until(() => sync.view.state === 'saved')
    assert.equal(desk.base.text, 'found')
  })

  test('that conflicts is kept here as the change of an old draft, so that it is asked about again', async ({
    assert,
  }) => {
    const found = open({ draft: draft('found'), writtenOn: 0 })
    assert.equal(found.desk.here?.etag, 0)

    const announced = open()
    announced.sync.change({ text: 'mine' })
    announced.sync.onRemoteSave({ ...draft('from there'), etag: 2 })
    assert.equal(announced.desk.here?.etag, 1)

    const refused = open()
    refused.sync.change({ text: 'mine' })
    refused.desk.base = { ...draft('theirs'), etag: 2 }
    await refused.sync.flush()
    assert.equal(refused.sync.view.state, 'conflict')
    assert.equal(refused.desk.here?.etag, 1)
    await refused.sync.keepMine()
    assert.equal(refused.desk.base.text, 'mine')
  })

  test('found in this browser, but changed elsewhere since, is asked about', ({ assert }) => {
    const { desk, sync } = open({ draft: draft('found'), writtenOn: 0 })
    assert.equal(sync.view.state, 'conflict')
    assert.equal(desk.base.text, 'one')
  })

  test('without a prompt on the server stays in this browser until there is one', async ({
    assert,
  }) => {
    const { desk, sync } = open({ base: null, draft: draft('') })
    sync.change({ text: 'new' })
    await until(() => desk.here !== null)
    await sync.flush()
    assert.equal(sync.view.state, 'local')
    assert.deepEqual(desk.here, { draft: draft('new'), etag: null })
    sync.commit({ ...draft('new'), etag: 1 })
    assert.equal(sync.view.state, 'saved')
    assert.isNull(desk.here)
  })
})
