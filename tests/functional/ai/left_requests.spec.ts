import { DatabaseSync } from 'node:sqlite'
import { test } from '@japa/runner'
import { WatchedServer } from '#tests/functional/ai/watched_server'
import { WITH_SERVERS_MS } from '#tests/helpers/built_server'

test.group('Whoever leaves before a model has answered', (group) => {
  group.each.timeout(WITH_SERVERS_MS)

  test('ends the call, and is no error of ours', async ({ assert, cleanup }) => {
    const watched = await WatchedServer.start()
    cleanup(() => watched.close())
    const { standIn } = watched
    const model = await watched.connect({ name: 'Silent', model: 'silent' })
    standIn.play({ kind: 'hang' }, { kind: 'hang' })
    const gone = new AbortController()
    const body = { originalPrompt: 'Write an email about our new product.', model }
    const path = '/api/ai/enhance-prompt'
    const asking = watched.send(watched.newPerson(), path, { body, signal: gone.signal })
    const leaving = assert.rejects(() => asking, /abort/)
    await standIn.until(() => standIn.requests.length === 2)
    gone.abort()
    await leaving
    await standIn.until(() => standIn.requests.every(({ hungUpAt }) => hungUpAt !== null))
    await watched.end()
    assert.include(watched.log, path)
    assert.notMatch(watched.log, /"level":[56]0/)
  })
})

test.group('A server that is ended while a model answers', (group) => {
  group.each.timeout(WITH_SERVERS_MS)

  test('has recorded the call when it is gone', async ({ assert, cleanup }) => {
    const watched = await WatchedServer.start()
    cleanup(() => watched.close())
    const { standIn } = watched
    const model = await watched.connect({ name: 'Silent', model: 'silent' })
    const begun = { kind: 'hang_after' as const, content: '{"notes":[', chunks: 2 }
    standIn.play(begun, begun)
    const body = { originalPrompt: 'Write an email about our new product.', model }
    const asking = watched.send(watched.newPerson(), '/api/ai/enhance-prompt', { body })
    const cut = assert.rejects(() => asking, /terminated|fetch failed/)
    await standIn.until(() => standIn.requests.length === 2)
    await watched.end()
    await cut
    const calls = new DatabaseSync(watched.databaseFile, { timeout: 5000 })
      .prepare('select outcome from model_calls')
      .all()
    assert.deepEqual(
      calls.map(({ outcome }) => outcome),
      ['stopped', 'stopped']
    )
  })
})
