import { useMemo } from 'react'
import { compareGraphs } from '#frontend/features/flows/builder/versions/comparison'
import { MissingGraphs } from '#frontend/features/flows/builder/versions/missing_graphs'
import type { Side } from '#frontend/features/flows/builder/versions/shown'
import { useGraphOf } from '#frontend/features/flows/builder/versions/use_flow_versions'

/** What differs between two sides, or what to show until both are loaded. */
export function useComparison(before: Side, after: Side) {
  const one = useGraphOf(before)
  const other = useGraphOf(after)
  const comparison = useMemo(
    () => one.graph && other.graph && compareGraphs(one.graph, other.graph),
    [one.graph, other.graph]
  )
  return { comparison, missing: <MissingGraphs graphs={[one, other]} /> }
}
