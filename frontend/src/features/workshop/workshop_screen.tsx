import { useSearchParams } from 'react-router'
import { Page } from '#frontend/components/page/page'
import { Tabs } from '#frontend/components/tabs'
import { DiscoveryTab } from '#frontend/features/workshop/discovery/discovery_tab'
import { StrengtheningTab } from '#frontend/features/workshop/strengthening/strengthening_tab'
import { TemplatesTab } from '#frontend/features/workshop/templating/templates_tab'
import { useDiscovery } from '#frontend/features/workshop/discovery/use_discovery'
import { useStrengthening } from '#frontend/features/workshop/strengthening/use_strengthening'
import { useTemplating } from '#frontend/features/workshop/templating/use_templating'
import { readTab } from '#frontend/features/workshop/workshop_tab'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/workshop'

/** What was found in one tab is still there after a look at another. */
export function Component() {
  const [address, setAddress] = useSearchParams()
  const strengthening = useStrengthening()
  const discovery = useDiscovery()
  const templating = useTemplating()
  const tab = readTab(address.get('tab'))
  return (
    <Page title={t('workshop.title')} lead={t('workshop.lead')} isWide>
      <Tabs
        label={t('workshop.title')}
        value={tab}
        onChange={(next) => setAddress(next === 'strengthening' ? {} : { tab: next })}
        tabs={[
          {
            value: 'strengthening',
            label: t('workshop.tabs.strengthening'),
            content: <StrengtheningTab work={strengthening} />,
          },
          {
            value: 'discovery',
            label: t('workshop.tabs.discovery'),
            content: <DiscoveryTab work={discovery} />,
          },
          {
            value: 'templates',
            label: t('workshop.tabs.templates'),
            content: <TemplatesTab work={templating} />,
          },
        ]}
      />
    </Page>
  )
}
