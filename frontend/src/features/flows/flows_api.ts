import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Data } from '#client/data'
import { itemsOf } from '#app/core/domain/paging'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import type { ReadyFlow } from '#app/flows/domain/ready_flows/ready_flow'
import { refreshFlows } from '#frontend/features/flows/my_flows/flow_lists'
import { toastNotCreated } from '#frontend/features/flows/my_flows/toast_not_created'
import { api, type ResponseOf } from '#frontend/lib/api'
import { apiPages, apiQuery } from '#frontend/lib/api_queries'
import { freeFlowTitle } from '#frontend/lib/free_flow_title'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'

export type Flow = Data.Flows.Flow
/** A flow with its draft. */
export type OpenFlow = Omit<ResponseOf<'flows.show'>, 'graph'> & { graph: FlowGraph }
/** A run in a list. */
export type Run = Data.Flows.ListedRun
export type OpenRun = Data.Flows.Run & { steps: Step[] }
export type Step = Data.Flows.Step
export type RunChanges = Data.Flows.RunChanges

export const flowQuery = (id: string) => apiQuery('flows.show', { params: { id } })
export const runQuery = (id: string) => apiQuery('runs.show', { params: { id } })

/** A step of a run with all of its input and output. */
export const runStepQuery = ({ runId, key }: Step) =>
  apiQuery('run_steps.show', { params: { id: runId, key } })

/** The graph that a run carries out. */
export const flowVersionQuery = (id: string, version: number) =>
  apiQuery('flow_versions.show', { params: { id, version } })

export const runsQuery = (flowId: string) => apiPages('flow_runs.index', { params: { id: flowId } })

/** The runs of a flow, newest first. */
export function useRuns(flowId: string) {
  const query = useInfiniteQuery({ ...runsQuery(flowId), refetchOnMount: 'always' })
  return { query, runs: itemsOf(query.data) }
}

/** Copies a ready flow and opens the copy. */
export function useReadyFlow() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async ({ title, purpose, tags, graph }: ReadyFlow) =>
      api.flows.store({
        body: { title: await freeFlowTitle(title), context: purpose, tags, graph },
      }),
    onSuccess: async ({ id }) => {
      void refreshFlows(client)
      await navigate(`/flow-builder/${id}`)
    },
    onError: (error) =>
      toastNotCreated(error, t('flows.list.useFailed', { reason: reasonOf(error) })),
  })
}
