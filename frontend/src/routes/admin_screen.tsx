import { Suspense } from 'react'
import { ButtonLink } from '#frontend/components/button'
import { PartNotLoaded } from '#frontend/components/part_not_loaded'
import { RowsSkeleton } from '#frontend/components/skeleton'
import { Page } from '#frontend/components/page/page'
import { Tabs } from '#frontend/components/tabs'
import { ContentSyncTab } from '#frontend/features/admin/content_sync/content_sync_tab'
import { ModelsTab } from '#frontend/features/ai/models_tab'
import { TemplatesTab } from '#frontend/features/admin/templates/templates_tab'
import { useDeskAddress } from '#frontend/features/admin/use_desk_address'
import { lazyPart } from '#frontend/lib/lazy_part'
import { usePerson } from '#frontend/lib/session/person'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/admin'
import '#frontend/texts/library'

const PeopleTab = lazyPart(async () => {
  const { PeopleTab: Part } = await import('#frontend/features/admin/people/people_tab')
  return Part
}, PartNotLoaded)
const AnalyticsTab = lazyPart(async () => {
  const { AnalyticsTab: Part } = await import('#frontend/features/admin/analytics/analytics_tab')
  return Part
}, PartNotLoaded)
const JobsTab = lazyPart(async () => {
  const { JobsTab: Part } = await import('#frontend/features/admin/jobs/jobs_tab')
  return Part
}, PartNotLoaded)
const AuditTab = lazyPart(async () => {
  const { AuditTab: Part } = await import('#frontend/features/admin/audit/audit_tab')
  return Part
}, PartNotLoaded)

const CONTENTS = {
  templates: <TemplatesTab />,
  users: <PeopleTab />,
  analytics: <AnalyticsTab />,
  content: <ContentSyncTab />,
  models: <ModelsTab />,
  jobs: <JobsTab />,
  audit: <AuditTab />,
}
const TABS = ['templates', 'users', 'analytics', 'content', 'models', 'jobs', 'audit'] as const
/** What the address says of one tab only. */
const OF_A_TAB = { search: null, only: null, user: null, state: null, person: null }

export function Component() {
  const { role } = usePerson()
  return role === 'admin' ? <AdminDesk /> : <AccessDenied />
}

function AdminDesk() {
  const { read, change } = useDeskAddress()
  const tab = TABS.find((known) => known === read('tab')) ?? 'templates'
  return (
    <Page title={t('admin.title')}>
      <Tabs
        label={t('admin.tabsLabel')}
        value={tab}
        onChange={(next) => change({ ...OF_A_TAB, tab: next })}
        tabs={TABS.map((value) => ({
          value,
          label: t(`admin.tabs.${value}`),
          content: (
            <Suspense fallback={<RowsSkeleton label={t('admin.loading')} />}>
              {CONTENTS[value]}
            </Suspense>
          ),
        }))}
      />
    </Page>
  )
}

const AccessDenied = () => (
  <Page title={t('admin.denied')} lead={t('admin.deniedText')}>
    <ButtonLink variant="primary" to="/home">
      {t('admin.home')}
    </ButtonLink>
  </Page>
)
