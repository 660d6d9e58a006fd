import { called, calledFirst, textsOf } from '#app/flows/domain/checks/checked_graph'
import type { CheckedGraph } from '#app/flows/domain/checks/checked_graph'
import { ITEM_NAMES, isUsableName, type Named } from '#app/flows/domain/checks/names_check'
import { edgeFrom } from '#app/flows/domain/checks/ways_check'
import { shortened, type Path } from '#app/flows/domain/values/check_value'
import { closestName } from '#app/flows/domain/graph/closest_name'
import type { FlowNode } from '#app/flows/domain/graph/graph'
import { MAX_NAME_LENGTH } from '#app/flows/domain/values/limits'
import type { Order } from '#app/flows/domain/checks/order'
import { MAX_PROBLEMS, type Problem } from '#app/flows/domain/checks/problems'
import { referencesIn } from '#app/flows/domain/graph/variables'

/** Comparing names is the slowest part of the check. */
const MAX_PROPOSALS = 20

interface Reference {
  node: FlowNode
  path: Path
  name: string
}

/** The variables that no step or field provides. The order is null if the graph has none. */
export function referenceProblems(
  checked: CheckedGraph,
  all: Named[],
  order: Order | null
): Problem[] {
  const names = all.filter(isUsableName)
  const owners = new Map<string, Named>()
  for (const one of names.toReversed()) owners.set(one.key, one)
  const problems: Problem[] = []
  for (const reference of references(checked)) {
    if (problems.length >= MAX_PROBLEMS) break
    const owner = owners.get(reference.name)
    if (owner?.field !== undefined || isItem(reference)) continue
    const proposed = problems.length < MAX_PROPOSALS ? names : []
    const found = owner
      ? earlyReference(checked, reference, owner.node, order)
      : unknownReference(reference, usableNames(proposed, reference.node, order))
    if (found) problems.push(found)
  }
  return problems
}

const isItem = ({ name, node }: Reference): boolean =>
  ITEM_NAMES.includes(name) && node.parent !== undefined

const usableNames = (names: Named[], node: FlowNode, order: Order | null): string[] =>
  names
    .filter((one) => one.field !== undefined || isEarlier(order, node, one.node))
    .map(({ name }) => name)

function* references(checked: CheckedGraph): Generator<Reference> {
  for (const node of checked.graph.nodes)
    for (const { path, text } of textsOf(checked, node))
      for (const name of referencesIn(text)) yield { node, path, name }
}

function unknownReference({ node, path, name }: Reference, names: string[]): Problem {
  const to = name.length > MAX_NAME_LENGTH ? null : closestName(name, names)
  const hint = to === null ? '' : ` Do you mean {{${to}}}?`
  const sentence = `${calledFirst(node)} uses {{${shortened(name)}}}, but no step or field has that name.${hint}`
  const at = { nodeId: node.id, path } as const
  const keep = { type: 'keep-as-text', ...at, name } as const
  const found: Problem = { code: 'reference-unknown', ...at, sentence }
  if (to === null) return { ...found, repair: keep }
  const rename = { type: 'rename-reference', ...at, from: name, to } as const
  return { ...found, repair: rename, otherRepair: keep }
}

function earlyReference(
  checked: CheckedGraph,
  { node, path, name }: Reference,
  owner: FlowNode,
  order: Order | null
): Problem | null {
  if (!order || isEarlier(order, node, owner)) return null
  const sentence = `${calledFirst(node)} uses {{${shortened(name)}}}, but ${called(owner)} does not come before it.`
  const isConnectable =
    node !== owner && node.parent === owner.parent && !isEarlier(order, owner, node)
  const repair = isConnectable ? edgeFrom(checked, owner, node) : {}
  return { code: 'reference-early', nodeId: node.id, path, sentence, ...repair }
}

function isEarlier(order: Order | null, node: FlowNode, other: FlowNode): boolean {
  if (!order) return true
  const { plan, before } = order
  return before.has(plan.indexOf.get(node.id)!, plan.indexOf.get(other.id)!)
}
