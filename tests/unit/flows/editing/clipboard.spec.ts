import { test } from '@japa/runner'
import fc from 'fast-check'
import { carryOut } from '#app/flows/domain/editing/carry_out'
import { readClipboard, writeClipboard } from '#app/flows/domain/editing/clipboard'
import { selectionOf } from '#app/flows/domain/editing/selection_of'
import {
  MAX_DRAFT_NODES,
  MAX_GRAPH_LENGTH,
  MAX_GROUPS,
  MAX_ID_LENGTH,
  MAX_NAME_LENGTH,
} from '#app/flows/domain/values/limits'
import { edgesOf, graphOf, nodeOf } from '#tests/unit/flows/graphs'

const FLOW = graphOf(
  [
    nodeOf('for-each', 'Each', { list: '{{topics}}', gather: 'In' }),
    nodeOf('prompt', 'In', {}, { parent: 'each' }),
    nodeOf('prompt', 'In2', {}, { parent: 'each', position: { x: 1.5, y: 2 } }),
    nodeOf('prompt', 'Out'),
  ],
  'in>in2',
  'each>out'
)
const NONE = { ok: false as const, sentences: ['The clipboard holds no steps of a flow.'] }
const marked = (more: object) => JSON.stringify({ type: 'hone.flow-steps', format: 1, ...more })
const sentences = (text: string) => {
  const read = readClipboard(text)
  return read.ok ? [] : read.sentences
}

test.group('Steps on the clipboard', () => {
  test('are those that were chosen, with what is inside them and between them', ({ assert }) => {
    const { nodes, edges } = selectionOf(FLOW, ['each', 'nowhere'])
    assert.deepEqual(
      nodes.map(({ id }) => id),
      ['each', 'in', 'in2']
    )
    assert.deepEqual(edges, edgesOf('in>in2'))
  })

  test('are read as they were written', ({ assert }) => {
    const selection = selectionOf(FLOW, ['each', 'out'])
    assert.deepEqual(readClipboard(writeClipboard(selection)), { ok: true, selection })
  })

  test('go with the notes that were chosen', ({ assert }) => {
    const note = { id: 'note', text: 'Why', position: { x: 3, y: 4 } }
    const flow = { ...FLOW, notes: [note, { id: 'other', text: 'Not this' }] }
    const selection = selectionOf(flow, ['out', 'note'])
    assert.deepEqual(selection.notes, [note])
    assert.deepEqual(readClipboard(writeClipboard(selection)), { ok: true, selection })
    const only = selectionOf(flow, ['note'])
    assert.deepEqual(readClipboard(writeClipboard(only)), { ok: true, selection: only })
    const offset = { x: 10, y: 10 }
    const { notes } = carryOut(flow, { type: 'paste', selection, offset })
    assert.deepEqual(notes.slice(2), [{ id: 'note-2', text: 'Why', position: { x: 13, y: 14 } }])
  })

  test('go with the groups that were chosen whole', ({ assert }) => {
    const groups = [
      { id: 'all', name: 'All', isCollapsed: true },
      { id: 'some', name: 'Some', isCollapsed: false },
    ]
    const groupOf = (id: string) =>
      id === 'each' ? 'all' : id.startsWith('in') ? 'some' : undefined
    const nodes = FLOW.nodes.map((node) => ({ ...node, group: groupOf(node.id) }))
    const flow = JSON.parse(JSON.stringify({ ...FLOW, nodes, groups }))
    const selection = selectionOf(flow, ['each'])
    assert.deepEqual(selection.groups, groups)
    assert.deepEqual(readClipboard(writeClipboard(selection)), { ok: true, selection })
    assert.notProperty(selectionOf(flow, ['in', 'out']), 'groups')
  })

  test('of an earlier release, which copied no groups, are read', ({ assert }) => {
    const nodes = [nodeOf('prompt', 'A', {}, { group: 'gone' })]
    const selection = { nodes, edges: [] }
    assert.deepEqual(readClipboard(marked({ nodes, edges: [] })), { ok: true, selection })
    const empty = marked({ nodes, edges: [], groups: [] })
    assert.deepEqual(readClipboard(empty), { ok: true, selection })
  })

  test('are refused with groups that are none, too many, or too long', ({ assert }) => {
    const group = { id: 'group', name: 'Part', isCollapsed: false }
    const copy = (...groups: unknown[]) =>
      sentences(marked({ nodes: [nodeOf('prompt', 'A')], edges: [], groups }))
    assert.deepEqual(copy(group), [])
    assert.match(copy({ ...group, id: '' })[0], /internal id of group 1 is empty/)
    assert.match(
      copy({ ...group, id: 'x'.repeat(MAX_ID_LENGTH + 1) })[0],
      /internal id of group 1 has more/
    )
    assert.match(
      copy({ ...group, name: 'x'.repeat(MAX_NAME_LENGTH + 1) })[0],
      /name of group 1 has more/
    )
    assert.match(copy({ ...group, isCollapsed: 'yes' })[0], /must be true or false/)
    assert.match(copy({ ...group, color: 'red' })[0], /color/)
    assert.match(copy(null)[0], /Group 1 cannot be read/)
    assert.match(copy(...Array.from({ length: MAX_GROUPS + 1 }, () => group))[0], /more than 100/)
    for (const groups of [null, 'group', { 0: group }])
      assert.match(
        sentences(marked({ nodes: [], edges: [], groups }))[0],
        /list of groups cannot be/
      )
  })

  test('are not found in any other text, and reading it never throws', ({ assert }) => {
    for (const text of ['', 'hone.flow-steps', '"hone.flow-steps"', 'null', '{}', '[1]'])
      assert.deepEqual(readClipboard(text), NONE)
    assert.deepEqual(readClipboard('{"type":"hone.flow-stepsX"}'), NONE)
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readClipboard(text)),
      { numRuns: 300 }
    )
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (nodes, edges, groups) => {
        const read = readClipboard(marked({ nodes, edges, groups }))
        assert.isTrue(read.ok || read.sentences.length > 0)
      }),
      { numRuns: 300 }
    )
  })

  test('of another version are refused as such', ({ assert }) => {
    const [sentence] = sentences(marked({ format: 2, nodes: [], edges: [] }))
    assert.match(sentence, /another version/)
  })

  test('are refused where they are no steps, too many, too large, or share an id', ({ assert }) => {
    const node = nodeOf('prompt', 'A')
    const copy = (nodes: object[], edges: object[] = []) => sentences(marked({ nodes, edges }))
    assert.match(copy([{ ...node, kind: 'shell' }])[0], /must be one of/)
    assert.match(
      copy([{ ...node, settings: { ...node.settings, text: 5 } }])[0],
      /Step “A”: .*must be a text/
    )
    assert.match(copy([{ ...node, id: 'a b' }])[0], /may contain only letters/)
    assert.match(copy([node, node])[0], /Two steps have the id "a"/)
    assert.match(copy([node], [{ from: 'a' }])[0], /is missing/)
    assert.match(copy(Array.from({ length: MAX_DRAFT_NODES + 1 }, () => node))[0], /more than 1000/)
    assert.deepEqual(copy([]), NONE.sentences)
    const long = marked({ nodes: [], edges: [], text: 'x'.repeat(2 * MAX_GRAPH_LENGTH) })
    assert.deepEqual(sentences(long), ['There are too many steps to paste.'])
  })
})
