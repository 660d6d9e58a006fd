import { useMemo } from 'react'
import { describeChanges } from '#app/flows/domain/editing/describe_changes'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { useGraphOf } from '#frontend/features/flows/builder/versions/use_flow_versions'

/** How many things changed in the draft since the newest version; null before it is known, or where there is none. */
export function useUnkeptChanges(): number | null {
  const { flow, graph } = useBuilder()
  const { graph: newest } = useGraphOf(flow.version === 0 ? 'draft' : flow.version)
  return useMemo(
    () => (newest && flow.version > 0 ? describeChanges(newest, graph).length : null),
    [newest, graph, flow.version]
  )
}
