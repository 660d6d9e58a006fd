import { carryOut } from '#app/flows/domain/editing/carry_out'
import { applyChanges, type Change, inverseOf } from '#app/flows/domain/editing/changes'
import { changesBetween } from '#app/flows/domain/editing/changes_between'
import type { Command } from '#app/flows/domain/editing/command'
import type { FlowGraph } from '#app/flows/domain/graph/graph'

/**
 * An entry of the undo history: what a command changed. An empty last entry means that a command, such as typing, has
 * started without changing anything yet.
 */
export interface Edit {
  changes: Change[]
}

/** A flow that is being edited. All functions here are pure. */
export interface Editing {
  graph: FlowGraph
  past: readonly Edit[]
  /** The undone edits. The next one to redo is first. */
  future: readonly Edit[]
}

const MAX_EDITS = 200

export const openEditing = (graph: FlowGraph): Editing => ({ graph, past: [], future: [] })

/** What can be undone. */
const undoable = (past: readonly Edit[]): readonly Edit[] =>
  past.at(-1)?.changes.length === 0 ? past.slice(0, -1) : past

export const canUndo = ({ past }: Editing): boolean => undoable(past).length > 0

/** The last edit can no longer be undone. */
export const withoutLast = (editing: Editing): Editing => ({
  ...editing,
  past: undoable(editing.past).slice(0, -1),
})

/**
 * Carries out a command. One that changes nothing is nothing to undo.
 * @param continuesLast the command continues the last one, such as typing in the same field, and is undone with it
 */
export function edit(editing: Editing, command: Command, continuesLast = false): Editing {
  const { graph, past } = editing
  const next = carryOut(graph, command)
  const changes = changesBetween(graph, next)
  if (changes.length === 0)
    return continuesLast ? editing : { ...editing, past: [...undoable(past), { changes }] }
  const last = continuesLast ? past.at(-1) : undefined
  const before = last && applyChanges(graph, inverseOf(last.changes))
  if (!before)
    return { graph: next, past: [...undoable(past), { changes }].slice(-MAX_EDITS), future: [] }
  const joined = { changes: changesBetween(before, next) }
  return { graph: next, past: [...past.slice(0, -1), joined], future: [] }
}

/** Undoes the last edit. Returns null if there is no edit, or if another person has changed the same part since. */
export function undo({ graph, past, future }: Editing): Editing | null {
  const done = undoable(past)
  const last = done.at(-1)
  const before = last && applyChanges(graph, inverseOf(last.changes))
  return before ? { graph: before, past: done.slice(0, -1), future: [last, ...future] } : null
}

/** Redoes the last undone edit. Returns null if there is none, or if another person has changed the same part since. */
export function redo({ graph, past, future }: Editing): Editing | null {
  const [next, ...rest] = future
  const after = next && applyChanges(graph, next.changes)
  return after ? { graph: after, past: [...undoable(past), next], future: rest } : null
}
