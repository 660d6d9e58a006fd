import { useMemo, useState } from 'react'
import type { Edit, Variant } from '#app/prompts/domain/types'
import { contentWithout, marksOf } from '#frontend/features/create/marks'

/**
 * The changes of a variant that its reader left out, and what remains. They stay left out when
 * other settings write the variant anew.
 */
export function useRejections(original: string, variant: Variant) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const names = useMemo(() => namesOf(variant.edits), [variant.edits])
  const rejected = useMemo(
    () => new Set(names.flatMap((name, edit) => (leftOut.has(name) ? edit : []))),
    [names, leftOut]
  )
  const toggle = (edit: number) =>
    setLeftOut((before) => before.symmetricDifference(new Set([names[edit]])))
  const content = useMemo(
    () => contentWithout(original, variant, rejected),
    [original, variant, rejected]
  )
  const marks = useMemo(() => marksOf(original, variant, rejected), [original, variant, rejected])
  return { rejected, toggle, content, marks }
}

/** What makes each edit the same one in another writing of the variant: its rule and its place. */
function namesOf(edits: Edit[]): string[] {
  const counts = new Map<string, number>()
  return edits.map(({ rule, start, before }) => {
    const place = `${rule} ${start} ${before}`
    const count = counts.get(place) ?? 0
    counts.set(place, count + 1)
    return `${place} ${count}`
  })
}
