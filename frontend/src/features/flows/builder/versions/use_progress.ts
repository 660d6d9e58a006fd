import { useMemo } from 'react'
import { progressOf } from '#app/flows/domain/checks/progress'
import { useBuilder } from '#frontend/features/flows/builder/builder'

/** How far the flow has come, including what was not saved yet. */
export function useProgress(): number {
  const { flow, graph, problems } = useBuilder()
  return useMemo(
    () => progressOf({ ...flow, draft: graph }, () => problems.length === 0),
    [flow, graph, problems]
  )
}
