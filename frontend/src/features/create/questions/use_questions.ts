import { useCallback } from 'react'
import type { Question } from '#app/prompts/domain/questions'
import type { ImproveRequest } from '#app/prompts/domain/types'
import { engine } from '#frontend/lib/engine/engine_client'
import { useWorkedOut } from '#frontend/lib/engine/use_worked_out'

/**
 * What the engine would ask about the text as it is now, worked out aside: what the person types as an answer is asked no
 * more. Null until it is known.
 */
export function useQuestions(request: ImproveRequest, text: string): Question[] | null {
  const ask = useCallback((now: string) => engine.ask({ ...request, text: now }), [request])
  return useWorkedOut(text, ask)?.result ?? null
}
