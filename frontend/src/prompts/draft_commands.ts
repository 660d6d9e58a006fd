import type { Settings } from '#app/prompts/domain/types'
import { sameSettings, type Draft } from '#frontend/prompts/draft'

/** A change of a draft as data, with everything that its inverse needs. */
export type DraftCommand = Replacement | SettingsChange

export interface Replacement {
  kind: 'replaceText'
  start: number
  removed: string
  added: string
}

export interface SettingsChange {
  kind: 'changeSettings'
  before: Settings
  after: Settings
}

/** The commands that lead from one draft to another, at most one of each kind. */
export function commandsBetween(from: Draft, to: Draft): DraftCommand[] {
  const commands: DraftCommand[] = []
  if (from.text !== to.text) commands.push(replacementBetween(from.text, to.text))
  if (!sameSettings(from.settings, to.settings)) {
    commands.push({ kind: 'changeSettings', before: from.settings, after: to.settings })
  }
  return commands
}

/** The shortest single replacement that turns one text into another. */
export function replacementBetween(from: string, to: string): Replacement {
  const shorter = Math.min(from.length, to.length)
  let start = 0
  while (start < shorter && from[start] === to[start]) start += 1
  let tail = 0
  while (tail < shorter - start && from.at(-1 - tail) === to.at(-1 - tail)) tail += 1
  const removed = from.slice(start, from.length - tail)
  return { kind: 'replaceText', start, removed, added: to.slice(start, to.length - tail) }
}

export function inverseOf(command: DraftCommand): DraftCommand {
  if (command.kind === 'changeSettings') {
    return { ...command, before: command.after, after: command.before }
  }
  return { ...command, removed: command.added, added: command.removed }
}

/** The draft after a command, or null where the draft is not the one that the command was made for. */
export function applyCommand(draft: Draft, command: DraftCommand): Draft | null {
  if (command.kind === 'changeSettings') {
    return sameSettings(draft.settings, command.before)
      ? { ...draft, settings: command.after }
      : null
  }
  const { start, removed, added } = command
  if (!draft.text.startsWith(removed, start) || start > draft.text.length) return null
  const text = draft.text.slice(0, start) + added + draft.text.slice(start + removed.length)
  return { ...draft, text }
}

/** The command at the place where its text is now; null where that text is gone or there several times. */
export function relocated(draft: Draft, command: DraftCommand): DraftCommand | null {
  if (applyCommand(draft, command)) return command
  if (command.kind !== 'replaceText' || command.removed === '') return null
  const start = draft.text.indexOf(command.removed)
  const isUnique = start !== -1 && start === draft.text.lastIndexOf(command.removed)
  return isUnique ? { ...command, start } : null
}
