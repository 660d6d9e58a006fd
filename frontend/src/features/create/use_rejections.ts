import { useMemo, useState } from 'react'
import type { Variant } from '#app/prompts/domain/types'
import { contentWithout, marksOf } from '#frontend/features/create/marks'

/** Which changes of a variant the person left out, and what is then left of it. */
export function useRejections(original: string, variant: Variant) {
  const [{ of, rejected }, setRejected] = useState({ of: variant, rejected: new Set<number>() })
  if (of.content !== variant.content) setRejected({ of: variant, rejected: new Set() })

  const toggle = (edit: number) => {
    const next = new Set(rejected)
    if (!next.delete(edit)) next.add(edit)
    setRejected({ of: variant, rejected: next })
  }
  const content = useMemo(
    () => contentWithout(original, variant, rejected),
    [original, variant, rejected]
  )
  const marks = useMemo(() => marksOf(original, variant, rejected), [original, variant, rejected])
  return { rejected, toggle, content, marks }
}
