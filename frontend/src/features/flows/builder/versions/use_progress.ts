import { useMemo } from 'react'
import { CHECK, progressOf } from '#app/flows/domain/progress'
import { useBuilder } from '#frontend/features/flows/builder/builder'

/** How far the flow has come, including what was not saved yet. */
export function useProgress(): number {
  const { flow, graph } = useBuilder()
  const { currentStep } = flow
  return useMemo(() => {
    // From here on, only a run or a published version leads further, and the server knows of those first.
    if (currentStep >= CHECK) return currentStep
    return Math.max(currentStep, progressOf({ ...flow, draft: graph }))
  }, [flow, graph, currentStep])
}
