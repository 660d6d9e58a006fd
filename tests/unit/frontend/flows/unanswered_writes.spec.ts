import { test } from '@japa/runner'
import type { Command } from '#app/flows/domain/editing/command'
import { FlowServer } from '#tests/unit/frontend/flows/flow_server'
import { graphOf, nodeOf } from '#tests/unit/flows/graphs'

const START = graphOf([nodeOf('prompt', 'A', { text: 'one' }), nodeOf('result', 'B')], 'a>b')
const write = {
  type: 'set-setting',
  id: 'a',
  path: ['text'],
  value: 'typed offline',
} satisfies Command
const SAME: Record<string, Command> = {
  note: { type: 'add-note', text: 'the same' },
  step: { type: 'add-step', kind: 'check' },
}

test.group('A write that was not answered', () => {
  test('and did not arrive is not lost, though another tab added the same {$self}')
    .with(Object.keys(SAME))
    .run(async ({ assert }, name) => {
      const server = new FlowServer(START)
      const [one, other] = [server.open(), server.open()]
      server.isOffline = true
      one.sync.dispatch(SAME[name])
      one.sync.dispatch(write)
      await one.sync.flush()
      server.isOffline = false
      other.sync.dispatch(SAME[name])
      await other.sync.flush()
      assert.isTrue(await one.sync.flush())
      assert.equal(server.base.graph.nodes[0].settings.text, 'typed offline')
      assert.deepEqual(one.graph, server.base.graph)
    })

  test('is undone on the server, too, where it is undone before the answer is missed', async ({
    assert,
  }) => {
    const server = new FlowServer(START)
    const { sync } = server.open()
    server.losesAnswer = true
    sync.dispatch(write)
    assert.isFalse(await sync.flush())
    sync.undo()
    assert.equal(sync.view.state, 'offline')
    assert.isTrue(await sync.flush())
    assert.deepEqual(server.base.graph, START)
    assert.equal(sync.view.state, 'saved')
  })
})

/** The answer to a write was missed, and more was done since: the server is asked what it has. */
async function afterMissedAnswer() {
  const server = new FlowServer(START)
  const { sync } = server.open()
  server.isOffline = true
  sync.dispatch(write)
  await sync.flush()
  sync.dispatch(SAME.note)
  server.isOffline = false
  return { server, sync }
}

test.group('A flow of which an answer was missed', () => {
  test('says so where it was deleted meanwhile, so that it can be saved as new', async ({
    assert,
  }) => {
    const { server, sync } = await afterMissedAnswer()
    server.isDeleted = true
    assert.isFalse(await sync.flush())
    assert.equal(sync.view.state, 'refused')
    assert.equal(sync.view.message, 'There is no flow.')
  })

  test('is no conflict with itself once the server shows it again', async ({ assert }) => {
    const server = new FlowServer(START)
    const { sync } = server.open()
    server.losesAnswer = true
    sync.dispatch(write)
    await sync.flush()
    sync.dispatch({ ...write, value: 'later' })
    server.isDeleted = true
    await sync.flush()
    server.isDeleted = false
    sync.dispatch(SAME.note)
    assert.isTrue(await sync.flush())
    assert.isEmpty(sync.view.conflicts)
    assert.equal(server.base.graph.nodes[0].settings.text, 'later')
  })

  test('waits after the end of the session', async ({ assert }) => {
    const { server, sync } = await afterMissedAnswer()
    server.isSignedOut = true
    assert.isFalse(await sync.flush())
    assert.equal(sync.view.state, 'signedOut')
    server.isSignedOut = false
    assert.isFalse(await sync.flush())
    sync.resume()
    assert.isTrue(await sync.flush())
  })

  test('is asked for again where the server is still out of reach', async ({ assert }) => {
    const { server, sync } = await afterMissedAnswer()
    server.isOffline = true
    assert.isFalse(await sync.flush())
    assert.equal(sync.view.state, 'offline')
    server.isOffline = false
    assert.isTrue(await sync.flush())
  })
})
