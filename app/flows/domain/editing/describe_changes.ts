import { shortened } from '#app/flows/domain/values/check_value'
import type { Change, FieldChange } from '#app/flows/domain/editing/changes'
import { changesBetween } from '#app/flows/domain/editing/changes_between'
import type { FlowGraph, FlowNode } from '#app/flows/domain/graph/graph'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'

type Sentences = (change: Change, names: Names) => string | null

interface Names {
  before: ReadonlyMap<string, string>
  after: ReadonlyMap<string, string>
  /** Names of the groups that both graphs have, by id. */
  groups: ReadonlyMap<string, string>
}

/** What people call a setting. One that is not here is called as it is stored. */
const SETTING_WORDS: Record<string, string> = {
  ...{
    text: 'text',
    model: 'model',
    maxTokens: 'answer length',
    answer: 'answer',
    fields: 'fields',
  },
  ...{ variant: 'version', templateId: 'template', values: 'values', rules: 'rules' },
  ...{ categories: 'categories', list: 'list', parallel: 'number at a time', gather: 'result' },
  ...{ whenItemFails: 'handling of failures', separator: 'separator', hasHeadings: 'headings' },
  ...{ as: 'format', all: 'conditions', minWords: 'fewest words', maxWords: 'most words' },
  ...{ criteria: 'criteria', question: 'question', content: 'content', mayEdit: 'editing' },
  ...{ needsAccount: 'account', expiresHours: 'expiry', reminderHours: 'reminder', url: 'address' },
  ...{ method: 'method', headers: 'headers', body: 'body', read: 'reading', flowId: 'flow' },
  ...{ value: 'value', title: 'title', formats: 'formats' },
}

/** What people call a setting or a field of a step. */
export const settingWord = (name: string): string => SETTING_WORDS[name] ?? name

/**
 * One sentence for each thing that changed from one graph to another, steps first. Places on the canvas are one, and
 * whether groups are collapsed is none.
 */
export function describeChanges(before: FlowGraph, after: FlowGraph): string[] {
  const groups = keptGroups(before, after)
  const names = { before: namesOf(before.nodes), after: namesOf(after.nodes), groups }
  const changes = changesBetween(before, after)
  const moved = changes.filter(isMove)
  return [
    ...withCounts(changes, (change) => BY_LIST[change.list](change, names)),
    ...(moved.length > 0 ? [`Moved ${counted(moved.length)} on the canvas.`] : []),
  ]
}

/** Several changes of one item have one sentence. Equal sentences about different items are counted. */
function withCounts(changes: Change[], sentenceOf: (change: Change) => string | null): string[] {
  const items = new Map<string, Set<unknown>>()
  for (const change of changes) {
    const sentence = sentenceOf(change)
    if (sentence === null) continue
    const about = items.get(sentence) ?? new Set()
    items.set(sentence, about.add('key' in change ? change.key : change))
  }
  return [...items].map(([sentence, { size }]) =>
    size === 1 ? sentence : sentence.replace(/\.$/, ` (${size} times).`)
  )
}

/** A first place is no move: the canvas worked it out before. */
const isMove = (change: Change): boolean =>
  change.type === 'set' && change.path[0] === 'position' && change.before !== undefined

const BY_LIST: Record<Change['list'], Sentences> = {
  nodes: (change, names) => {
    if (change.type === 'order') return null
    if (change.type !== 'set') return stepSentence(change.type, change.item as unknown as FlowNode)
    return fieldSentence(change, names)
  },
  edges: (change, { before, after }) => {
    if (change.type !== 'insert' && change.type !== 'remove') return null
    const { from, to } = change.item as Record<string, string>
    // What goes with a step that is new or gone is not said again.
    const isOfKept = [from, to].every((id) => before.has(id) && after.has(id))
    if (!isOfKept) return null
    const [source, target] = [quoted(after.get(from)), quoted(after.get(to))]
    return change.type === 'insert'
      ? `Connected ${source} to ${target}.`
      : `Disconnected ${source} from ${target}.`
  },
  notes: ({ type, ...change }) => {
    if (type === 'insert') return 'Added a note.'
    if (type === 'remove') return 'Removed a note.'
    return 'path' in change && change.path[0] === 'text' ? 'Changed a note.' : null
  },
  groups: (change) => {
    if (change.type === 'set' && change.path[0] === 'name')
      return `Renamed group ${quoted(change.before)} to ${quoted(change.after)}.`
    if (change.type !== 'insert' && change.type !== 'remove') return null
    const verb = change.type === 'insert' ? 'Added' : 'Removed'
    return `${verb} group ${quoted(change.item.name)}.`
  },
}

const stepSentence = (type: 'insert' | 'remove', { kind, name }: FlowNode): string =>
  `${type === 'insert' ? 'Added' : 'Removed'} ${quoted(name)} (${kindOf(kind).title}).`

function fieldSentence(
  { key, path: [field, setting], before, after }: FieldChange,
  names: Names
): string | null {
  const name = quoted(names.after.get(key) ?? names.before.get(key))
  if (field === 'settings') return `Changed ${settingWord(setting)} of ${name}.`
  if (field === 'name') return `Renamed ${quoted(before)} to ${quoted(after)}.`
  if (field === 'policy') return `Changed the tries and time limit of ${name}.`
  if (field === 'comment') return `Changed the comment on ${name}.`
  if (field === 'kind') return `Changed what ${name} does.`
  if (field === 'group') return groupSentence(name, names.groups, { before, after })
  if (field !== 'parent') return null
  return after === undefined
    ? `Moved ${name} out of ${quoted(names.before.get(String(before)))}.`
    : `Moved ${name} into ${quoted(names.after.get(String(after)))}.`
}

/** What goes with a group that is new or gone is not said again. */
function groupSentence(
  name: string,
  groups: Names['groups'],
  { before, after }: Pick<FieldChange, 'before' | 'after'>
): string | null {
  const [left, joined] = [groups.get(String(before)), groups.get(String(after))]
  if (joined !== undefined) return `Moved ${name} into group ${quoted(joined)}.`
  return left === undefined ? null : `Moved ${name} out of group ${quoted(left)}.`
}

function keptGroups(before: FlowGraph, { groups = [] }: FlowGraph): Map<string, string> {
  const earlier = new Set(before.groups?.map(({ id }) => id))
  return namesOf(groups.filter(({ id }) => earlier.has(id)))
}

const namesOf = (items: readonly { id: string; name: string }[]): Map<string, string> =>
  new Map(items.map(({ id, name }) => [id, name]))

const quoted = (name: unknown): string => `“${shortened(String(name ?? ''))}”`

const counted = (count: number): string => (count === 1 ? 'one item' : `${count} items`)
