import { useEffect, useState } from 'react'
import { engine, type Judgement } from '#frontend/lib/engine_client'

/** The score of a text with its parts and its blanks, worked out aside; null until it is known. */
export function useJudgement(text: string | null): Judgement | null {
  const [known, setKnown] = useState<{ text: string; judgement: Judgement } | null>(null)
  useEffect(() => {
    if (text === null) return
    let isWanted = true
    engine
      .judge(text)
      .then((judgement) => isWanted && setKnown({ text, judgement }))
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [text])
  return known !== null && known.text === text ? known.judgement : null
}
