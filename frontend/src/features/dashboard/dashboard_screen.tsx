import { ButtonLink } from '#frontend/components/button'
import { Page } from '#frontend/components/page/page'
import { CreditSection } from '#frontend/features/dashboard/credit_section'
import {
  FlowSection,
  PromptSection,
  WaitingSection,
} from '#frontend/features/dashboard/list_sections'
import { ScoreSection } from '#frontend/features/dashboard/score_section'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/dashboard'

/** What a person did last, what waits for them, and what they have left. */
export function Component() {
  return (
    <Page
      isWide
      title={t('dashboard.title')}
      lead={t('dashboard.lead')}
      action={
        <ButtonLink variant="primary" to="/home">
          {t('dashboard.improve')}
        </ButtonLink>
      }
    >
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <WaitingSection />
        <CreditSection />
        <PromptSection />
        <FlowSection />
        <ScoreSection />
      </div>
    </Page>
  )
}
