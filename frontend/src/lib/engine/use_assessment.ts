import { useCallback } from 'react'
import { engine, type Assessment, type AssessOptions } from '#frontend/lib/engine/engine_client'
import { useWorkedOut } from '#frontend/lib/engine/use_worked_out'

/** The score of a text with its parts and its blanks, worked out aside; null until it is known. */
export function useAssessment(text: string | null): Assessment | null {
  const known = useWorkedOut(text, assess)
  return known?.text === text ? known.result : null
}

/**
 * The same with what was lost of an original, and for the text before while a changed one is
 * being assessed.
 */
export function useLastAssessment(text: string | null, options?: AssessOptions): Assessment | null {
  return useLastAssessed(text, options)?.result ?? null
}

/** The same with the text that it is of. */
export function useLastAssessed(text: string | null, { original, kind }: AssessOptions = {}) {
  const work = useCallback(
    (one: string) => engine.assess(one, { original, kind }),
    [original, kind]
  )
  return useWorkedOut(text, work)
}

const assess = (text: string) => engine.assess(text)
