import { useEffect, useState } from 'react'
import { engine, type Judgement } from '#frontend/lib/engine_client'

/**
 * The score of a text with its parts, its blanks, and what it lost of an original, worked out
 * aside; null until it is known.
 */
export function useJudgement(text: string | null, original?: string): Judgement | null {
  const [known, setKnown] = useState<{ text: string; judgement: Judgement } | null>(null)
  useEffect(() => {
    if (text === null) return
    let isWanted = true
    engine
      .judge(text, original)
      .then((judgement) => isWanted && setKnown({ text, judgement }))
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [text, original])
  return known !== null && known.text === text ? known.judgement : null
}
