import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { runStepQuery, type Step } from '#frontend/features/flows/flows_api'

/** A step whose input and output are loaded when a person asks, where they are too long to come with the run. */
export function useWholeStep(step: Step) {
  const [isWanted, setWanted] = useState(false)
  const isLong = step.leftOutBytes > 0 && step.endedAt !== null
  const query = useQuery({ ...runStepQuery(step), enabled: isLong && isWanted })
  return {
    step: query.data ?? step,
    isLeftOut: isLong && !query.data,
    isLoading: query.isFetching,
    error: query.error,
    load: () => (isWanted ? void query.refetch() : setWanted(true)),
  }
}
