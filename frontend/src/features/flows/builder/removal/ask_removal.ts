import { type StepUse, usesOf } from '#app/flows/domain/editing/uses_of_steps'
import type { Removal } from '#frontend/features/flows/builder/removal/remove_unless_used'
import { atom, store } from '#frontend/lib/state'

/** Steps that a person wants to remove although others use them. */
export interface AskedRemoval {
  /** How the steps are called. */
  names: string[]
  uses: StepUse[]
  remove: () => void
}

export const askedRemoval = atom<AskedRemoval | null>(null)

/** Removes steps that no other step uses, and asks about the others. */
export function askRemoval({ graph, ids, isBridged = true }: Removal, remove: () => void): void {
  const uses = usesOf(graph, ids, isBridged)
  if (uses.length === 0) return remove()
  const names = graph.nodes.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  store.set(askedRemoval, { names, uses, remove })
}
