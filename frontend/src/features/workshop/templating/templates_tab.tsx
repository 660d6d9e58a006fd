import { Button } from '#frontend/components/button'
import { LoadError } from '#frontend/components/load_error'
import { KeepTemplate } from '#frontend/features/workshop/templating/keep_template'
import { TemplatePreview } from '#frontend/features/workshop/templating/template_preview'
import { TrialForm } from '#frontend/features/workshop/templating/trial_form'
import type { TemplatingWork } from '#frontend/features/workshop/templating/use_templating'
import { VariableList } from '#frontend/features/workshop/templating/variable_list'
import { WorkshopField } from '#frontend/features/workshop/workshop_field'
import { WorkshopHint } from '#frontend/features/workshop/workshop_hint'
import { t } from '#frontend/lib/texts'

/** A prompt becomes a template: choose what may change, see it, try it, keep it. */
export function TemplatesTab({ work }: { work: TemplatingWork }) {
  const { found, made, state, isChanged } = work
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
      <div className="grid min-w-0 grid-cols-1 gap-8">
        <WorkshopField
          label={t('workshop.templates.label')}
          hint={t('workshop.templates.hint')}
          action={t('workshop.analyze')}
          value={work.text}
          onChange={work.setText}
          onAnalyze={work.analyze}
          isBusy={state === 'busy'}
        />
        {isChanged && (
          <p role="status" className="rounded-control bg-sunken px-4 py-2.5 text-sm">
            {t('workshop.templates.changed')}
          </p>
        )}
        {found && <VariableList work={work} found={found} />}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-8">
        {state === 'failed' && (
          <LoadError
            title={t('workshop.failed')}
            text={t('workshop.failedText')}
            onRetry={work.analyze}
          />
        )}
        {!found && state !== 'failed' && (
          <WorkshopHint text={t('workshop.templates.empty')}>
            <Button onClick={() => work.tryText(t('workshop.templates.sample'))}>
              {t('workshop.trySample')}
            </Button>
          </WorkshopHint>
        )}
        {found && made && (
          <>
            <TemplatePreview template={made.template}>
              <KeepTemplate
                key={found.text}
                template={made.template}
                isReady={made.problems.every((problem) => problem === null)}
              />
            </TemplatePreview>
            <TrialForm work={work} made={made} isSame={made.filled === found.text} />
          </>
        )}
      </div>
    </div>
  )
}
