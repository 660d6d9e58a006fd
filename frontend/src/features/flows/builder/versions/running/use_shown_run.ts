import { useQuery } from '@tanstack/react-query'
import { flowVersionQuery, type OpenRun, runQuery } from '#frontend/features/flows/flows_api'
import type { FlowGraph } from '#app/flows/domain/graph'

export interface ShownRun {
  run: OpenRun
  /** That of the version that it ran. */
  graph: FlowGraph
}

/** A run with the graph of the version that it ran; null before it is loaded. */
export function useShownRun(id: string | null, flowId: string) {
  const run = useQuery({ ...runQuery(id ?? ''), enabled: id !== null })
  const found = (run.data ?? null) as OpenRun | null
  // A run of another flow is shown on its own screen only.
  const own = found?.flowId === flowId ? found : null
  const version = useQuery({
    ...flowVersionQuery(flowId, own?.version ?? 0),
    enabled: own !== null,
    staleTime: Infinity,
  })
  const isFailed = (run.isFetched && own === null) || version.isError
  const retry = () => void Promise.all([run.refetch(), version.refetch()])
  return { shown: shownOf(own, version.data?.graph), isFailed, retry }
}

const shownOf = (run: OpenRun | null, graph: FlowGraph | undefined): ShownRun | null =>
  run && graph ? { run, graph } : null
