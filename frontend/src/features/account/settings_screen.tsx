import { useSearchParams } from 'react-router'
import { Page } from '#frontend/components/page/page'
import { PaymentReturn } from '#frontend/components/payment_return'
import { Tabs } from '#frontend/components/tabs'
import { PreferencesTab } from '#frontend/features/account/preferences/preferences_tab'
import { ProfileTab } from '#frontend/features/account/profile/profile_tab'
import { SessionsTab } from '#frontend/features/account/sessions/sessions_tab'
import { SettingsVisitor } from '#frontend/features/account/settings_visitor'
import { SubscriptionTab } from '#frontend/features/account/subscription_tab'
import { DataTab } from '#frontend/features/account/your_data/data_tab'
import { usePersonQuery } from '#frontend/lib/session/person'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/account'

const TABS = ['profile', 'subscription', 'preferences', 'sessions', 'data'] as const

export function Component() {
  const person = usePersonQuery()
  const [address, setAddress] = useSearchParams()
  const tab = TABS.find((known) => known === address.get('tab')) ?? 'profile'
  if (person.isPending) return null
  if (!person.data) return <SettingsVisitor />

  return (
    <Page title={t('account.settings.title')}>
      <PaymentReturn />
      <Tabs
        label={t('account.settings.tabsLabel')}
        value={tab}
        onChange={(next) => setAddress(next === 'profile' ? {} : { tab: next }, { replace: true })}
        tabs={[
          { value: 'profile', label: label('profile'), content: <ProfileTab /> },
          { value: 'subscription', label: label('subscription'), content: <SubscriptionTab /> },
          { value: 'preferences', label: label('preferences'), content: <PreferencesTab /> },
          { value: 'sessions', label: label('sessions'), content: <SessionsTab /> },
          { value: 'data', label: label('data'), content: <DataTab /> },
        ]}
      />
    </Page>
  )
}

const label = (tab: (typeof TABS)[number]) => t(`account.settings.tabs.${tab}`)
