import { isSameGraph } from '#app/flows/domain/editing/changes'
import type { Command } from '#app/flows/domain/editing/command'
import { describeChanges } from '#app/flows/domain/editing/describe_changes'
import {
  canUndo,
  edit,
  type Editing,
  openEditing,
  redo,
  undo,
  withoutLast,
} from '#app/flows/domain/editing/history'
import { type Conflict, mergeGraphs, takeMine } from '#app/flows/domain/editing/merge_graphs'
import { type Renamed, renamedEdits } from '#app/flows/domain/editing/renamed_edits'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import type { SaveState } from '#frontend/components/save_status'
import { commonBase } from '#frontend/features/flows/builder/sync/common_base'
import type { CallFailure } from '#frontend/prompts/draft'

/** What the server holds, and under which etag. */
export interface FlowBase {
  graph: FlowGraph
  etag: number
}

/** A flow that is being edited, and what is known about the server's copy of it. All functions here are pure. */
export interface FlowState {
  editing: Editing
  base: FlowBase
  /** How the last write went. */
  phase: 'resting' | 'saving' | 'offline' | 'refused' | 'conflict'
  /** While the phase is `conflict`. Until it is resolved, the edits and the base stay as they are. */
  contest: Contest | null
  /** The last graph that was sent. An answer that gets lost leaves open whether the server has it. */
  sent: FlowGraph | null
  /** The session has ended, so nothing is sent. */
  isSuspended: boolean
  savedAt: Date | null
  message: string | null
}

type Counts = Record<'mine' | 'theirs', number>

/** What was changed here and elsewhere at once. */
interface Contest {
  theirs: FlowBase
  /** All that both did; in a conflict, what they did. */
  merged: FlowGraph
  conflicts: Conflict[]
  /** How many other changes of each side were merged. */
  counts: Counts
  /** What has another id or name in the merged graph than here. */
  renamed: Renamed[]
}

/** What the screen shows of it. */
export interface FlowView {
  graph: FlowGraph
  canUndo: boolean
  canRedo: boolean
  state: SaveState
  conflicts: Conflict[]
  /** How many changes of each side were merged, while the state is `conflict`. */
  merged: Counts
  savedAt: Date | null
  message: string | null
}

/** What a browser kept of a flow: the edits, and the server's copy that they were made on. */
export interface KeptFlow {
  editing: Editing
  base: FlowBase
  sent: FlowGraph | null
}

const NOTHING = { mine: 0, theirs: 0 }

export function openFlow(base: FlowBase, kept: KeptFlow | null): FlowState {
  const state: FlowState = {
    ...{ editing: openEditing(base.graph), base, phase: 'resting' },
    ...{ contest: null, sent: null, isSuspended: false, savedAt: null, message: null },
  }
  return kept ? reconciled({ ...state, ...kept }, base) : state
}

/** Whether the server lacks some of what was done here, or may have something that was undone since. */
export const isDirty = ({ editing, base, sent }: FlowState): boolean =>
  !isSameGraph(base.graph, editing.graph) || (sent !== null && !isSameGraph(sent, editing.graph))

/** Whether there is something to save that may be sent now. */
export const canSave = (state: FlowState): boolean =>
  !state.isSuspended && state.phase !== 'conflict' && isDirty(state)

export function viewOf(state: FlowState): FlowView {
  const { editing, contest, savedAt, message } = state
  return {
    graph: editing.graph,
    canUndo: canUndo(editing),
    canRedo: editing.future.length > 0,
    state: shownState(state),
    conflicts: contest?.conflicts ?? [],
    merged: contest?.counts ?? NOTHING,
    ...{ savedAt, message },
  }
}

function shownState(state: FlowState): SaveState {
  const { phase, isSuspended } = state
  if (phase === 'conflict' || phase === 'saving') return phase
  if (!isDirty(state)) return 'saved'
  if (isSuspended) return 'signedOut'
  return phase === 'resting' ? 'unsaved' : phase
}

/** @param continuesLast both commands are undone together, such as typing in one field */
export const edited = (state: FlowState, command: Command, continuesLast = false): FlowState =>
  withEditing(state, edit(state.editing, command, continuesLast))

/** Goes one step back. A step that no longer fits, because of what came from elsewhere, is dropped. */
export function undone(state: FlowState): FlowState {
  const { editing } = state
  return withEditing(state, undo(editing) ?? withoutLast(editing))
}

/** Does again what was undone last. A step that no longer fits is dropped. */
export function redone(state: FlowState): FlowState {
  const { editing } = state
  const dropped = { ...editing, future: editing.future.slice(1) }
  return withEditing(state, redo(editing) ?? dropped)
}

function withEditing(state: FlowState, editing: Editing): FlowState {
  const phase = state.phase === 'refused' ? 'resting' : state.phase
  const next = { ...state, editing, phase }
  return state.contest ? reconciled(next, state.contest.theirs) : next
}

/** The steps of undo go on in the merged graph. */
const withMerged = (state: FlowState, graph: FlowGraph, renamed: Renamed[]): FlowState => ({
  ...state,
  editing: { ...renamedEdits(state.editing, renamed), graph },
})

/** The server holds this from now on; what was done here since stays unsaved. */
export const rebased = (state: FlowState, base: FlowBase): FlowState => ({
  ...{ ...state, base, phase: 'resting', contest: null, sent: null, message: null },
})

/** A write begins. */
export const sending = (state: FlowState): FlowState => ({
  ...{ ...state, phase: 'saving', sent: state.editing.graph, message: null },
})

/** The newest version of the flow on the server that is known here. */
export const knownEtag = ({ base, contest }: FlowState): number =>
  Math.max(base.etag, contest?.theirs.etag ?? 0)

/** Brings what was done here and what the server holds together. Only what both changed is a conflict. */
export function reconciled(state: FlowState, theirs: FlowBase): FlowState {
  const { editing, base, sent } = state
  if (isSameGraph(base.graph, theirs.graph)) return rebased(state, { ...base, etag: theirs.etag })
  if (isSameGraph(editing.graph, theirs.graph)) return rebased(state, theirs)
  const common = sent ? commonBase(base.graph, sent, theirs.graph) : base.graph
  const { graph, conflicts, renamed } = mergeGraphs(common, editing.graph, theirs.graph)
  if (conflicts.length === 0) return rebased(withMerged(state, graph, renamed), theirs)
  // Each side has also made changes that are no conflict: they are what differs once all conflicts go to the other side.
  const counts = {
    mine: describeChanges(theirs.graph, graph).length,
    theirs: describeChanges(editing.graph, conflicts.reduce(takeMine, graph)).length,
  }
  const contest = { theirs, merged: graph, conflicts, counts, renamed }
  return { ...state, phase: 'conflict', contest }
}

/** The server replaced the flow on our request, such as by an earlier version. It can be undone. */
export function adopted(state: FlowState, base: FlowBase): FlowState {
  return rebased(edited(state, { type: 'replace', graph: base.graph }), base)
}

/**
 * Ends a conflict. Undo brings back what was done here and does not count.
 * @param mine the conflicts in which what was done here counts
 */
export function resolved(state: FlowState, mine: readonly Conflict[]): FlowState {
  if (!state.contest) return state
  const { theirs, merged, conflicts, renamed } = state.contest
  const allMine = withMerged(state, conflicts.reduce(takeMine, merged), renamed)
  const graph = mine.reduce(takeMine, merged)
  if (isSameGraph(allMine.editing.graph, graph)) return rebased(allMine, theirs)
  const editing = edit(allMine.editing, { type: 'replace', graph })
  return rebased({ ...allMine, editing }, theirs)
}

/** A call did not succeed. After the end of a session or a lost connection it is tried again later. */
export function failed(state: FlowState, failure: CallFailure): FlowState {
  if (failure.error === 'refused')
    return { ...state, phase: 'refused', sent: null, message: failure.message }
  const isSuspended = state.isSuspended || failure.error === 'signedOut'
  return { ...state, phase: 'offline', isSuspended }
}
