import type { FlowGraph, FlowNode } from '#app/flows/domain/graph/graph'
import type { InnerSteps } from '#app/flows/domain/graph/inner_steps'

/** What steps stand in: For eachs and groups, each in another one or in the flow itself. */
export interface Containers {
  /** The For each that a step is inside of, where that exists and encloses itself nowhere. */
  parentOf: ReadonlyMap<string, string>
  /** The group of a step. All steps of a group have the same parent. */
  groupOf: ReadonlyMap<string, string>
  groupMembers: ReadonlyMap<string, readonly string[]>
  inner: InnerSteps
}

export function containersOf({ nodes, groups = [] }: FlowGraph): Containers {
  const parentOf = parentsOf(nodes)
  const known = new Set(groups.map(({ id }) => id))
  const groupOf = new Map<string, string>()
  const groupMembers = new Map<string, string[]>()
  const inner = new Map<string, string[]>()
  const parentOfGroup = new Map<string, string | undefined>()
  for (const { id, group } of nodes) {
    const parent = parentOf.get(id)
    if (parent !== undefined) add(inner, parent, id)
    if (group === undefined || !known.has(group)) continue
    if (!parentOfGroup.has(group)) parentOfGroup.set(group, parent)
    if (parentOfGroup.get(group) !== parent) continue
    groupOf.set(id, group)
    add(groupMembers, group, id)
  }
  return { parentOf, groupOf, groupMembers, inner }
}

function add(lists: Map<string, string[]>, name: string, id: string): void {
  const list = lists.get(name)
  if (list) list.push(id)
  else lists.set(name, [id])
}

function parentsOf(nodes: readonly FlowNode[]): Map<string, string> {
  const kinds = new Map(nodes.map(({ id, kind }) => [id, kind]))
  const given = new Map<string, string>()
  for (const { id, parent } of nodes)
    if (parent !== undefined && kinds.get(parent) === 'for-each') given.set(id, parent)
  return new Map([...given].filter(([id]) => !isInLoop(given, id)))
}

function isInLoop(parents: ReadonlyMap<string, string>, id: string): boolean {
  const visited = new Set<string>()
  for (let at: string | undefined = id; at !== undefined; at = parents.get(at)) {
    if (visited.has(at)) return true
    visited.add(at)
  }
  return false
}
