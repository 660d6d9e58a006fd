import { Lock } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '#frontend/components/button'
import { EmptyState } from '#frontend/components/empty_state'
import { Page } from '#frontend/components/page/page'
import { Tabs } from '#frontend/components/tabs'
import { ModelsTab } from '#frontend/features/ai/models_tab'
import { usePageTitle } from '#frontend/lib/window/page_title'
import { usePerson } from '#frontend/lib/session/person'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/admin'

const TABS = ['models'] as const

export function Component() {
  const { role } = usePerson()
  return role === 'admin' ? <AdminDesk /> : <AccessDenied />
}

function AdminDesk() {
  const [address, setAddress] = useSearchParams()
  const tab = TABS.find((known) => known === address.get('tab')) ?? 'models'
  return (
    <Page title={t('admin.title')}>
      <Tabs
        label={t('admin.tabsLabel')}
        value={tab}
        onChange={(next) => setAddress({ tab: next }, { replace: true })}
        tabs={[{ value: 'models', label: t('admin.tabs.models'), content: <ModelsTab /> }]}
      />
    </Page>
  )
}

function AccessDenied() {
  usePageTitle(t('admin.denied'))
  return (
    <EmptyState isPage icon={Lock} title={t('admin.denied')} text={t('admin.deniedText')}>
      <ButtonLink variant="primary" to="/home">
        {t('admin.home')}
      </ButtonLink>
    </EmptyState>
  )
}
