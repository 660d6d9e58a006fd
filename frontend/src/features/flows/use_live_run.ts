import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isFinal, type RunEvent } from '#app/flows/domain/run'
import { followRun } from '#frontend/features/flows/follow_run'
import { type OpenRun, runQuery } from '#frontend/features/flows/flows_api'
import { apiQuery } from '#frontend/lib/api_queries'

/** Milliseconds between two looks at a run of which much happens. */
const PAUSE_MS = 300

/** Follows a run until it has ended: what its steps write, and whether the connection is lost. */
export function useLiveRun({ id, status }: OpenRun) {
  const [texts, setTexts] = useState<Record<string, string>>({})
  const [isLost, setLost] = useState(false)
  const lookAgain = useLookAgain(id)
  const isOver = isFinal(status)

  useEffect(() => {
    if (isOver) return
    const onEvent = (event: RunEvent) => {
      if (event.type === 'text') {
        const { key, text } = event
        setTexts((known) => ({ ...known, [key]: (known[key] ?? '') + text }))
      } else lookAgain()
    }
    const onConnection = (lost: boolean) => {
      setLost(lost)
      lookAgain()
    }
    return followRun(id, { onEvent, onConnection })
  }, [id, isOver, lookAgain])

  return { texts, isLost }
}

/** Reads a run again soon, and the credits, however often it is called meanwhile. */
function useLookAgain(id: string): () => void {
  const client = useQueryClient()
  const [lookAgain] = useState(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    return () => {
      timer ??= setTimeout(() => {
        timer = undefined
        void client.invalidateQueries({ queryKey: runQuery(id).queryKey })
        void client.invalidateQueries({ queryKey: apiQuery('subscription.show').queryKey })
      }, PAUSE_MS)
    }
  })
  return lookAgain
}
