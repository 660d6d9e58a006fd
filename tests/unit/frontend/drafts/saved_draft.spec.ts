import { mock } from 'node:test'
import { test } from '@japa/runner'
import { DRAFT_TIMES } from '#frontend/prompts/draft_start'
import { baseOf, found, opened } from '#tests/unit/frontend/drafts/one_draft'

const AUTOSAVE_MS = DRAFT_TIMES.autosave

const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

test.group('A saved draft', (group) => {
  group.each.setup(() => {
    mock.timers.enable({ apis: ['setTimeout', 'Date'] })
    return () => mock.timers.reset()
  })

  test('sends nothing while nobody is signed in, and all of it when they are', async ({
    assert,
  }) => {
    const { server, sync } = opened()
    server.next = { ok: false, error: 'signedOut' }
    sync.change({ text: 'two' })
    await sync.flush()
    assert.equal(sync.view.state, 'signedOut')
    assert.isNull(await sync.refresh())
    sync.change({ text: 'three' })
    mock.timers.tick(AUTOSAVE_MS)
    await settled()
    assert.lengthOf(server.writes, 1)
    assert.equal(sync.view.state, 'signedOut')
    sync.resume()
    await settled()
    assert.equal(server.kept.draft, 'three')
    sync.stop()
  })

  test('ten seconds of typing make one write, with the last text', async ({ assert }) => {
    const { server, sync } = opened()
    sync.change({ text: 'one t' })
    mock.timers.tick(AUTOSAVE_MS - 1)
    sync.change({ text: 'one two' })
    assert.equal(sync.view.state, 'unsaved')
    assert.lengthOf(server.writes, 0)
    mock.timers.tick(1)
    await settled()
    assert.deepEqual(server.writes, [{ content: 'one two', etag: 1 }])
    assert.equal(sync.view.state, 'saved')
    assert.equal(sync.etag, 2)
  })

  test('what is typed during a write is written after it, on the new etag', async ({ assert }) => {
    const { server, sync } = opened()
    let open = () => {}
    server.gate = new Promise((resolve) => (open = resolve))
    sync.change({ text: 'two' })
    const first = sync.flush()
    sync.change({ text: 'three' })
    open()
    await first
    assert.equal(sync.view.state, 'unsaved')
    mock.timers.tick(AUTOSAVE_MS)
    await settled()
    assert.deepEqual(server.writes, [
      { content: 'two', etag: 1 },
      { content: 'three', etag: 2 },
    ])
  })

  test('another draft on the server is a conflict, and nothing is written over it', async ({
    assert,
  }) => {
    const { server, sync } = opened()
    server.kept = { draft: 'theirs', etag: 2 }
    sync.change({ text: 'mine' })
    await sync.flush()
    assert.equal(sync.view.state, 'conflict')
    sync.change({ text: 'mine still' })
    mock.timers.tick(AUTOSAVE_MS * 2)
    await settled()
    assert.equal(server.kept.draft, 'theirs')
    assert.lengthOf(server.writes, 1)
  })

  test('keep mine writes over it, reload takes theirs', async ({ assert }) => {
    const mine = opened()
    mine.server.kept = { draft: 'theirs', etag: 2 }
    mine.sync.change({ text: 'mine' })
    await mine.sync.flush()
    await mine.sync.keepMine()
    assert.deepEqual(mine.server.kept, { draft: 'mine', etag: 3 })
    assert.equal(mine.sync.view.state, 'saved')

    const theirs = opened()
    theirs.server.kept = { draft: 'theirs', etag: 2 }
    theirs.sync.change({ text: 'mine' })
    await theirs.sync.flush()
    assert.isTrue(await theirs.sync.reload())
    assert.equal(theirs.sync.view.draft.text, 'theirs')
    assert.equal(theirs.sync.etag, 2)
  })

  test('a new etag of the same draft is no conflict', async ({ assert }) => {
    const { server, sync } = opened()
    server.kept = { draft: 'one', etag: 7 }
    sync.change({ text: 'two' })
    await sync.flush()
    assert.equal(sync.view.state, 'saved')
    assert.deepEqual(server.kept, { draft: 'two', etag: 8 })
  })

  test('a write whose answer was lost is no conflict either', async ({ assert }) => {
    const { server, sync } = opened()
    server.kept = { draft: 'two', etag: 2 }
    sync.change({ text: 'two' })
    await sync.flush()
    assert.equal(sync.view.state, 'saved')
    assert.lengthOf(server.writes, 1)
    assert.equal(sync.etag, 2)
  })

  test('a write whose answer was lost is no conflict for who types on', async ({ assert }) => {
    const { server, sync } = opened()
    let open = () => {}
    server.gate = new Promise((resolve) => (open = resolve))
    server.kept = { draft: 'two', etag: 2 }
    sync.change({ text: 'two' })
    const saved = sync.flush()
    sync.change({ text: 'two and more' })
    open()
    await saved
    assert.equal(sync.view.state, 'unsaved')
    assert.equal(sync.etag, 2)
    sync.stop()
  })

  test('without a connection it tries again by itself until it is through', async ({ assert }) => {
    const { server, sync } = opened()
    server.next = { ok: false, error: 'offline' }
    sync.change({ text: 'two' })
    await sync.flush()
    assert.equal(sync.view.state, 'offline')
    mock.timers.tick(5_000)
    await settled()
    assert.equal(sync.view.state, 'saved')
    assert.equal(server.kept.draft, 'two')
  })

  test('a refusal says why, and the next change tries again', async ({ assert }) => {
    const { server, sync } = opened()
    server.next = { ok: false, error: 'refused', message: 'Too long.' }
    sync.change({ text: 'two' })
    await sync.flush()
    assert.equal(sync.view.state, 'refused')
    assert.equal(sync.view.message, 'Too long.')
    mock.timers.tick(AUTOSAVE_MS)
    await settled()
    assert.lengthOf(server.writes, 1)
    sync.change({ text: 'three' })
    mock.timers.tick(AUTOSAVE_MS)
    await settled()
    assert.equal(server.kept.draft, 'three')
  })

  test('a text this browser kept comes back, and asks when the server moved on', async ({
    assert,
  }) => {
    const kept = { draft: 'one', etag: 3 }
    const back = found(kept, { draft: 'one more', etag: 3 })
    assert.deepEqual([back.view.draft.text, back.view.state], ['one more', 'unsaved'])
    const late = found(kept, { draft: 'old words', etag: 2 })
    assert.deepEqual([late.view.draft.text, late.view.state], ['old words', 'conflict'])
    assert.isTrue(await late.reload())
    assert.equal(late.view.draft.text, 'one')
    const same = found(kept, { draft: 'one', etag: 1 })
    assert.equal(same.view.state, 'idle')
    for (const sync of [back, late, same]) sync.stop()
  })

  test('before a version everything is written, and nobody else may have written since', async ({
    assert,
  }) => {
    const { server, sync } = opened()
    sync.change({ text: 'two' })
    assert.deepInclude(await sync.refresh(), { text: 'two', etag: 2 })
    server.kept = { draft: 'two', etag: 5 }
    assert.deepInclude(await sync.refresh(), { text: 'two', etag: 5 })
    server.kept = { draft: 'theirs', etag: 6 }
    assert.isNull(await sync.refresh())
    assert.equal(sync.view.state, 'conflict')
  })

  test('a draft that the server changed for us shows, unless somebody types on', async ({
    assert,
  }) => {
    const clean = opened()
    clean.sync.adopt(baseOf({ draft: 'restored', etag: 2 }))
    assert.equal(clean.sync.view.draft.text, 'restored')
    assert.equal(clean.sync.view.state, 'idle')
    const typing = opened()
    typing.sync.change({ text: 'typed on' })
    typing.sync.adopt(baseOf({ draft: 'restored', etag: 2 }))
    assert.equal(typing.sync.view.draft.text, 'typed on')
    typing.sync.stop()
  })

  test('typing back to what is saved leaves nothing to write', async ({ assert }) => {
    const { server, sync } = opened()
    sync.change({ text: 'two' })
    sync.change({ text: 'one' })
    assert.equal(sync.view.state, 'idle')
    mock.timers.tick(AUTOSAVE_MS)
    await settled()
    assert.lengthOf(server.writes, 0)
  })
})
