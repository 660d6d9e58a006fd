import { ArrowRight } from 'lucide-react'
import { isBlankText } from '#app/core/domain/blank_text'
import { Button, ButtonLink } from '#frontend/components/button'
import { LoadError } from '#frontend/components/load_error'
import { ProposalList } from '#frontend/features/workshop/strengthening/proposal_list'
import { Strength } from '#frontend/features/workshop/strengthening/strength'
import type { StrengtheningWork } from '#frontend/features/workshop/strengthening/use_strengthening'
import { WorkshopField } from '#frontend/features/workshop/workshop_field'
import { WorkshopHint } from '#frontend/features/workshop/workshop_hint'
import { t } from '#frontend/lib/texts'

/** A prompt on the left; what would make it stronger on the right. */
export function StrengtheningTab({ work }: { work: StrengtheningWork }) {
  const { text, found, state } = work
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
      <div className="min-w-0 lg:sticky lg:top-6">
        <WorkshopField
          label={t('workshop.strengthening.label')}
          hint={t('workshop.strengthening.hint')}
          action={t('workshop.analyze')}
          value={text}
          onChange={work.setText}
          onAnalyze={work.analyze}
          isBusy={state === 'busy'}
        >
          {!isBlankText(text) && (
            <ButtonLink to="/prompt-editor" state={{ draft: text }} icon={ArrowRight}>
              {t('workshop.toEditor')}
            </ButtonLink>
          )}
        </WorkshopField>
        {found && <Strength work={work} />}
      </div>
      <div className="min-w-0">
        {state === 'failed' && (
          <LoadError
            title={t('workshop.failed')}
            text={t('workshop.failedText')}
            onRetry={work.analyze}
          />
        )}
        {found ? (
          <ProposalList work={work} found={found} />
        ) : (
          state !== 'failed' && (
            <WorkshopHint text={t('workshop.strengthening.empty')}>
              <Button onClick={() => work.tryText(t('workshop.strengthening.sample'))}>
                {t('workshop.trySample')}
              </Button>
            </WorkshopHint>
          )
        )}
      </div>
    </div>
  )
}
