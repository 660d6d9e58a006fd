import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isFinal, type RunEvent } from '#app/flows/domain/runs/run'
import { followRun } from '#frontend/features/flows/runs/follow_run'
import { runUpdater } from '#frontend/features/flows/runs/run_changes'
import type { OpenRun } from '#frontend/features/flows/flows_api'
import { apiQuery } from '#frontend/lib/api_queries'

/** Milliseconds between two looks at a run of which much happens. */
const PAUSE_MS = 500

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
        return
      }
      // A step that is tried again writes its text anew.
      if (event.type === 'step' && event.status === 'running')
        setTexts(({ [event.key]: _, ...others }) => others)
      lookAgain()
    }
    const onConnection = (lost: boolean) => {
      setLost(lost)
      lookAgain()
    }
    return followRun(id, { onEvent, onConnection })
  }, [id, isOver, lookAgain])

  useCreditsAfter(id, isOver)
  return { texts, isLost }
}

/** Reads the credits again once a run has ended, however it did and also where nothing of it was followed. */
function useCreditsAfter(id: string, isOver: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (isOver) void client.invalidateQueries({ queryKey: apiQuery('subscription.show').queryKey })
  }, [client, id, isOver])
}

/** Reads the changes of a run soon, however often it is called meanwhile. */
function useLookAgain(id: string): () => void {
  const client = useQueryClient()
  const [lookAgain] = useState(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let updated = Promise.resolve()
    const update = runUpdater(client, id)
    return () => {
      timer ??= setTimeout(() => {
        timer = undefined
        updated = updated.then(update)
      }, PAUSE_MS)
    }
  })
  return lookAgain
}
