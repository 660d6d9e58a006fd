import { useCallback } from 'react'
import {
  engine,
  type Assessment,
  type AssessOptions,
  type Inspection,
} from '#frontend/lib/engine/engine_client'
import { useWorkedOut } from '#frontend/lib/engine/use_worked_out'

/** The score, the blanks and the findings of a text, worked out aside; null until they are known. */
export function useInspection(text: string | null): Inspection | null {
  const known = useLastInspected(text)
  return known?.text === text ? known.result : null
}

/** The same for the text before while a changed one is being inspected, with the text that it is of. */
export const useLastInspected = (text: string | null) => useWorkedOut(text, inspect)

const inspect = (text: string) => engine.inspect(text)

/**
 * The score of a text, its blanks, and what was lost of an original; of the text before while a changed one is being
 * assessed.
 */
export function useLastAssessment(
  text: string | null,
  { original, kind }: AssessOptions = {}
): Assessment | null {
  const work = useCallback(
    (one: string) => engine.assess(one, { original, kind }),
    [original, kind]
  )
  return useWorkedOut(text, work)?.result ?? null
}
