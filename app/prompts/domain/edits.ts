import type { Edit } from '#app/prompts/domain/types'

/** In order of place; an insertion comes before a replacement that starts where it stands. */
export function sortEdits<T extends Edit>(edits: T[]): T[] {
  return edits
    .map((edit, index) => ({ edit, index }))
    .sort((a, b) => a.edit.start - b.edit.start || a.edit.end - b.edit.end || a.index - b.index)
    .map(({ edit }) => edit)
}

/**
 * Applies edits to the text they were made for. They must be sorted, apart from each other
 * and name the text they replace; anything else is a mistake of the caller and throws.
 */
export function applyEdits(text: string, edits: Edit[]): string {
  let out = ''
  let from = 0
  for (const { start, end, before, after } of edits) {
    if (start < from || end < start || text.slice(start, end) !== before) {
      throw new RangeError(`The edit at ${start}..${end} does not fit the text.`)
    }
    out += text.slice(from, start) + after
    from = end
  }
  return out + text.slice(from)
}

/** Sorts edits and leaves out each that overlaps an earlier one or changes nothing. */
export function compatible<T extends Edit>(edits: T[]): T[] {
  let from = 0
  return sortEdits(edits).filter((edit) => {
    if (edit.start < from || edit.before === edit.after) return false
    from = edit.end
    return true
  })
}
