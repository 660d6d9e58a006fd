import { Lock } from 'lucide-react'
import { ButtonLink } from '#frontend/components/button'
import { EmptyState } from '#frontend/components/empty_state'
import { Page } from '#frontend/components/page/page'
import { t } from '#frontend/lib/texts'

export function SettingsVisitor() {
  return (
    <Page title={t('account.settings.title')}>
      <EmptyState
        icon={Lock}
        title={t('account.settings.visitorTitle')}
        text={t('account.settings.visitorText')}
      >
        <ButtonLink variant="primary" href="/signup?returnTo=/settings">
          {t('account.settings.signIn')}
        </ButtonLink>
      </EmptyState>
    </Page>
  )
}
