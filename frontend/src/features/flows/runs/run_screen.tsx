import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { TextSkeleton } from '#frontend/components/skeleton'
import { FlowNotOpened } from '#frontend/features/flows/flow_not_opened'
import {
  flowQuery,
  flowVersionQuery,
  type OpenRun,
  runQuery,
} from '#frontend/features/flows/flows_api'
import { RunView } from '#frontend/features/flows/runs/run_view'
import { isAbsent } from '#frontend/lib/api'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/flows'

/** A run as it goes on, or as it was. */
export function Component() {
  const { id = '' } = useParams()
  const query = useQuery({ ...runQuery(id), refetchOnMount: 'always' })
  if (query.isPending) return <TextSkeleton label={t('flows.loading')} />
  if (!query.data || isAbsent(query.error)) {
    return (
      <FlowNotOpened
        what="run"
        isAbsent={isAbsent(query.error)}
        onRetry={() => void query.refetch()}
      />
    )
  }
  return <RunOfFlow key={id} run={query.data as OpenRun} />
}

function RunOfFlow({ run }: { run: OpenRun }) {
  const flow = useQuery(flowQuery(run.flowId))
  const version = useQuery(flowVersionQuery(run.flowId, run.version))
  if (flow.isPending || version.isPending) return <TextSkeleton label={t('flows.loading')} />
  const isFailed = [flow, version].some(({ data, error }) => !data && !isAbsent(error))
  if (isFailed) {
    const retry = () => void Promise.all([flow.refetch(), version.refetch()])
    return <FlowNotOpened what="run" isAbsent={false} onRetry={retry} />
  }
  return <RunView run={run} title={flow.data?.title ?? null} graph={version.data?.graph ?? null} />
}
