import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { loadWhenIdle } from '#frontend/lib/lazy_part'

/** Steps that a person wants to remove. */
export interface Removal {
  graph: FlowGraph
  ids: readonly string[]
  /** Whether the steps beside them are connected in their place. */
  isBridged?: boolean
}

let ask: ((removal: Removal, remove: () => void) => void) | null = null

async function load(): Promise<void> {
  const file = await import('#frontend/features/flows/builder/removal/ask_removal')
  ask = file.askRemoval
}

loadWhenIdle(load)

/** Removes steps at once if no other step uses them. Otherwise it shows which steps do, and asks first. */
export function removeUnlessUsed(removal: Removal, remove: () => void): void {
  if (ask) ask(removal, remove)
  else void load().then(() => removeUnlessUsed(removal, remove), remove)
}
