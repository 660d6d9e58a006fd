import { useEffect, useState } from 'react'
import type { Question } from '#app/prompts/domain/questions'
import type { ImproveRequest } from '#app/prompts/domain/types'
import { engine } from '#frontend/lib/engine_client'

/** What the engine would ask about a text, worked out aside; empty until it is known. */
export function useQuestions(request: ImproveRequest): Question[] {
  const [known, setKnown] = useState<{ of: ImproveRequest; questions: Question[] } | null>(null)
  useEffect(() => {
    let isWanted = true
    engine
      .ask(request)
      .then((questions) => isWanted && setKnown({ of: request, questions }))
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [request])
  return known?.of.text === request.text ? known.questions : []
}
