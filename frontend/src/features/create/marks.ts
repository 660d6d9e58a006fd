import { sortEdits } from '#app/prompts/domain/edits'
import type { Variant } from '#app/prompts/domain/types'

/** A stretch of a marked text; `edit` is the place of its edit among those of the variant. */
export interface Mark {
  kind: 'kept' | 'added' | 'removed'
  text: string
  edit: number | null
}

type Edited = Pick<Variant, 'edits'>

/** The original with the edits of a variant laid over it as an editor's marks; rejected ones stay out. */
export function marksOf(
  original: string,
  { edits }: Edited,
  rejected: ReadonlySet<number>
): Mark[] {
  const marks: Mark[] = []
  let at = 0
  for (const { index, ...edit } of sortEdits(
    edits.map((each, place) => ({ ...each, index: place }))
  )) {
    if (rejected.has(index)) continue
    marks.push({ kind: 'kept', text: original.slice(at, edit.start), edit: null })
    marks.push({ kind: 'removed', text: edit.before, edit: index })
    marks.push({ kind: 'added', text: edit.after, edit: index })
    at = edit.end
  }
  marks.push({ kind: 'kept', text: original.slice(at), edit: null })
  return marks.filter(({ text }) => text !== '')
}

/** The text of a variant without its rejected edits. */
export function contentWithout(
  original: string,
  variant: Pick<Variant, 'edits' | 'content'>,
  rejected: ReadonlySet<number>
): string {
  if (rejected.size === 0) return variant.content
  return marksOf(original, variant, rejected)
    .filter(({ kind }) => kind !== 'removed')
    .map(({ text }) => text)
    .join('')
}
