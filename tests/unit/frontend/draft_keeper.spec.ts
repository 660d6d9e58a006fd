import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { draft, open, TIMES, until } from '#tests/unit/frontend/kept_draft'

test.group('A draft', () => {
  test('is in this browser at once and on the server soon after', async ({ assert }) => {
    const { desk, keeper } = open()
    keeper.change({ text: 'two' })
    assert.equal(keeper.view.state, 'unsaved')
    await until(() => desk.here !== null)
    assert.equal(desk.here?.draft.text, 'two')
    await until(() => keeper.view.state === 'saved')
    assert.equal(desk.base.text, 'two')
    assert.isNull(desk.here)
    assert.equal(desk.told.at(-1)?.etag, 2)
  })

  test('is kept at once when the page goes away', ({ assert }) => {
    const { desk, keeper } = open()
    keeper.change({ text: 'two' })
    keeper.keepNow()
    assert.deepEqual(desk.here, { draft: draft('two'), etag: 1 })
    keeper.stop()
  })

  test('that was typed while another write was under way is written too', async ({ assert }) => {
    const { desk, keeper } = open()
    keeper.change({ text: 'two' })
    const first = keeper.flush()
    keeper.change({ text: 'three' })
    await first
    assert.equal(keeper.view.state, 'unsaved')
    assert.isTrue(await keeper.flush())
    assert.equal(desk.base.text, 'three')
  })

  test('that was typed while something else wrote it on the server follows, and is no conflict', async ({
    assert,
  }) => {
    const { desk, keeper } = open()
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    const written = keeper.during(async () => {
      await held
      desk.base = { ...draft('sent'), etag: 2 }
      return { base: desk.base, result: 'improved' }
    })
    keeper.change({ text: 'sent and more' })
    const flushed = keeper.flush()
    await pause(TIMES.autosave * 2)
    assert.equal(desk.puts, 0)
    answer()
    assert.equal(await written, 'improved')
    assert.isTrue(await flushed)
    assert.equal(keeper.view.state, 'saved')
    assert.deepEqual(desk.base, { ...draft('sent and more'), etag: 3 })

    await assert.rejects(() => keeper.during(() => Promise.reject(new Error('away'))), 'away')
    keeper.change({ text: 'last' })
    assert.isTrue(await keeper.flush())
  })

  test('is retried until the server answers again', async ({ assert }) => {
    const { desk, keeper } = open()
    desk.offline = true
    keeper.change({ text: 'two' })
    assert.isFalse(await keeper.flush())
    assert.equal(keeper.view.state, 'offline')
    assert.equal(desk.here?.draft.text, 'two')
    desk.offline = false
    await until(() => keeper.view.state === 'saved')
    assert.equal(desk.base.text, 'two')
  })

  test('does not write over another draft', async ({ assert }) => {
    const { desk, keeper } = open()
    desk.base = { ...draft('theirs'), etag: 2 }
    keeper.change({ text: 'mine' })
    await keeper.flush()
    assert.equal(keeper.view.state, 'conflict')
    keeper.change({ text: 'mine too' })
    await pause(40)
    assert.equal(desk.base.text, 'theirs')
    assert.equal(desk.here?.draft.text, 'mine too')
  })

  test('after “Keep mine” stands on the server', async ({ assert }) => {
    const { desk, keeper } = open()
    desk.base = { ...draft('theirs'), etag: 2 }
    keeper.change({ text: 'mine' })
    await keeper.flush()
    await keeper.keepMine()
    assert.equal(desk.base.text, 'mine')
    assert.equal(keeper.view.state, 'saved')
  })

  test('after “Reload” is that of the server', async ({ assert }) => {
    const { desk, keeper } = open()
    desk.base = { ...draft('theirs'), etag: 2 }
    keeper.change({ text: 'mine' })
    await keeper.flush()
    assert.isTrue(await keeper.reload())
    assert.equal(keeper.view.draft.text, 'theirs')
    assert.equal(keeper.view.state, 'idle')
    assert.isNull(desk.here)
  })

  test('meets no conflict when only the etag moved on', async ({ assert }) => {
    const { desk, keeper } = open()
    desk.base = { ...desk.base, etag: 7 }
    keeper.change({ text: 'mine' })
    assert.isTrue(await keeper.flush())
    assert.deepEqual([desk.base.text, desk.base.etag], ['mine', 8])
  })

  test('follows another tab while nothing is unsaved here', ({ assert }) => {
    const { keeper } = open()
    keeper.heard({ ...draft('from there'), etag: 2 })
    assert.equal(keeper.view.draft.text, 'from there')
    keeper.heard({ ...draft('older'), etag: 1 })
    assert.equal(keeper.view.draft.text, 'from there')
  })

  test('says so when another tab saved over what is unsaved here', ({ assert }) => {
    const { keeper } = open()
    keeper.change({ text: 'mine' })
    keeper.heard({ ...draft('from there'), etag: 2 })
    assert.equal(keeper.view.draft.text, 'mine')
    assert.equal(keeper.view.state, 'conflict')
  })

  test('found in this browser after a crash goes on where it was', async ({ assert }) => {
    const { desk, keeper } = open({ draft: draft('found'), writtenOn: 1 })
    assert.equal(keeper.view.state, 'unsaved')
    await until(() => keeper.view.state === 'saved')
    assert.equal(desk.base.text, 'found')
  })

  test('that conflicts is kept here as the change of an old draft, so that it is asked about again', async ({
    assert,
  }) => {
    const found = open({ draft: draft('found'), writtenOn: 0 })
    assert.equal(found.desk.here?.etag, 0)

    const told = open()
    told.keeper.change({ text: 'mine' })
    told.keeper.heard({ ...draft('from there'), etag: 2 })
    assert.equal(told.desk.here?.etag, 1)

    const refused = open()
    refused.keeper.change({ text: 'mine' })
    refused.desk.base = { ...draft('theirs'), etag: 2 }
    await refused.keeper.flush()
    assert.equal(refused.keeper.view.state, 'conflict')
    assert.equal(refused.desk.here?.etag, 1)
    await refused.keeper.keepMine()
    assert.equal(refused.desk.base.text, 'mine')
  })

  test('found in this browser, but changed elsewhere since, is asked about', ({ assert }) => {
    const { desk, keeper } = open({ draft: draft('found'), writtenOn: 0 })
    assert.equal(keeper.view.state, 'conflict')
    assert.equal(desk.base.text, 'one')
  })

  test('without a prompt on the server stays in this browser until there is one', async ({
    assert,
  }) => {
    const { desk, keeper } = open({ base: null, draft: draft('') })
    keeper.change({ text: 'new' })
    await until(() => desk.here !== null)
    await keeper.flush()
    assert.equal(keeper.view.state, 'local')
    assert.deepEqual(desk.here, { draft: draft('new'), etag: null })
    keeper.settle({ ...draft('new'), etag: 1 })
    assert.equal(keeper.view.state, 'saved')
    assert.isNull(desk.here)
  })
})
