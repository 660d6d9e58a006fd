import {
  applyCommand,
  commandsBetween,
  inverseOf,
  type DraftCommand,
  type Replacement,
  type SettingsChange,
} from '#frontend/prompts/draft_commands'
import { sameSettings, type Draft } from '#frontend/prompts/draft'

/** The commands that led to a draft, and those that were undone, the next one to redo first. */
export interface DraftHistory {
  past: readonly DraftCommand[]
  future: readonly DraftCommand[]
}

export interface Step {
  draft: Draft
  history: DraftHistory
}

/** A longer history would only cost memory. */
const MAX_STEPS = 200

export const NO_HISTORY: DraftHistory = { past: [], future: [] }

/** Records the change from one draft to another. A word that is being typed is one step. */
export function recordChange({ past }: DraftHistory, from: Draft, to: Draft): DraftHistory {
  const steps = commandsBetween(from, to).reduce(withCommand, past)
  return { past: steps.slice(-MAX_STEPS), future: [] }
}

/** Null without a step to undo, or where the draft was changed by something else. */
export function undo({ draft, history: { past, future } }: Step): Step | null {
  const command = past.at(-1)
  const before = command && applyCommand(draft, inverseOf(command))
  return before
    ? { draft: before, history: { past: past.slice(0, -1), future: [command, ...future] } }
    : null
}

/** Null without a step to redo, or where the draft was changed by something else. */
export function redo({ draft, history: { past, future } }: Step): Step | null {
  const [command, ...rest] = future
  const after = command && applyCommand(draft, command)
  return after ? { draft: after, history: { past: [...past, command], future: rest } } : null
}

function withCommand(past: readonly DraftCommand[], command: DraftCommand): DraftCommand[] {
  const last = past.at(-1)
  const merged = last && merge(last, command)
  return merged ? [...past.slice(0, -1), merged] : [...past, command]
}

/** One command for two that follow each other, or null where they are separate steps. */
function merge(first: DraftCommand, second: DraftCommand): DraftCommand | null {
  if (first.kind === 'changeSettings')
    return second.kind === 'changeSettings' ? mergeSettings(first, second) : null
  return second.kind === 'replaceText' ? mergeTyping(first, second) : null
}

function mergeTyping(first: Replacement, second: Replacement): DraftCommand | null {
  const isInsertion = first.removed + second.removed === ''
  if (isInsertion && second.start === first.start + first.added.length)
    return ifOneWord({ ...first, added: first.added + second.added })
  const isDeletion = first.added + second.added === ''
  if (isDeletion && second.start + second.removed.length === first.start)
    return ifOneWord({ ...second, removed: second.removed + first.removed })
  return null
}

const ifOneWord = (command: Replacement): DraftCommand | null =>
  /\S\s+\S/.test(command.removed + command.added) ? null : command

/** Moves of the same setting, such as a slider that is dragged, are one step. */
function mergeSettings(first: SettingsChange, second: SettingsChange): DraftCommand | null {
  const merged = { ...first, after: second.after }
  const isSame = changedKeys(first) === changedKeys(second)
  return isSame && !sameSettings(merged.before, merged.after) ? merged : null
}

function changedKeys({ before, after }: SettingsChange): string {
  const keys = Object.keys(before) as (keyof typeof before)[]
  return keys.filter((key) => before[key] !== after[key]).join(' ')
}
