import { createContext, use, useMemo, useState } from 'react'
import { useBuilder } from '#frontend/features/flows/builder/builder'

/** Which empty required fields count as errors: fields that lost focus, and every field after somebody tried to run. */
export interface Attempts {
  isOver: (nodeId: string, place: string) => boolean
  leaveField: (nodeId: string, place: string) => void
  /** Somebody tried to run the flow as it is. */
  tryAll: (nodeIds: readonly string[]) => void
}

const AttemptsContext = createContext<Attempts | null>(null)

export const AttemptsProvider = AttemptsContext.Provider

export function useAttempts(): Attempts {
  const attempts = use(AttemptsContext)
  if (!attempts) throw new Error('useAttempts needs an AttemptsProvider around it.')
  return attempts
}

const fieldKey = (nodeId: string, place: string): string => `${nodeId} ${place}`

/** For a flow that was just opened: nobody has left a field of it yet. */
export function useNewAttempts(): Attempts {
  const [over, setOver] = useState<ReadonlySet<string>>(() => new Set())
  return useMemo(() => {
    const add = (keys: readonly string[]) =>
      setOver((before) =>
        keys.every((key) => before.has(key)) ? before : new Set([...before, ...keys])
      )
    return {
      isOver: (nodeId, place) => over.has(nodeId) || over.has(fieldKey(nodeId, place)),
      leaveField: (nodeId, place) => add([fieldKey(nodeId, place)]),
      tryAll: add,
    }
  }, [over])
}

/** Shows everything that is missing in the steps that are there. */
export function useTryAll(): () => void {
  const { graph } = useBuilder()
  const { tryAll } = useAttempts()
  return () => tryAll(graph.nodes.map(({ id }) => id))
}
