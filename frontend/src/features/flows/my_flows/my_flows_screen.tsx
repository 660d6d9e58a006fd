import { ArrowLeft, Plus } from 'lucide-react'
import { ButtonLink } from '#frontend/components/button'
import { Page } from '#frontend/components/page/page'
import { RouteLink } from '#frontend/components/route_link'
import { Tabs } from '#frontend/components/tabs'
import { ImportFlow } from '#frontend/features/flows/builder/versions/files/import_flow'
import { DeletedFlows } from '#frontend/features/flows/my_flows/deleted_flows'
import { FlowList } from '#frontend/features/flows/my_flows/flow_list'
import { TABS, type FlowTab } from '#frontend/features/flows/my_flows/flow_view'
import { useFlowView } from '#frontend/features/flows/my_flows/use_flow_view'
import { ReadyFlows } from '#frontend/features/flows/start/ready_flows'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/my_flows'

/** All flows of a person, to find one of them, open it, copy it or tidy up. */
export function Component() {
  const [view, change] = useFlowView()
  const contentOf = (tab: FlowTab) => {
    if (tab === 'templates') return <ReadyFlows />
    if (tab === 'deleted') return <DeletedFlows />
    return <FlowList view={view} onChange={change} />
  }
  return (
    <Page
      isWide
      title={t('myFlows.title')}
      lead={t('myFlows.lead')}
      action={
        <div className="flex flex-wrap gap-2">
          <ImportFlow />
          <ButtonLink variant="primary" icon={Plus} to="/flow-builder">
            {t('myFlows.newFlow')}
          </ButtonLink>
        </div>
      }
    >
      <Tabs
        label={t('myFlows.title')}
        value={view.tab}
        onChange={(tab) => change({ tab })}
        tabs={TABS.map((value) => ({
          value,
          label: t(`myFlows.tabs.${value}`),
          content: value === view.tab && contentOf(value),
        }))}
      />
      <nav aria-label={t('myFlows.back')} className="mt-10 flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <BackLink to="/dashboard">{t('myFlows.toDashboard')}</BackLink>
        <BackLink to="/create">{t('myFlows.toCreate')}</BackLink>
      </nav>
    </Page>
  )
}

function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <RouteLink to={to} className="text-link inline-flex min-h-6 items-center gap-1.5">
      <ArrowLeft aria-hidden="true" className="size-4" />
      {children}
    </RouteLink>
  )
}
