import { askFields, calledFirst, type CheckedGraph } from '#app/flows/domain/checks/checked_graph'
import { firstFree } from '#app/flows/domain/values/first_free'
import type { FlowNode } from '#app/flows/domain/graph/graph'
import { cutText } from '#app/flows/domain/values/kept_value'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import { MAX_PROBLEMS, type Problem, type Repair } from '#app/flows/domain/checks/problems'
import { nameKey } from '#app/flows/domain/graph/variables'

/** Inside a For each: the entry, and its number. */
export const ITEM_NAMES = ['item', 'index']

/** What cannot stand between the braces of a variable. */
const UNUSABLE = /[.{}]/g

export interface Named {
  node: FlowNode
  name: string
  /** Of the name, to compare it. */
  key: string
  /** The index of a field of an Ask; a step has none. */
  field?: number
}

export const isUsableName = ({ name, key }: Named): boolean =>
  key !== '' && name.search(UNUSABLE) === -1

/** The names that variables can refer to: those of all steps and of all fields of an Ask. */
export const namesIn = (checked: CheckedGraph): Named[] =>
  checked.graph.nodes.flatMap((node) => [
    { node, name: node.name, key: nameKey(node.name) },
    ...askFields(checked, node).map(({ name }, field) => ({
      ...{ node, name, field },
      key: nameKey(name),
    })),
  ])

export function nameProblems(checked: CheckedGraph, names: Named[]): Problem[] {
  const taken = new Set(names.map(({ key }) => key))
  const hasItems = checked.graph.nodes.some(({ kind }) => kind === 'for-each')
  const seen = new Set<string>()
  const problems: Problem[] = []
  for (const named of names) {
    if (problems.length >= MAX_PROBLEMS) break
    const fault = faultOf(named, { isTaken: seen.has(named.key), hasItems })
    seen.add(named.key)
    if (fault) problems.push(problemOf(named, fault, taken))
  }
  return problems
}

type NameFault = [Problem['code'], string]

/** What is wrong with a name: the code of the problem and its sentence. */
export function faultOf(
  named: Named,
  { isTaken, hasItems }: { isTaken: boolean; hasItems: boolean }
): NameFault | null {
  const { name, key, node, field } = named
  const what = field === undefined ? 'step' : `field of ${calledFirst(node)}`
  if (key === '') return ['name-empty', `A ${what} has no name.`]
  if (!isUsableName(named))
    return ['name-characters', `The name "${name}" has a dot or a brace, so no text can use it.`]
  // As a key of an object it would not be stored.
  if (key === '__proto__') return ['name-reserved', `The name "${name}" cannot be used.`]
  if (hasItems && ITEM_NAMES.includes(key))
    return ['name-reserved', `The name "${name}" is taken by the entries of For each.`]
  return isTaken
    ? ['name-taken', `Two steps or fields are called "${name.trim()}". Each needs its own name.`]
    : null
}

function problemOf(named: Named, [code, sentence]: NameFault, taken: Set<string>): Problem {
  const { node, field } = named
  const name = freeName(named, taken)
  taken.add(nameKey(name))
  const repair: Repair =
    field === undefined
      ? { type: 'rename', nodeId: node.id, name }
      : { type: 'rename-field', nodeId: node.id, field, name }
  return {
    ...{ code, nodeId: node.id, sentence, repair },
    ...(field === undefined ? {} : { path: ['fields', field, 'name'] }),
  }
}

/** The name without what cannot be used, with the next free number where it is taken. */
function freeName({ name, node, field }: Named, taken: ReadonlySet<string>): string {
  const usable = cutText(name.replace(UNUSABLE, ' ').trim(), 50)
  const fallback = field === undefined ? kindOf(node.kind).title : 'Field'
  const base = nameKey(usable) === '' ? fallback : usable
  const isTaken = (one: string) => taken.has(nameKey(one)) || ITEM_NAMES.includes(nameKey(one))
  return firstFree(base, isTaken)
}
