import fc from 'fast-check'
import type { Command } from '#app/flows/domain/editing/command'
import { NODE_KINDS } from '#app/flows/domain/graph/graph'

const id = fc.constantFrom(
  'a',
  'b',
  'c',
  'each',
  'prompt',
  'ask',
  'prompt-2',
  'nowhere',
  '__proto__'
)
const ids = fc.uniqueArray(id, { maxLength: 3 })
const port = fc.constantFrom('done', 'failed', 'otherwise', 'pass')
const edge = fc.record({ from: id, port, to: id })
const position = fc.record({
  x: fc.integer({ min: -500, max: 500 }),
  y: fc.integer({ min: 0, max: 500 }),
})
const text = fc.constantFrom('', 'Plain', '{{a}}', '{{topic}} and {{A}}', 'x')
const kind = fc.constantFrom(...NODE_KINDS)
const groupId = fc.constantFrom('group', 'group-2', '__proto__')
const node = fc.record(
  { id, kind, name: text, settings: fc.constant({}), parent: id, group: groupId },
  { requiredKeys: ['id', 'kind', 'name', 'settings'] }
)
const group = fc.record({ id: groupId, name: text, isCollapsed: fc.boolean() })

const of = <Type extends Command['type']>(
  type: Type,
  fields: Record<string, fc.Arbitrary<unknown>>
) => fc.record({ type: fc.constant(type), ...fields }) as unknown as fc.Arbitrary<Command>

/** Any command, most of them about steps that are there. */
export const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  of('add-step', {
    kind,
    after: fc.option(fc.record({ from: id, port, isBetween: fc.boolean() }), { nil: undefined }),
    parent: fc.option(id, { nil: undefined }),
    position: fc.option(position, { nil: undefined }),
  }),
  of('remove-steps', { ids, isBridged: fc.boolean() }),
  of('paste', {
    selection: fc.record({
      nodes: fc.array(node, { maxLength: 3 }),
      edges: fc.array(edge, { maxLength: 2 }),
      notes: fc.array(fc.record({ id: fc.constant('note'), text, position }), { maxLength: 1 }),
      groups: fc.option(fc.array(group, { maxLength: 3 }), { nil: undefined }),
    }),
    offset: position,
  }),
  of('rename-step', { id, name: text }),
  of('rename-field', { id, field: fc.integer({ min: 0, max: 1 }), name: text }),
  of('set-setting', {
    id,
    path: fc.constantFrom(['text'], ['rules'], ['gather'], ['fields', 0, 'label'], ['__proto__']),
    value: fc.oneof(text, fc.constant([])),
  }),
  of('set-policy', { id, policy: fc.record({ retries: fc.integer({ min: 0, max: 5 }) }) }),
  of('set-comment', { id, comment: text }),
  of('move-into', { ids, parent: fc.option(id) }),
  of('move-behind', { id, after: fc.option(id) }),
  of('connect', { edge }),
  of('disconnect', { edge }),
  of('reconnect', { edge, to: edge }),
  of('place', { nodes: fc.dictionary(id, position, { maxKeys: 3 }) }),
  of('add-note', { text, position }),
  of('set-note', { id: fc.constant('note'), text }),
  of('remove-note', { id: fc.constantFrom('note', 'note-2') }),
  of('group-steps', { ids, name: text }),
  of('ungroup', { id: fc.constantFrom('group', 'group-2') }),
  of('rename-group', { id: fc.constant('group'), name: text }),
  of('collapse-group', { id: fc.constant('group'), isCollapsed: fc.boolean() }),
  of('repair', { repair: fc.constant({ type: 'leave-parent', nodeId: 'b' }) }),
  of('replace', { graph: fc.constant({ format: 1, nodes: [], edges: [], notes: [] }) })
)
