import { ButtonLink } from '#frontend/components/button'
import { Page } from '#frontend/components/page/page'
import { ImportFlow } from '#frontend/features/flows/builder/versions/files/import_flow'
import { ReadyFlows } from '#frontend/features/flows/start/ready_flows'
import { FullPlan } from '#frontend/features/flows/start/full_plan'
import { GuidedStart } from '#frontend/features/flows/start/guided_start'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/my_flows'

/** Where a new flow begins: with a goal, with nothing, or with a ready flow. */
export function Component() {
  return (
    <Page
      title={t('flows.list.title')}
      lead={t('flows.list.lead')}
      action={
        <div className="flex flex-wrap gap-2">
          <ImportFlow />
          <ButtonLink variant="ghost" to="/runs">
            {t('flows.list.allRuns')}
          </ButtonLink>
          <ButtonLink variant="ghost" to="/my-workflows">
            {t('myFlows.title')}
          </ButtonLink>
        </div>
      }
    >
      <FullPlan />
      <GuidedStart />
      <div className="mt-12">
        <ReadyFlows />
      </div>
    </Page>
  )
}
