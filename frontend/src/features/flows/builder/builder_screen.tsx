import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { PartNotLoaded } from '#frontend/components/part_not_loaded'
import { TextSkeleton } from '#frontend/components/skeleton'
import { AttemptsProvider, useNewAttempts } from '#frontend/features/flows/builder/attempts'
import { type Builder, BuilderContext } from '#frontend/features/flows/builder/builder'
import {
  isUnplaced,
  loadArrange,
} from '#frontend/features/flows/builder/canvas/layout/load_arrange'
import { useProblems } from '#frontend/features/flows/builder/checking/use_problems'
import { BuilderView } from '#frontend/features/flows/builder/builder_view'
import { RunsHere } from '#frontend/features/flows/builder/versions/running/runs_here'
import { useShown } from '#frontend/features/flows/builder/versions/shown'
import { usePrunedSelection } from '#frontend/features/flows/builder/selection'
import { FlowGateway } from '#frontend/features/flows/builder/sync/flow_gateway'
import { type FlowStart, useFlowSync } from '#frontend/features/flows/builder/sync/use_flow_sync'
import { useUntouchedRemoval } from '#frontend/features/flows/builder/use_untouched_removal'
import { flowQuery, type OpenFlow } from '#frontend/features/flows/flows_api'
import { mayEdit } from '#frontend/features/flows/flow_rights'
import { isAbsent } from '#frontend/lib/api'
import { lazyPart } from '#frontend/lib/lazy_part'
import { usePerson } from '#frontend/lib/session/person'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/builder'

const FlowNotOpened = lazyPart(
  () => import('#frontend/features/flows/flow_not_opened').then((file) => file.FlowNotOpened),
  PartNotLoaded
)

/** A flow, to be built and run. */
export function Component() {
  const { id = '' } = useParams()
  return <FlowOf key={id} id={id} />
}

/**
 * Each flow is loaded anew when it is opened, also where it was open before. Once it is open it stays open, with its
 * edits, also where it cannot be loaded again: the session has ended, or the flow was deleted elsewhere.
 */
function FlowOf({ id }: { id: string }) {
  const query = useQuery({ ...flowQuery(id), refetchOnMount: 'always' })
  const loaded = useLastLoaded(query.isFetchedAfterMount ? query.data : undefined)
  const flow = useMemo(() => loaded && asRead(loaded), [loaded])
  const start = useFlowStart(flow)
  if (flow && start) return <OpenedFlow flow={flow} start={start} />
  if (query.isPending || flow) return <TextSkeleton label={t('flows.loading')} />
  return (
    <Suspense fallback={<TextSkeleton label={t('flows.loading')} />}>
      <FlowNotOpened
        what="flow"
        isAbsent={isAbsent(query.error)}
        onRetry={() => void query.refetch()}
      />
    </Suspense>
  )
}

/** Who may not change a flow reads it, whatever the plan of its owner. */
const asRead = (flow: OpenFlow): OpenFlow => (mayEdit(flow) ? flow : { ...flow, isReadOnly: true })

function useLastLoaded(flow: OpenFlow | null | undefined): OpenFlow | null {
  const [last, setLast] = useState<OpenFlow | null>(null)
  if (flow && flow !== last) setLast(flow)
  return flow ?? last
}

/** What the builder starts from, once the server and this browser have answered. */
function useFlowStart(flow: OpenFlow | null): FlowStart | null {
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
  const attempts = useNewAttempts()
  const { graph } = view
  // While the canvas itself is still loading.
  useEffect(() => void (isUnplaced(graph) && loadArrange()), [graph])
  const problems = useProblems(graph)
  const isDraft = useShown().shown.type === 'draft'
  usePrunedSelection(graph, isDraft)
  // What waits for its turn, such as from an earlier visit, is saved at once where nobody types.
  useEffect(() => void sync.flush(), [sync, isDraft])
  useUntouchedRemoval(flow, sync)
  const builder = useMemo<Builder>(
    () => ({ flow, sync, view, graph, problems, dispatch: sync.dispatch }),
    [flow, sync, view, graph, problems]
  )
  return (
    <BuilderContext value={builder}>
      <AttemptsProvider value={attempts}>
        <RunsHere>
          <BuilderView />
        </RunsHere>
      </AttemptsProvider>
    </BuilderContext>
  )
}
