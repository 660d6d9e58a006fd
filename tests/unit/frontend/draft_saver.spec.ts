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
  revision: number | null
}

/** A server with one draft, which refuses a write on another revision than its own. */
class OneDraft implements DraftServer {
  writes: Write[] = []
  next: PutOutcome | null = null
  gate: Promise<void> = Promise.resolve()

  constructor(public kept: Kept) {}

  async put(content: string, revision: number | null): Promise<PutOutcome> {
    this.writes.push({ content, revision })
    await this.gate
    const forced = this.next
    this.next = null
    if (forced) return forced
    if (revision !== null && revision !== this.kept.revision) return { ok: false, error: 'stale' }
    this.kept = { draft: content, revision: this.kept.revision + 1 }
    return { ok: true, revision: this.kept.revision }
  }

  async get(): Promise<Kept | null> {
    return { ...this.kept }
  }
}

const opened = (draft = 'one', revision = 1) => {
  const server = new OneDraft({ draft, revision })
  return { server, saver: new DraftSaver(server, { draft, revision }) }
}

const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

test.group('The draft saver', (group) => {
  group.each.setup(() => {
    mock.timers.enable({ apis: ['setTimeout', 'Date'] })
    return () => mock.timers.reset()
  })

  test('ten seconds of typing make one write, with the last text', async ({ assert }) => {
    const { server, saver } = opened()
    saver.change('one t')
    mock.timers.tick(AUTOSAVE_MS - 1)
    saver.change('one two')
    assert.equal(saver.snapshot.state, 'unsaved')
    assert.lengthOf(server.writes, 0)
    mock.timers.tick(1)
    await settled()
    assert.deepEqual(server.writes, [{ content: 'one two', revision: 1 }])
    assert.equal(saver.snapshot.state, 'saved')
    assert.equal(saver.revision, 2)
  })

  test('what is typed during a write is written after it, on the new revision', async ({
    assert,
  }) => {
    const { server, saver } = opened()
    let open = () => {}
    server.gate = new Promise((resolve) => (open = resolve))
    saver.change('two')
    const first = saver.flush()
    saver.change('three')
    open()
    await first
    assert.equal(saver.snapshot.state, 'unsaved')
    mock.timers.tick(AUTOSAVE_MS)
    await settled()
    assert.deepEqual(server.writes, [
      { content: 'two', revision: 1 },
      { content: 'three', revision: 2 },
    ])
  })

  test('another draft on the server is a conflict, and nothing is written over it', async ({
    assert,
  }) => {
    const { server, saver } = opened()
    server.kept = { draft: 'theirs', revision: 2 }
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
    mine.server.kept = { draft: 'theirs', revision: 2 }
    mine.saver.change('mine')
    await mine.saver.flush()
    await mine.saver.keepMine()
    assert.deepEqual(mine.server.kept, { draft: 'mine', revision: 3 })
    assert.equal(mine.saver.snapshot.state, 'saved')

    const theirs = opened()
    theirs.server.kept = { draft: 'theirs', revision: 2 }
    theirs.saver.change('mine')
    await theirs.saver.flush()
    assert.isTrue(await theirs.saver.reload())
    assert.equal(theirs.saver.snapshot.text, 'theirs')
    assert.equal(theirs.saver.revision, 2)
  })

  test('a new revision of the same draft is no conflict', async ({ assert }) => {
    const { server, saver } = opened()
    server.kept = { draft: 'one', revision: 7 }
    saver.change('two')
    assert.equal(await saver.flush(), 'saved')
    assert.deepEqual(server.kept, { draft: 'two', revision: 8 })
  })

  test('a write whose answer was lost is no conflict either', async ({ assert }) => {
    const { server, saver } = opened()
    server.kept = { draft: 'two', revision: 2 }
    saver.change('two')
    assert.equal(await saver.flush(), 'saved')
    assert.lengthOf(server.writes, 1)
    assert.equal(saver.revision, 2)
  })

  test('without a connection it tries again by itself until it is through', async ({ assert }) => {
    const { server, saver } = opened()
    server.next = { ok: false, error: 'offline' }
    saver.change('two')
    assert.equal(await saver.flush(), 'offline')
    mock.timers.tick(5_000)
    await settled()
    assert.equal(saver.snapshot.state, 'saved')
    assert.equal(server.kept.draft, 'two')
  })

  test('a refusal says why, and the next change tries again', async ({ assert }) => {
    const { server, saver } = opened()
    server.next = { ok: false, error: 'refused', message: 'Too long.' }
    saver.change('two')
    assert.equal(await saver.flush(), 'refused')
    assert.equal(saver.snapshot.message, 'Too long.')
    saver.change('three')
    mock.timers.tick(AUTOSAVE_MS)
    await settled()
    assert.equal(server.kept.draft, 'three')
  })

  test('a text this browser kept comes back, and asks when the server moved on', async ({
    assert,
  }) => {
    const kept = { draft: 'one', revision: 3 }
    const back = new DraftSaver(new OneDraft(kept), kept, { text: 'one more', revision: 3 })
    assert.deepInclude(back.snapshot, { text: 'one more', state: 'unsaved' })
    const late = new DraftSaver(new OneDraft(kept), kept, { text: 'old words', revision: 2 })
    assert.deepInclude(late.snapshot, { text: 'old words', state: 'conflict' })
    const same = new DraftSaver(new OneDraft(kept), kept, { text: 'one', revision: 1 })
    assert.equal(same.snapshot.state, 'saved')
    for (const saver of [back, late, same]) saver.stop()
  })

  test('typing back to what is saved leaves nothing to write', async ({ assert }) => {
    const { server, saver } = opened()
    saver.change('two')
    saver.change('one')
    assert.equal(saver.snapshot.state, 'saved')
    mock.timers.tick(AUTOSAVE_MS)
    await settled()
    assert.lengthOf(server.writes, 0)
  })
})
