import { useQuery } from '@tanstack/react-query'
import { DashboardRow } from '#frontend/features/dashboard/dashboard_row'
import { DashboardList } from '#frontend/features/dashboard/dashboard_section'
import { apiQuery } from '#frontend/lib/api_queries'
import { t } from '#frontend/lib/texts'

const SHOWN = 5

/** Runs that go on once the person has answered. */
export function WaitingSection() {
  const query = { status: 'waiting', limit: SHOWN } as const
  const waiting = useQuery({ ...apiQuery('runs.index', { query }), refetchOnMount: 'always' })
  return (
    <DashboardList
      title={t('dashboard.waiting.title')}
      to="/runs?status=waiting"
      all={t('dashboard.waiting.all')}
      empty={t('dashboard.waiting.empty')}
      query={waiting}
      row={({ id, flowTitle, createdAt }) => (
        <DashboardRow to={`/runs/${id}`} title={flowTitle} at={createdAt} />
      )}
    />
  )
}

export function PromptSection() {
  const query = useQuery(apiQuery('prompts.index', { query: { limit: SHOWN } }))
  return (
    <DashboardList
      title={t('dashboard.prompts.title')}
      to="/saved"
      all={t('dashboard.prompts.all')}
      empty={t('dashboard.prompts.empty')}
      query={query}
      row={({ id, title, updatedAt }) => (
        <DashboardRow to={`/prompt-editor?id=${id}`} title={title} at={updatedAt} />
      )}
    />
  )
}

export function FlowSection() {
  const query = useQuery(apiQuery('flows.index', { query: { limit: SHOWN, sort: 'recent' } }))
  return (
    <DashboardList
      title={t('dashboard.flows.title')}
      to="/my-workflows"
      all={t('dashboard.flows.all')}
      empty={t('dashboard.flows.empty')}
      query={query}
      row={({ id, title, updatedAt, currentStep }) => (
        <DashboardRow
          to={`/flow-builder/${id}`}
          title={title}
          at={updatedAt}
          more={t('dashboard.flows.step', { step: currentStep })}
        />
      )}
    />
  )
}
