import { useQuery } from '@tanstack/react-query'
import { flowVersionQuery, type OpenRun, runQuery } from '#frontend/features/flows/flows_api'
import { isAbsent } from '#frontend/lib/api'
import type { FlowGraph } from '#app/flows/domain/graph/graph'

export interface ShownRun {
  run: OpenRun
  /** The graph of the version that it ran. */
  graph: FlowGraph
}

/** A run with the graph of the version that it ran; null before it is loaded. */
export function useShownRun(id: string | null, flowId: string) {
  const run = useQuery({ ...runQuery(id ?? ''), enabled: id !== null, refetchOnMount: 'always' })
  const own = ownOf(run.data as OpenRun | null | undefined, flowId)
  const version = useQuery({
    ...flowVersionQuery(flowId, own?.version ?? 0),
    enabled: own !== null,
    staleTime: Infinity,
  })
  const isFailed = (run.isFetched && own === null) || version.isError || version.data === null
  const retry = () => void Promise.all([run.refetch(), version.refetch()])
  const isMissing = isAbsent(run.error) || (Boolean(run.data) && own === null)
  return { shown: shownOf(own, version.data?.graph), isFailed, isMissing, retry }
}

/** A run of another flow is shown on its own screen only. */
const ownOf = (run: OpenRun | null | undefined, flowId: string): OpenRun | null =>
  run?.flowId === flowId ? run : null

const shownOf = (run: OpenRun | null, graph: FlowGraph | undefined): ShownRun | null =>
  run && graph ? { run, graph } : null
