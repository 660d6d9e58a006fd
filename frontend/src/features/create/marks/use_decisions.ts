import { useEffect, useMemo, useState } from 'react'
import { rulesChosen } from '#app/auth/domain/preferences'
import {
  contentWithout,
  decide,
  marksOf,
  namesOf,
  redo,
  undecided,
  undo,
  type Mark,
  type Verdict,
} from '#app/prompts/domain/decisions'
import type { Variant } from '#app/prompts/domain/types'
import { keepVerdicts, readVerdicts } from '#frontend/lib/storage/local_verdicts'
import { usePerson } from '#frontend/lib/session/person'

export interface EditDecisions {
  /** By the place of each edit; null where nothing is decided. */
  verdicts: (Verdict | null)[]
  marks: Mark[]
  content: string
  canUndo: boolean
  canRedo: boolean
  decide(edits: number[], verdict: Verdict | null): void
  undo(): void
  redo(): void
}

/**
 * What somebody decided about the edits of a variant, and the text that remains. Decisions keep to
 * their edits when other settings write the variant anew, and outlive a reload.
 */
export function useDecisions(
  original: string,
  variant: Variant,
  promptId: string | null
): EditDecisions {
  const { id: userId, preferences } = usePerson()
  const place = useMemo(
    () => promptId && { userId, slot: promptId, variant: variant.id },
    [userId, promptId, variant.id]
  )
  const [state, setState] = useState(() => undecided(place ? readVerdicts(place) : {}))
  useEffect(() => {
    if (place) keepVerdicts(place, state.now)
  }, [place, state.now])

  const names = useMemo(() => namesOf(variant.edits), [variant.edits])
  const verdicts = useMemo(() => {
    const always = new Set(rulesChosen(preferences, 'always'))
    return names.map(
      (name, at) => state.now[name] ?? (always.has(variant.edits[at].rule) ? 'accepted' : null)
    )
  }, [names, state.now, preferences, variant.edits])

  const rejected = useMemo(
    () => new Set(verdicts.flatMap((verdict, at) => (verdict === 'rejected' ? at : []))),
    [verdicts]
  )
  const marks = useMemo(
    () => marksOf(original, variant.edits, rejected),
    [original, variant.edits, rejected]
  )
  const content = useMemo(
    () => (rejected.size > 0 ? contentWithout(original, variant.edits, rejected) : variant.content),
    [original, variant, rejected]
  )
  return {
    verdicts,
    marks,
    content,
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
    decide: (edits, verdict) =>
      setState((before) =>
        decide(
          before,
          edits.map((at) => names[at]),
          verdict
        )
      ),
    undo: () => setState(undo),
    redo: () => setState(redo),
  }
}
