import { carryOut } from '#app/flows/domain/editing/carry_out'
import { applyChanges, type Change, inverseOf } from '#app/flows/domain/editing/changes'
import { changesBetween } from '#app/flows/domain/editing/changes_between'
import type { Command } from '#app/flows/domain/editing/command'
import type { FlowGraph } from '#app/flows/domain/graph'

/** One step of undo: a command and what it changed. */
export interface Edit {
  command: Command
  changes: Change[]
}

/** A flow that is being edited. All functions here are pure. */
export interface Editing {
  graph: FlowGraph
  past: readonly Edit[]
  /** What was undone; the next one to redo is first. */
  future: readonly Edit[]
}

export const MAX_EDITS = 200

export const openEditing = (graph: FlowGraph): Editing => ({ graph, past: [], future: [] })

/**
 * Carries a command out. One that changes nothing leaves no step of undo.
 * @param continuesLast the command goes on with what the last one did, such as typing in the same field, and both are
 *   undone together
 */
export function edit(editing: Editing, command: Command, continuesLast = false): Editing {
  const { graph, past } = editing
  const next = carryOut(graph, command)
  const changes = changesBetween(graph, next)
  if (changes.length === 0) return editing
  const last = continuesLast ? past.at(-1) : undefined
  const before = last && applyChanges(graph, inverseOf(last.changes))
  if (!before)
    return { graph: next, past: [...past, { command, changes }].slice(-MAX_EDITS), future: [] }
  const joined = changesBetween(before, next)
  const earlier = past.slice(0, -1)
  return {
    graph: next,
    past: joined.length === 0 ? earlier : [...earlier, { command, changes: joined }],
    future: [],
  }
}

/** Null when there is nothing to undo, or when somebody else has changed the same part since. */
export function undo({ graph, past, future }: Editing): Editing | null {
  const last = past.at(-1)
  const before = last && applyChanges(graph, inverseOf(last.changes))
  return before ? { graph: before, past: past.slice(0, -1), future: [last, ...future] } : null
}

/** Null when there is nothing to redo, or when somebody else has changed the same part since. */
export function redo({ graph, past, future }: Editing): Editing | null {
  const [next, ...rest] = future
  const after = next && applyChanges(graph, next.changes)
  return after ? { graph: after, past: [...past, next], future: rest } : null
}
