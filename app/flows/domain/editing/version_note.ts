import { describeChanges } from '#app/flows/domain/editing/describe_changes'
import type { FlowGraph } from '#app/flows/domain/graph'

/** UTF-16 units of the note of a version. */
export const MAX_VERSION_NOTE_LENGTH = 300

/**
 * What a version changed, for its note: one sentence per change, as many as fit.
 * @param before the version before; null where this one is the first
 */
export function versionNote(before: FlowGraph | null, after: FlowGraph): string {
  if (!before) return `First version, with ${counted(after.nodes.length, 'step')}.`
  const sentences = describeChanges(before, after)
  if (sentences.length === 0) return 'No changes.'
  for (let kept = sentences.length; kept > 0; kept -= 1) {
    const note = joined(sentences.slice(0, kept), sentences.length - kept)
    if (note.length <= MAX_VERSION_NOTE_LENGTH) return note
  }
  return `Made ${counted(sentences.length, 'change')}.`
}

function joined(sentences: string[], more: number): string {
  const text = sentences.join(' ')
  return more === 0 ? text : `${text.replace(/\.$/, '')}, and ${counted(more, 'more change')}.`
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
