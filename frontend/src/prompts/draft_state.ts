import {
  draftOf,
  isSame,
  type Base,
  type CallFailure,
  type Draft,
  type DraftView,
  type SaveState,
} from '#frontend/prompts/draft'
import {
  applyCommand,
  inverseOf,
  relocated,
  type DraftCommand,
} from '#frontend/prompts/draft_commands'
import {
  NO_HISTORY,
  recordChange,
  redo,
  undo,
  type DraftHistory,
} from '#frontend/prompts/draft_history'
import type { DraftStart } from '#frontend/prompts/draft_start'

/** A draft and what is known about the server's copy of it. All functions here are pure. */
export interface DraftState {
  draft: Draft
  /** What the server has, as far as we know; null while it does not have the prompt. */
  base: Base | null
  /** The etag that the draft is based on. During a conflict it is older than that of the base. */
  writtenOn: number | null
  pristine: string
  /** How the last write went. */
  phase: 'resting' | 'saving' | 'offline' | 'refused' | 'conflict'
  /** The session has ended, so nothing is sent. */
  isSuspended: boolean
  savedAt: Date | null
  message: string | null
  /** What was changed here; empty again once the draft is given up for another one. */
  history: DraftHistory
}

export function openDraft({ base, draft, writtenOn, pristine = '' }: DraftStart): DraftState {
  const state: DraftState = {
    ...{ draft: draftOf(draft), base, writtenOn: base?.etag ?? null, pristine },
    ...{ phase: 'resting', isSuspended: false, savedAt: null, message: null },
    history: NO_HISTORY,
  }
  if (!base || !isDirty(state) || writtenOn === base.etag) return state
  return { ...state, writtenOn: writtenOn ?? null, phase: 'conflict' }
}

/** Whether the draft differs from what the server has. */
export function isDirty({ draft, base, pristine }: DraftState): boolean {
  return base ? !isSame(draft, base) : draft.text !== pristine
}

/** Whether the draft has something to save and may be sent now. */
export function canSave(state: DraftState): boolean {
  return state.base !== null && !state.isSuspended && state.phase !== 'conflict' && isDirty(state)
}

export function viewOf(state: DraftState): DraftView {
  const { draft, savedAt, message } = state
  return { draft, savedAt, message, state: shownState(state) }
}

function shownState(state: DraftState): SaveState {
  const { phase, base, isSuspended, savedAt } = state
  if (phase === 'conflict' || phase === 'saving') return phase
  if (!isDirty(state)) return savedAt ? 'saved' : 'idle'
  if (!base) return 'local'
  if (isSuspended) return 'signedOut'
  return phase === 'resting' ? 'unsaved' : phase
}

export function changed(state: DraftState, change: Partial<Draft>): DraftState {
  const draft = { ...state.draft, ...change }
  return withDraft(state, draft, recordChange(state.history, state.draft, draft))
}

/** Goes one step back in the history of the draft; without one, nothing changes. */
export function undone(state: DraftState): DraftState {
  const step = undo(state)
  return step ? withDraft(state, step.draft, step.history) : state
}

/** Does again what was undone last; without it, nothing changes. */
export function redone(state: DraftState): DraftState {
  const step = redo(state)
  return step ? withDraft(state, step.draft, step.history) : state
}

/** Undoes one earlier command and keeps what was changed after it. Nothing changes where its text is gone. */
export function reverted(state: DraftState, command: DraftCommand): DraftState {
  const inverse = relocated(state.draft, inverseOf(command))
  const draft = inverse && applyCommand(state.draft, inverse)
  return draft ? changed(state, draft) : state
}

function withDraft(state: DraftState, draft: Draft, history: DraftHistory): DraftState {
  const phase = state.phase === 'refused' ? 'resting' : state.phase
  return { ...state, draft, history, phase }
}

/** The draft is from now on a change of `base`. */
export function rebased(state: DraftState, base: Base): DraftState {
  return { ...state, base, writtenOn: base.etag, phase: 'resting', message: null }
}

/** The draft is given up for what the server has. */
export function replaced(state: DraftState, base: Base): DraftState {
  const history = isSame(state.draft, base) ? state.history : NO_HISTORY
  return { ...rebased(state, base), draft: draftOf(base), history }
}

/** The server changed the text on our request; what was typed since stays. */
export function adopted(state: DraftState, base: Base): DraftState {
  return isDirty(state) ? rebased(state, base) : replaced(state, base)
}

/** Another tab saved the prompt. */
export function remotelySaved(state: DraftState, base: Base): DraftState {
  if (!isDirty(state)) return replaced(state, base)
  return isSame(state.draft, base) ? rebased(state, base) : conflicting(state, base)
}

/**
 * Compares the draft with the server's copy. Only a text that we do not know is a conflict: the etag also moves for a
 * new title or a pin.
 */
export function reconciled(state: DraftState, theirs: Base): DraftState {
  const isKnown = [state.base, state.draft].some((known) => known && isSame(known, theirs))
  return isKnown ? rebased(state, theirs) : conflicting(state, theirs)
}

/** A write did not succeed. After the end of a session or a lost connection it is tried again later. */
export function failed(state: DraftState, failure: CallFailure): DraftState {
  if (failure.error === 'refused') return { ...state, phase: 'refused', message: failure.message }
  const isSuspended = state.isSuspended || failure.error === 'signedOut'
  return { ...state, phase: 'offline', isSuspended }
}

function conflicting(state: DraftState, theirs: Base): DraftState {
  return { ...state, base: theirs, phase: 'conflict' }
}
