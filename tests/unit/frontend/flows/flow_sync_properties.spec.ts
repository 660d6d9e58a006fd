import { test } from '@japa/runner'
import fc from 'fast-check'
import type { Command } from '#app/flows/domain/editing/command'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { FlowServer, type FlowTab } from '#tests/unit/frontend/flows/flow_server'
import { graphOf, nodeOf } from '#tests/unit/flows/graphs'

const START = graphOf(
  [
    ...[nodeOf('prompt', 'A'), nodeOf('prompt', 'B'), nodeOf('prompt', 'Shared')],
    nodeOf('result', 'C'),
  ],
  'a>b',
  'b>shared',
  'shared>c'
)

type Act = 'step' | 'note' | 'group' | 'own' | 'name' | 'shared' | 'save' | 'undo' | 'lose'
const ACTS: Act[] = ['step', 'note', 'group', 'own', 'name', 'shared', 'save', 'undo', 'lose']
const move = fc.record({ tab: fc.constantFrom(0, 1), act: fc.constantFrom(...ACTS) })

/** What the tabs did, by marks that must all be there once in the end. */
interface Done {
  steps: string[]
  notes: string[]
  groups: string[]
  own: [string, string]
  names: [string, string]
  shared: Set<string>
}

const OWN = ['a', 'b']
const FIELDS = ['Alpha', 'Beta']

/** Carries an act out with a mark of its own. An undo takes only a step that was just added back. */
function perform(tab: FlowTab, at: number, act: Act, mark: string, done: Done): void {
  const run = (command: Command) => tab.sync.dispatch(command)
  const setText = (id: string): void =>
    run({ type: 'set-setting', id, path: ['text'], value: mark })
  if (act === 'step') {
    run({ type: 'add-step', kind: 'prompt', settings: { text: mark } })
    done.steps.push(mark)
  } else if (act === 'note') {
    run({ type: 'add-note', text: mark })
    done.notes.push(mark)
  } else if (act === 'group') {
    run({ type: 'add-step', kind: 'format', settings: { text: mark } })
    const added = tab.graph.nodes.find(({ settings }) => settings.text === mark)
    run({ type: 'group-steps', ids: [added?.id ?? ''], name: mark })
    done.steps.push(mark)
    done.groups.push(mark)
  } else if (act === 'own') {
    setText(OWN[at])
    done.own[at] = mark
  } else if (act === 'name') {
    run({ type: 'rename-step', id: OWN[at], name: `${FIELDS[at]} ${mark}` })
    done.names[at] = `${FIELDS[at]} ${mark}`
  } else if (act === 'shared') {
    setText('shared')
    done.shared.add(mark)
  } else if (act === 'undo') {
    run({ type: 'add-step', kind: 'prompt', settings: { text: mark } })
    tab.sync.undo()
  }
}

const textsOf = ({ nodes }: FlowGraph) => nodes.map(({ settings }) => String(settings.text ?? ''))
const nodeIn = ({ nodes }: FlowGraph, id: string) => nodes.find((node) => node.id === id)

/** Saves until both tabs have everything; conflicts are decided for one side or the other. */
async function settle(tabs: FlowTab[], mine: () => boolean): Promise<void> {
  for (let round = 0; round < 8; round++)
    for (const { sync } of tabs) {
      const { conflicts } = sync.view
      if (conflicts.length > 0) sync.resolve(mine() ? conflicts : [])
      await sync.flush()
    }
}

test.group('Two tabs with one flow', () => {
  test('lose nothing, in whatever order they write and hear of each other', async ({ assert }) => {
    const moves = fc.array(move, { minLength: 1, maxLength: 14 })
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        moves,
        fc.infiniteStream(fc.boolean()),
        async (s, all, mine) => {
          let isOver = false
          const server = new FlowServer(START, async (what, value) => {
            if (!isOver) await s.schedule(Promise.resolve(), what)
            return value()
          })
          const tabs = [server.open(), server.open()]
          const done: Done = {
            ...{ steps: [], notes: [], groups: [], own: ['', ''], names: ['A', 'B'] },
            shared: new Set(['']),
          }
          s.scheduleSequence(
            all.map(({ tab, act }, count) => async () => {
              if (act === 'save') void tabs[tab].sync.flush()
              else if (act === 'lose') server.losesAnswer = true
              else perform(tabs[tab], tab, act, `mark-${count}`, done)
            })
          )
          await s.waitIdle()
          isOver = true
          server.losesAnswer = false
          await settle(tabs, () => mine.next().value)
          const { graph } = server.base
          for (const tab of tabs) assert.deepEqual(sorted(tab.graph), sorted(graph))
          assert.sameMembers(
            textsOf(graph).filter((text) => done.steps.includes(text)),
            done.steps
          )
          assert.sameMembers(
            graph.notes.map(({ text }) => text),
            done.notes
          )
          assert.sameMembers(
            (graph.groups ?? []).map(({ name }) => name),
            done.groups
          )
          for (const at of [0, 1]) {
            const node = nodeIn(graph, OWN[at])
            assert.deepEqual([node?.settings.text, node?.name], [done.own[at], done.names[at]])
          }
          assert.isTrue(done.shared.has(String(nodeIn(graph, 'shared')?.settings.text)))
          assert.lengthOf(graph.nodes, START.nodes.length + done.steps.length)
        }
      ),
      { numRuns: process.env.DEPTH === 'full' ? 5_000 : 500 }
    )
  })
})

/** Two graphs that differ only in the order of their parts are the same flow. */
function sorted({ nodes, edges, notes, groups = [] }: FlowGraph) {
  const by = (items: readonly object[]) => items.map((item) => JSON.stringify(item)).toSorted()
  return [by(nodes), by(edges), by(notes), by(groups)]
}
