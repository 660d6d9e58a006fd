import { test } from '@japa/runner'
import { carryOut } from '#app/flows/domain/editing/carry_out'
import { readClipboard, writeClipboard } from '#app/flows/domain/editing/clipboard'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { selectionOf } from '#frontend/features/flows/builder/canvas/editing/edits'
import { canvasActions } from '#frontend/features/flows/builder/canvas/use_canvas_actions'
import type { View } from '#frontend/features/flows/builder/canvas/view/use_view'
import { arrange } from '#frontend/features/flows/builder/canvas/layout/arrange'
import { placesOf } from '#frontend/features/flows/builder/canvas/layout/places'
import type { ListTools } from '#frontend/features/flows/builder/steps/actions/list_action'
import { PASTE } from '#frontend/features/flows/builder/steps/actions/paste_actions'
import { copied, pasteText } from '#frontend/features/flows/builder/steps/list_clipboard'
import { turns } from '#tests/helpers/turns'
import { graphOf, nodeOf } from '#tests/unit/flows/graphs'

const GRAPH: FlowGraph = {
  ...graphOf(
    [
      ...[nodeOf('ask', 'Ask'), nodeOf('prompt', 'Draft'), nodeOf('for-each', 'Each')],
      nodeOf('format', 'Inner', {}, { parent: 'each' }),
    ],
    ...['ask>draft', 'draft>each']
  ),
  notes: [{ id: 'note', text: 'Why' }],
}
const stateOf = (graph: FlowGraph) => ({ graph, places: placesOf(graph, arrange), selected: [] })
const onCanvas = (ids: string[]) => selectionOf(stateOf(GRAPH), ids)
const GROUPED = carryOut(GRAPH, { type: 'group-steps', ids: ['ask', 'draft'], name: 'Start' })

/** A canvas, what was done on it, and what is selected there. */
function canvasOf(start: FlowGraph, isSeen = true) {
  const canvas = { graph: start, selected: [] as readonly string[] }
  const view = {
    isSeen: () => isSeen,
    middle: () => ({ x: 5_000, y: 5_000 }),
    revealAdded: () => {},
  }
  const actions = canvasActions({
    read: () => stateOf(canvas.graph),
    view: view as unknown as View,
    dispatch: (command) => (canvas.graph = carryOut(canvas.graph, command)),
    onSelect: (ids) => (canvas.selected = ids),
  })
  return { canvas, actions }
}

/** A list whose clipboard allows copying, or does not. */
function listOf(graph: FlowGraph, isAllowed = true): ListTools {
  const unused = () => undefined
  const tools: ListTools = {
    graph,
    run: (command) => (tools.graph = carryOut(tools.graph, command)),
    copy: async () => isAllowed,
    ...{ ask: unused, openStep: unused, openPanel: unused, clearChoice: unused, paste: unused },
  }
  return tools
}

test.group('The clipboards of the canvas and the list', () => {
  test('are one: steps from the canvas are pasted in the list, and the reverse', ({ assert }) => {
    const list = listOf(graphOf([]))
    pasteText(writeClipboard(onCanvas(['draft', 'each', 'note'])), list)
    assert.deepEqual(
      list.graph.nodes.map(({ id }) => id),
      ['draft', 'each', 'inner']
    )
    assert.lengthOf(list.graph.edges, 1)
    assert.lengthOf(list.graph.notes, 1)
    const read = readClipboard(copied(listOf(GRAPH), ['each']))
    assert.isTrue(read.ok && read.selection.nodes.length === 2)
  })

  test('hold the places that the canvas shows', ({ assert }) => {
    const places = placesOf(GRAPH, arrange)
    const { nodes, notes = [] } = onCanvas(['each', 'note'])
    for (const { id, position } of nodes) {
      const { x, y } = places.steps.get(id)!
      assert.deepEqual(position, { x, y })
    }
    const { x, y } = places.notes.get('note')!
    assert.deepEqual(
      notes.map(({ position }) => position),
      [{ x, y }]
    )
  })

  test('keep copies in the For each of what was copied', ({ assert }) => {
    for (const isSeen of [true, false]) {
      const { canvas, actions } = canvasOf(GRAPH, isSeen)
      const before = onCanvas(['inner']).nodes[0].position!
      actions.duplicate(['inner'])
      const copy = canvas.graph.nodes[4]
      assert.deepInclude(copy, { id: 'inner-2', parent: 'each' })
      assert.deepEqual(copy.position, { x: before.x + 48, y: before.y + 48 })
      assert.deepEqual(canvas.selected, ['inner-2'])
      actions.duplicate(['each', 'draft'])
      assert.deepEqual(canvas.selected, ['draft-2', 'each-2'])
    }
    const list = listOf(GRAPH)
    pasteText(writeClipboard(onCanvas(['inner'])), list)
    assert.equal(list.graph.nodes[4].parent, 'each')
    pasteText(writeClipboard(onCanvas(['inner', 'draft'])), list)
    assert.deepEqual(
      list.graph.nodes.slice(5).map(({ parent }) => parent),
      [undefined, undefined]
    )
  })

  test('hold a group whose steps are all copied', ({ assert }) => {
    const { canvas, actions } = canvasOf(GROUPED)
    actions.duplicate(['ask', 'draft'])
    const list = listOf(GROUPED)
    pasteText(copied(list, ['ask', 'draft']), list)
    for (const { graph } of [canvas, list]) {
      assert.deepEqual(
        graph.groups?.map(({ id, name }) => [id, name]),
        [
          ['group', 'Start'],
          ['group-2', 'Start'],
        ]
      )
      assert.lengthOf(
        graph.nodes.filter(({ group }) => group === 'group-2'),
        2
      )
    }
  })

  test('take steps away only once they hold them', async ({ assert }) => {
    for (const isAllowed of [true, false]) {
      const list = listOf(GRAPH, isAllowed)
      for (const { at, label, act } of PASTE)
        if (label === 'steps.do.cut')
          act((at === 'step' ? GRAPH.nodes[1] : ['draft']) as never, list)
      await turns()
      assert.equal(
        list.graph.nodes.some(({ id }) => id === 'draft'),
        !isAllowed
      )
    }
  })
})
