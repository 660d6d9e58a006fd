import { describeChanges } from '#app/flows/domain/editing/describe_changes'
import type { FlowGraph } from '#app/flows/domain/graph/graph'

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
  const all = sentences.join(' ')
  return all.length <= MAX_VERSION_NOTE_LENGTH ? all : shortened(sentences)
}

/** As many sentences from the front as fit, and how many more there are. */
function shortened(sentences: string[]): string {
  let note = `Made ${counted(sentences.length, 'change')}.`
  for (let kept = 1; kept < sentences.length; kept += 1) {
    const longer = withMore(sentences.slice(0, kept), sentences.length - kept)
    if (longer.length > MAX_VERSION_NOTE_LENGTH) break
    note = longer
  }
  return note
}

const withMore = (sentences: string[], more: number): string =>
  `${sentences.join(' ').replace(/\.$/, '')}, and ${counted(more, 'more change')}.`

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
