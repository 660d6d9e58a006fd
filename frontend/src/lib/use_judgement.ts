import { useCallback } from 'react'
import { engine, type Judgement } from '#frontend/lib/engine_client'
import { useWorkedOut } from '#frontend/lib/use_worked_out'

/** The score of a text with its parts and its blanks, worked out aside; null until it is known. */
export function useJudgement(text: string | null): Judgement | null {
  const known = useWorkedOut(text, judge)
  return known?.text === text ? known.result : null
}

/**
 * The same with what was lost of an original, and for the text before while a changed one is
 * being judged.
 */
export function useLastJudgement(text: string | null, original?: string): Judgement | null {
  const work = useCallback((one: string) => engine.judge(one, original), [original])
  return useWorkedOut(text, work)?.result ?? null
}

const judge = (text: string) => engine.judge(text)
