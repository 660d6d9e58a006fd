import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Workflow } from 'lucide-react'
import { useParams } from 'react-router'
import { problemsOf } from '#app/flows/domain/validate_graph'
import { ButtonLink } from '#frontend/components/button'
import { EmptyState } from '#frontend/components/empty_state'
import { Page } from '#frontend/components/page'
import { TextSkeleton } from '#frontend/components/skeleton'
import { BatchCard } from '#frontend/features/flows/batches/batch_card'
import { BatchList } from '#frontend/features/flows/batches/batch_list'
import { FlowNotOpened } from '#frontend/features/flows/flow_not_opened'
import { FlowSteps } from '#frontend/features/flows/flow_steps'
import { flowQuery, type OpenFlow } from '#frontend/features/flows/flows_api'
import { RunForm } from '#frontend/features/flows/run_form'
import { RunList } from '#frontend/features/flows/runs/run_list'
import { FlowPageMenu } from '#frontend/features/flows/sharing/flow_page_menu'
import { isAbsent } from '#frontend/lib/api'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/flows'

/** A flow as a list of steps, with the form that runs it. */
export function Component() {
  const { id = '' } = useParams()
  const query = useQuery({ ...flowQuery(id), refetchOnMount: 'always' })
  if (query.isPending) return <TextSkeleton label={t('flows.loading')} />
  if (!query.data || isAbsent(query.error)) {
    return (
      <FlowNotOpened
        what="flow"
        isAbsent={isAbsent(query.error)}
        onRetry={() => void query.refetch()}
      />
    )
  }
  return <OpenedFlow key={id} flow={query.data} />
}

function OpenedFlow({ flow }: { flow: OpenFlow }) {
  const { id, title, context, graph } = flow
  const problems = problemsOf(graph)
  const isEmpty = graph.nodes.length === 0
  return (
    <Page
      isWide
      title={title}
      lead={context}
      action={
        <div className="flex items-center gap-1">
          <ButtonLink variant="ghost" icon={ArrowLeft} to="/my-workflows">
            {t('flows.flow.back')}
          </ButtonLink>
          <FlowPageMenu flow={flow} />
        </div>
      }
    >
      {isEmpty ? (
        <EmptyState icon={Workflow} title={t('flows.flow.empty')} text={t('flows.flow.emptyText')}>
          <ButtonLink variant="primary" to="/flow-builder">
            {t('flows.list.ready')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <div className="grid gap-8 lg:order-last">
            <RunForm flow={flow} isSound={problems.length === 0} />
            <BatchCard flow={flow} isSound={problems.length === 0} />
            <BatchList flowId={id} />
            <RunList flowId={id} />
          </div>
          <FlowSteps flowId={id} graph={graph} problems={problems} />
        </div>
      )}
    </Page>
  )
}
