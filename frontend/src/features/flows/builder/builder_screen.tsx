import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { useParams } from 'react-router'
import { problemsOf } from '#app/flows/domain/validate_graph'
import { TextSkeleton } from '#frontend/components/skeleton'
import { type Builder, BuilderContext } from '#frontend/features/flows/builder/builder'
import { BuilderView } from '#frontend/features/flows/builder/builder_view'
import { RunsHere } from '#frontend/features/flows/builder/versions/running/runs_here'
import { FlowGateway } from '#frontend/features/flows/builder/sync/flow_gateway'
import { type FlowStart, useFlowSync } from '#frontend/features/flows/builder/sync/use_flow_sync'
import { FlowNotOpened } from '#frontend/features/flows/flow_not_opened'
import { flowQuery, type OpenFlow } from '#frontend/features/flows/flows_api'
import { isAbsent } from '#frontend/lib/api'
import { usePerson } from '#frontend/lib/session/person'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/builder'

/** A flow, to be built and run. */
export function Component() {
  const { id = '' } = useParams()
  const query = useQuery({ ...flowQuery(id), refetchOnMount: 'always' })
  const start = useFlowStart(query.isFetchedAfterMount ? query.data : undefined)
  if (query.isPending || (query.data && !start)) return <TextSkeleton label={t('flows.loading')} />
  if (!query.data || !start || isAbsent(query.error)) {
    return (
      <FlowNotOpened
        what="flow"
        isAbsent={isAbsent(query.error)}
        onRetry={() => void query.refetch()}
      />
    )
  }
  return <OpenedFlow key={id} flow={query.data} start={start} />
}

/** What the builder starts from, once the server and this browser have answered. */
function useFlowStart(flow: OpenFlow | null | undefined): FlowStart | null {
  const { id: userId } = usePerson()
  const flowId = flow?.id
  const gateway = useMemo(
    () => (flowId === undefined ? null : new FlowGateway(userId, flowId)),
    [userId, flowId]
  )
  const { data } = useQuery({
    queryKey: ['kept flow', userId, flowId],
    enabled: gateway !== null,
    gcTime: 0,
    queryFn: () => gateway?.takeKept() ?? null,
  })
  if (!flow || !gateway || data === undefined) return null
  return { gateway, base: { graph: flow.graph, etag: flow.etag }, kept: data }
}

function OpenedFlow({ flow, start }: { flow: OpenFlow; start: FlowStart }) {
  const { sync, view } = useFlowSync(start)
  const { graph } = view
  // In a large flow an edit is shown before it is checked.
  const checked = useDeferredValue(graph)
  const problems = useMemo(() => problemsOf(checked), [checked])
  const builder = useMemo<Builder>(
    () => ({ flow, sync, view, graph, problems, dispatch: sync.dispatch }),
    [flow, sync, view, graph, problems]
  )
  return (
    <BuilderContext value={builder}>
      <RunsHere>
        <BuilderView />
      </RunsHere>
    </BuilderContext>
  )
}
