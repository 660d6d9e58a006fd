import { useSearchParams } from 'react-router'
import { Page } from '#frontend/components/page/page'
import { Tabs } from '#frontend/components/tabs'
import { MyLinks } from '#frontend/features/sharing/my_links'
import { OpenedLinks } from '#frontend/features/sharing/opened_links'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/shared'

export function Component() {
  const [address, setAddress] = useSearchParams()
  return (
    <Page title={t('shared.list.title')}>
      <Tabs
        label={t('shared.list.tabsLabel')}
        value={address.get('tab') === 'mine' ? 'mine' : 'opened'}
        onChange={(tab) => setAddress(tab === 'mine' ? { tab } : {}, { replace: true })}
        tabs={[
          { value: 'opened', label: t('shared.list.tabs.opened'), content: <OpenedLinks /> },
          { value: 'mine', label: t('shared.list.tabs.mine'), content: <MyLinks /> },
        ]}
      />
    </Page>
  )
}
