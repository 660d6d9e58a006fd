import { test } from '@japa/runner'
import type { Command } from '#app/flows/domain/editing/command'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { FlowServer, type FlowTab } from '#tests/unit/frontend/flows/flow_server'
import { until } from '#tests/helpers/until'
import { graphOf, nodeOf } from '#tests/unit/flows/graphs'

const START = graphOf(
  [nodeOf('prompt', 'A', { text: 'one' }), nodeOf('prompt', 'B'), nodeOf('result', 'C')],
  'a>b',
  'b>c'
)
const set = (id: string, value: string): Command => ({
  ...{ type: 'set-setting', id, path: ['text'], value },
})
const note = (text: string): Command => ({ type: 'add-note', text })
const textOf = ({ nodes }: FlowGraph, id: string) =>
  nodes.find((node) => node.id === id)?.settings.text
const notesOf = ({ notes }: FlowGraph) => notes.map(({ text }) => text)

/** A server whose answers wait until they are let go. */
function heldServer() {
  const gates: (() => void)[] = []
  const isHeld = { answer: false }
  const server = new FlowServer(START, async (what, value) => {
    if (what === 'answer' && isHeld.answer)
      await new Promise<void>((resolve) => gates.push(resolve))
    return value()
  })
  return { server, isHeld, letGo: () => gates.splice(0).forEach((open) => open()) }
}

async function conflict(server: FlowServer): Promise<[FlowTab, FlowTab]> {
  const [one, other] = [server.open(), server.open()]
  one.sync.dispatch(set('a', 'mine'))
  one.sync.dispatch(note('also mine'))
  other.sync.dispatch(set('a', 'theirs'))
  await other.sync.flush()
  await one.sync.flush()
  return [one, other]
}

test.group('The edits of a flow', () => {
  test('that are made while a write is on its way are written next', async ({ assert }) => {
    const { server, isHeld, letGo } = heldServer()
    const tab = server.open()
    isHeld.answer = true
    tab.sync.dispatch(set('a', 'two'))
    const first = tab.sync.flush()
    await Promise.resolve()
    tab.sync.dispatch(set('a', 'three'))
    isHeld.answer = false
    letGo()
    await first
    assert.equal(tab.sync.view.state, 'unsaved')
    assert.isTrue(await tab.sync.flush())
    assert.equal(textOf(server.base.graph, 'a'), 'three')
  })

  test('of another tab arrive though they were saved during a write of this one', async ({
    assert,
  }) => {
    const { server, isHeld, letGo } = heldServer()
    const [one, other] = [server.open(), server.open()]
    isHeld.answer = true
    one.sync.dispatch(note('one'))
    const written = one.sync.flush()
    await until(() => server.base.etag === 2)
    isHeld.answer = false
    other.sync.dispatch(note('other'))
    await other.sync.flush()
    letGo()
    await written
    await until(() => one.graph.notes.length === 2)
    assert.sameMembers(notesOf(one.graph), ['one', 'other'])
    assert.sameMembers(notesOf(other.graph), ['one', 'other'])
  })

  test('are there once if the answer to their write was lost and more was done since', async ({
    assert,
  }) => {
    const server = new FlowServer(START)
    const tab = server.open()
    server.losesAnswer = true
    tab.sync.dispatch({ type: 'add-step', kind: 'prompt', settings: { text: 'new' } })
    assert.isFalse(await tab.sync.flush())
    assert.equal(tab.sync.view.state, 'offline')
    tab.sync.dispatch(note('more'))
    const again = server.open(tab.kept)
    assert.isTrue(await tab.sync.flush())
    assert.lengthOf(server.base.graph.nodes, 4)
    assert.deepEqual(notesOf(server.base.graph), ['more'])
    assert.lengthOf(again.graph.nodes, 4)
  })

  test('are no conflict with a write of the same tab whose answer was lost', async ({ assert }) => {
    // On two devices: neither hears of the other.
    const server = new FlowServer(START, async (what, value) =>
      what === 'news' ? new Promise(() => {}) : value()
    )
    const [tab, other] = [server.open(), server.open()]
    server.losesAnswer = true
    tab.sync.dispatch(set('a', 'first'))
    await tab.sync.flush()
    tab.sync.dispatch(set('a', 'second'))
    other.sync.dispatch(note('more'))
    assert.isTrue(await other.sync.flush())
    assert.isTrue(await tab.sync.flush())
    assert.isEmpty(tab.sync.view.conflicts)
    assert.equal(textOf(server.base.graph, 'a'), 'second')
    assert.deepEqual(notesOf(server.base.graph), ['more'])
  })

  test('undo only what was done here, also where both tabs added a step of one kind', async ({
    assert,
  }) => {
    const server = new FlowServer(START)
    const [one, other] = [server.open(), server.open()]
    const add = (text: string): Command => ({
      ...{ type: 'add-step', kind: 'prompt', settings: { text } },
    })
    one.sync.dispatch(add('one'))
    other.sync.dispatch(add('other'))
    await one.sync.flush()
    await other.sync.flush()
    const names = () => other.graph.nodes.map(({ name }) => name).toSorted()
    assert.deepEqual(names(), ['A', 'AI prompt', 'AI prompt 2', 'B', 'C'])
    other.sync.undo()
    assert.deepEqual(names(), ['A', 'AI prompt', 'B', 'C'])
    assert.equal(textOf(other.graph, 'prompt'), 'one')
    other.sync.redo()
    assert.equal(textOf(other.graph, 'prompt-2'), 'other')
  })

  test('are tried again when the server was out of reach', async ({ assert }) => {
    const server = new FlowServer(START)
    const tab = server.open(null, { autosave: 5, local: 1, retry: [5] })
    server.isOffline = true
    tab.sync.dispatch(set('a', 'two'))
    await until(() => tab.sync.view.state === 'offline')
    server.isOffline = false
    await until(() => tab.sync.view.state === 'saved')
    assert.equal(textOf(server.base.graph, 'a'), 'two')
    tab.sync.stop()
  })

  test('wait after the end of a session until the person is signed in again', async ({
    assert,
  }) => {
    const server = new FlowServer(START)
    const tab = server.open()
    server.isSignedOut = true
    tab.sync.dispatch(set('a', 'two'))
    assert.isFalse(await tab.sync.flush())
    assert.equal(tab.sync.view.state, 'signedOut')
    server.isSignedOut = false
    assert.isFalse(await tab.sync.flush())
    tab.sync.resume()
    await until(() => tab.sync.view.state === 'saved')
    assert.equal(textOf(server.base.graph, 'a'), 'two')
  })

  test('can be undone 200 deep after the page was loaded again', ({ assert }) => {
    const server = new FlowServer(START)
    const tab = server.open()
    for (let count = 1; count <= 200; count++) tab.sync.dispatch(note(String(count)))
    void tab.sync.flush()
    const again = server.open(JSON.parse(JSON.stringify(tab.kept)))
    assert.lengthOf(again.graph.notes, 200)
    for (let count = 1; count <= 200; count++) again.sync.undo()
    assert.deepEqual(again.graph, START)
    assert.isFalse(again.sync.view.canUndo)
    for (let count = 1; count <= 200; count++) again.sync.redo()
    assert.lengthOf(again.graph.notes, 200)
  })

  test('give way to a version that is restored, and come back by undo', async ({ assert }) => {
    const server = new FlowServer(START)
    const tab = server.open()
    tab.sync.dispatch(set('a', 'two'))
    const restored = { ...START, notes: [{ id: 'note', text: 'restored' }] }
    await tab.sync.withServerWrite(async (etag) => {
      server.put(restored, etag)
      tab.sync.dispatch(set('b', 'meanwhile'))
      return { result: null, ...server.base }
    })
    assert.deepEqual(tab.graph, restored)
    assert.equal(tab.sync.view.state, 'saved')
    tab.sync.undo()
    assert.deepEqual([textOf(tab.graph, 'a'), textOf(tab.graph, 'b')], ['two', 'meanwhile'])
    assert.isTrue(await tab.sync.flush())
  })
})

test.group('A conflict about a flow', () => {
  test('is reported, and nothing is written until it is resolved', async ({ assert }) => {
    const server = new FlowServer(START)
    const [one, other] = await conflict(server)
    assert.equal(one.sync.view.state, 'conflict')
    assert.lengthOf(one.sync.view.conflicts, 1)
    assert.isFalse(await one.sync.flush())
    assert.equal(textOf(server.base.graph, 'a'), 'theirs')
    one.sync.resolve(one.sync.view.conflicts)
    await until(() => one.sync.view.state === 'saved')
    assert.equal(textOf(other.graph, 'a'), 'mine')
    assert.deepEqual(notesOf(other.graph), ['also mine'])
  })

  test('may be resolved for the other side, and keeps what does not touch', async ({ assert }) => {
    const server = new FlowServer(START)
    const [one] = await conflict(server)
    one.sync.resolve([])
    await until(() => one.sync.view.state === 'saved')
    assert.equal(textOf(server.base.graph, 'a'), 'theirs')
    assert.deepEqual(notesOf(server.base.graph), ['also mine'])
    one.sync.undo()
    assert.equal(textOf(one.graph, 'a'), 'mine')
    assert.deepEqual(notesOf(one.graph), ['also mine'])
    one.sync.redo()
    assert.equal(textOf(one.graph, 'a'), 'theirs')
  })

  test('is there again after the page was loaded again', async ({ assert }) => {
    const server = new FlowServer(START)
    const [one] = await conflict(server)
    server.close(one)
    const again = server.open(one.kept)
    assert.equal(again.sync.view.state, 'conflict')
    again.sync.resolve(again.sync.view.conflicts)
    await until(() => again.sync.view.state === 'saved')
    assert.equal(textOf(server.base.graph, 'a'), 'mine')
  })

  test('stays when the other side saves again', async ({ assert }) => {
    const server = new FlowServer(START)
    const [one, other] = await conflict(server)
    other.sync.dispatch(note('later'))
    await other.sync.flush()
    assert.equal(one.sync.view.state, 'conflict')
    one.sync.resolve(one.sync.view.conflicts)
    await until(() => one.sync.view.state === 'saved')
    assert.equal(textOf(server.base.graph, 'a'), 'mine')
    assert.sameMembers(notesOf(server.base.graph), ['also mine', 'later'])
  })
})
