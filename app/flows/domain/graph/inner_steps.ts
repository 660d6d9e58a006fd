import type { FlowNode } from '#app/flows/domain/graph/graph'

/** The ids of the steps directly inside each For each. */
export type InnerSteps = ReadonlyMap<string, readonly string[]>

export function innerSteps(nodes: readonly FlowNode[]): InnerSteps {
  const inner = new Map<string, string[]>()
  for (const { id, parent } of nodes) {
    if (parent === undefined) continue
    const steps = inner.get(parent)
    if (steps) steps.push(id)
    else inner.set(parent, [id])
  }
  return inner
}

/** The ids of steps and of all that is inside them. */
export function withInner(inner: InnerSteps, ids: Iterable<string>): Set<string> {
  const found = new Set(ids)
  // The set grows while it is read.
  for (const id of found) for (const one of inner.get(id) ?? []) found.add(one)
  return found
}

/** The For each that each step is directly inside of, if any. */
export type Parents = ReadonlyMap<string, string | undefined>

export const parentsOf = (nodes: readonly FlowNode[]): Parents =>
  new Map(nodes.map(({ id, parent }) => [id, parent]))

/** The For eachs around a step, the innermost first. Where they enclose each other, each comes once. */
export function outerSteps(parents: Parents, id: string): Set<string> {
  const found = new Set<string>()
  for (let at = parents.get(id); at !== undefined && !found.has(at); at = parents.get(at))
    found.add(at)
  return found
}
