import { mock } from 'node:test'
import { test } from '@japa/runner'
import {
  AUTOSAVE_MS,
  DraftSaver,
  type DraftServer,
  type Kept,
  type PutOutcome,
} from '#frontend/features/saved/draft_saver'

interface Write {
  content: string
  etag: number | null
}

/** A server with one draft, which refuses a write on another etag than its own. */
class OneDraft implements DraftServer {
  writes: Write[] = []
  next: PutOutcome | null = null
  gate: Promise<void> = Promise.resolve()

  constructor(public kept: Kept) {}

  async put(content: string, etag: number | null): Promise<PutOutcome> {
    this.writes.push({ content, etag })
    await this.gate
    const forced = this.next
    this.next = null
    if (forced) return forced
    if (etag !== null && etag !== this.kept.etag) return { ok: false, error: 'stale' }
    this.kept = { draft: content, etag: this.kept.etag + 1 }
    return { ok: true, etag: this.kept.etag }
  }

  async get(): Promise<Kept | null> {
    return { ...this.kept }
  }
}

const opened = (draft = 'one', etag = 1) => {
  const server = new OneDraft({ draft, etag })
  return { server, saver: new DraftSaver(server, { draft, etag }) }
}

const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

test.group('The draft saver', (group) => {
  group.each.setup(() => {
    mock.timers.enable({ apis: ['setTimeout', 'Date'] })
    return () => mock.timers.reset()
  })

  test('sends nothing while nobody is signed in, and all of it when they are', async ({
    assert,
  }) => {
    const { server, saver } = opened()
    server.next = { ok: false, error: 'signedOut' }
    saver.change('two')
    assert.equal(await saver.flush(), 'signedOut')
    assert.isNull(await saver.sync())
    saver.change('three')
    mock.timers.tick(AUTOSAVE_MS)
    await settled()
    assert.lengthOf(server.writes, 1)
    assert.equal(saver.draftNow.state, 'signedOut')
    saver.resume()
    await settled()
    assert.equal(server.kept.draft, 'three')
    saver.stop()
  })

  test('ten seconds of typing make one write, with the last text', async ({ assert }) => {
    const { server, saver } = opened()
    saver.change('one t')
    mock.timers.tick(AUTOSAVE_MS - 1)
    saver.change('one two')
    assert.equal(saver.draftNow.state, 'unsaved')
    assert.lengthOf(server.writes, 0)
    mock.timers.tick(1)
    await settled()
    assert.deepEqual(server.writes, [{ content: 'one two', etag: 1 }])
    assert.equal(saver.draftNow.state, 'saved')
    assert.equal(saver.etag, 2)
  })

  test('what is typed during a write is written after it, on the new etag', async ({ assert }) => {
    const { server, saver } = opened()
    let open = () => {}
    server.gate = new Promise((resolve) => (open = resolve))
    saver.change('two')
    const first = saver.flush()
    saver.change('three')
    open()
    await first
    assert.equal(saver.draftNow.state, 'unsaved')
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
    const { server, saver } = opened()
    server.kept = { draft: 'theirs', etag: 2 }
    saver.change('mine')
    assert.equal(await saver.flush(), 'conflict')
    saver.change('mine still')
    mock.timers.tick(AUTOSAVE_MS * 2)
    await settled()
    assert.equal(server.kept.draft, 'theirs')
    assert.lengthOf(server.writes, 1)
  })

  test('keep mine writes over it, reload takes theirs', async ({ assert }) => {
    const mine = opened()
    mine.server.kept = { draft: 'theirs', etag: 2 }
    mine.saver.change('mine')
    await mine.saver.flush()
    await mine.saver.keepMine()
    assert.deepEqual(mine.server.kept, { draft: 'mine', etag: 3 })
    assert.equal(mine.saver.draftNow.state, 'saved')

    const theirs = opened()
    theirs.server.kept = { draft: 'theirs', etag: 2 }
    theirs.saver.change('mine')
    await theirs.saver.flush()
    assert.isTrue(await theirs.saver.reload())
    assert.equal(theirs.saver.draftNow.text, 'theirs')
    assert.equal(theirs.saver.etag, 2)
  })

  test('a new etag of the same draft is no conflict', async ({ assert }) => {
    const { server, saver } = opened()
    server.kept = { draft: 'one', etag: 7 }
    saver.change('two')
    assert.equal(await saver.flush(), 'saved')
    assert.deepEqual(server.kept, { draft: 'two', etag: 8 })
  })

  test('a write whose answer was lost is no conflict either', async ({ assert }) => {
    const { server, saver } = opened()
    server.kept = { draft: 'two', etag: 2 }
    saver.change('two')
    assert.equal(await saver.flush(), 'saved')
    assert.lengthOf(server.writes, 1)
    assert.equal(saver.etag, 2)
  })

  test('without a connection it tries again by itself until it is through', async ({ assert }) => {
    const { server, saver } = opened()
    server.next = { ok: false, error: 'offline' }
    saver.change('two')
    assert.equal(await saver.flush(), 'offline')
    mock.timers.tick(5_000)
    await settled()
    assert.equal(saver.draftNow.state, 'saved')
    assert.equal(server.kept.draft, 'two')
  })

  test('a refusal says why, and the next change tries again', async ({ assert }) => {
    const { server, saver } = opened()
    server.next = { ok: false, error: 'refused', message: 'Too long.' }
    saver.change('two')
    assert.equal(await saver.flush(), 'refused')
    assert.equal(saver.draftNow.message, 'Too long.')
    saver.change('three')
    mock.timers.tick(AUTOSAVE_MS)
    await settled()
    assert.equal(server.kept.draft, 'three')
  })

  test('a text this browser kept comes back, and asks when the server moved on', async ({
    assert,
  }) => {
    const kept = { draft: 'one', etag: 3 }
    const back = new DraftSaver(new OneDraft(kept), kept, { text: 'one more', etag: 3 })
    assert.deepInclude(back.draftNow, { text: 'one more', state: 'unsaved' })
    const late = new DraftSaver(new OneDraft(kept), kept, { text: 'old words', etag: 2 })
    assert.deepInclude(late.draftNow, { text: 'old words', state: 'conflict' })
    assert.equal(late.etag, 2)
    assert.isTrue(await late.reload())
    assert.equal(late.etag, 3)
    const same = new DraftSaver(new OneDraft(kept), kept, { text: 'one', etag: 1 })
    assert.equal(same.draftNow.state, 'saved')
    for (const saver of [back, late, same]) saver.stop()
  })

  test('before a version everything is written, and nobody else may have written since', async ({
    assert,
  }) => {
    const { server, saver } = opened()
    saver.change('two')
    assert.deepEqual(await saver.sync(), { draft: 'two', etag: 2 })
    server.kept = { draft: 'two', etag: 5 }
    assert.deepEqual(await saver.sync(), { draft: 'two', etag: 5 })
    server.kept = { draft: 'theirs', etag: 6 }
    assert.isNull(await saver.sync())
    assert.equal(saver.draftNow.state, 'conflict')
  })

  test('a draft that the server changed for us shows, unless somebody types on', async ({
    assert,
  }) => {
    const clean = opened()
    clean.saver.revised({ draft: 'restored', etag: 2 })
    assert.deepInclude(clean.saver.draftNow, { text: 'restored', state: 'saved' })
    const typing = opened()
    typing.saver.change('typed on')
    typing.saver.revised({ draft: 'restored', etag: 2 })
    assert.equal(typing.saver.draftNow.text, 'typed on')
    typing.saver.stop()
  })

  test('typing back to what is saved leaves nothing to write', async ({ assert }) => {
    const { server, saver } = opened()
    saver.change('two')
    saver.change('one')
    assert.equal(saver.draftNow.state, 'saved')
    mock.timers.tick(AUTOSAVE_MS)
    await settled()
    assert.lengthOf(server.writes, 0)
  })
})
