import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { isFinal } from '#app/flows/domain/runs/run'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import {
  flowVersionQuery,
  type OpenRun,
  type Run,
  runQuery,
  useRuns,
} from '#frontend/features/flows/flows_api'

export interface LastRun {
  run: OpenRun
  /** The flow as it was in that run. */
  graph: FlowGraph
}

/**
 * The newest run of the flow that has ended and ran more than a single step; null where there is none, undefined
 * until that is known. It may stand behind many tries of single steps.
 */
export function useLastRun(): LastRun | null | undefined {
  const { flow } = useBuilder()
  const { query, runs } = useRuns(flow.id)
  const last = runs.find(({ status, only }) => isFinal(status) && only === null)
  const { run, graph } = useRunWithGraph(last)
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query
  const isFurtherBack = !last && hasNextPage && !isError
  useEffect(() => {
    if (isFurtherBack && !isFetching) void fetchNextPage()
  }, [isFurtherBack, isFetching, fetchNextPage])
  if (last) return run && graph ? { run, graph } : undefined
  return !data || hasNextPage ? undefined : null
}

/** Both undefined until they are known. */
function useRunWithGraph(last: Pick<Run, 'id' | 'flowId' | 'version'> | undefined) {
  const { id, flowId, version } = last ?? { id: '', flowId: '', version: 0 }
  const enabled = last !== undefined
  const run = useQuery({ ...runQuery(id), enabled })
  const graph = useQuery({ ...flowVersionQuery(flowId, version), enabled })
  return {
    run: (run.data ?? undefined) as OpenRun | undefined,
    graph: graph.data?.graph as FlowGraph | undefined,
  }
}
