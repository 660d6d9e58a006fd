import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { RunOnGraph } from '#frontend/features/flows/comparing/compare_runs'
import { graphOfSteps } from '#frontend/features/flows/comparing/graph_of_steps'
import {
  flowQuery,
  flowVersionQuery,
  type OpenRun,
  runQuery,
} from '#frontend/features/flows/flows_api'
import { isAbsent } from '#frontend/lib/api'

export interface NamedRun extends RunOnGraph {
  /** Null where the flow is gone: then the graph has only the steps that ran, without names. */
  title: string | null
}

/** A run with its flow and the graph that it ran. Nothing is loaded where no run is named. */
export function useRunOnGraph(id: string | null) {
  const query = useQuery({ ...runQuery(id ?? ''), enabled: id !== null, refetchOnMount: 'always' })
  const run = (query.data ?? null) as OpenRun | null
  const flow = useFlowOf(run)
  const loaded = useMemo<NamedRun | null>(
    () => run && { run, graph: flow.graph ?? graphOfSteps(run.steps), title: flow.title },
    [run, flow.graph, flow.title]
  )
  const isFailed = (query.isFetched && run === null) || flow.isFailed
  return {
    loaded,
    isFailed,
    isPending: id !== null && !isFailed && (run === null || flow.isPending),
    isMissing: isAbsent(query.error),
    retry: () => void Promise.all([query.refetch(), flow.retry()]),
  }
}

/** What a run is of. A flow that is gone is no failure. */
function useFlowOf(run: OpenRun | null) {
  const { flowId, version: number } = run ?? { flowId: '', version: 0 }
  const enabled = run !== null
  const flow = useQuery({ ...flowQuery(flowId), enabled })
  const version = useQuery({ ...flowVersionQuery(flowId, number), enabled, staleTime: Infinity })
  return {
    title: flow.data?.title ?? null,
    graph: version.data?.graph ?? null,
    isPending: flow.isPending || version.isPending,
    isFailed: [flow, version].some(
      ({ data, error, isFetched }) => isFetched && !data && !isAbsent(error)
    ),
    retry: () => Promise.all([flow.refetch(), version.refetch()]),
  }
}
