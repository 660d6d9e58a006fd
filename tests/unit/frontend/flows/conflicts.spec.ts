import { test } from '@japa/runner'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import type { GetOutcome, PutOutcome } from '#frontend/prompts/draft'
import { FlowSync } from '#frontend/features/flows/builder/sync/flow_sync'
import type { FlowBase, KeptFlow } from '#frontend/features/flows/builder/sync/flow_state'
import { GREETING } from '#tests/functional/flows/flow_steps'

const SLOW = { local: 60_000, autosave: 60_000, retry: [60_000] }

const withText = (text: string): FlowGraph => ({
  ...GREETING,
  nodes: GREETING.nodes.map((node) =>
    node.id === 'hello' ? { ...node, settings: { ...node.settings, text } } : node
  ),
})

/** A server on which somebody else has written since, and a browser that keeps flows. */
class Elsewhere {
  kept: KeptFlow | null = null
  sent: FlowGraph[] = []
  constructor(readonly theirs: FlowBase) {}

  put = async (graph: FlowGraph, etag: number): Promise<PutOutcome> => {
    if (etag !== this.theirs.etag) return { ok: false, error: 'stale' }
    this.sent.push(graph)
    return { ok: true, etag: etag + 1 }
  }
  get = async (): Promise<GetOutcome<FlowBase>> => ({ ok: true, base: this.theirs })
  keep = (kept: KeptFlow) => void (this.kept = kept)
  announce = () => undefined
}

const textIn = ({ nodes }: FlowGraph) => nodes.find(({ id }) => id === 'hello')?.settings.text

async function inConflict() {
  const server = new Elsewhere({ graph: withText('Theirs'), etag: 2 })
  const sync = new FlowSync(server, { graph: GREETING, etag: 1 }, null, SLOW)
  sync.dispatch({ type: 'set-setting', id: 'hello', path: ['text'], value: 'Mine' })
  sync.dispatch({ type: 'set-comment', id: 'in', comment: 'Only here' })
  await sync.flush()
  return { server, sync }
}

test.group('A flow that was changed here and elsewhere', () => {
  test('says how much was merged, and sends nothing until the conflict is decided', async ({
    assert,
  }) => {
    const { server, sync } = await inConflict()
    assert.equal(sync.view.state, 'conflict')
    assert.lengthOf(sync.view.conflicts, 1)
    assert.deepEqual(sync.view.merged, { mine: 1, theirs: 0 })
    await sync.flush()
    assert.deepEqual(server.sent, [])
    sync.resolve(sync.view.conflicts)
    await sync.flush()
    assert.deepEqual(server.sent.map(textIn), ['Mine'])
  })

  test('asks again after a reload of an undecided conflict, with both sides', async ({
    assert,
  }) => {
    const { server } = await inConflict()
    for (let reload = 0; reload < 2; reload += 1) {
      const { kept } = server
      server.kept = null
      const sync = new FlowSync(server, server.theirs, kept, SLOW)
      assert.equal(sync.view.state, 'conflict')
      assert.deepEqual(server.kept, kept)
    }
    const sync = new FlowSync(server, server.theirs, server.kept, SLOW)
    sync.resolve(sync.view.conflicts)
    assert.equal(textIn(sync.view.graph), 'Mine')
  })
})
