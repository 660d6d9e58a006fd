import { LoadError } from '#frontend/components/load_error'
import { PromptSummary } from '#frontend/features/workshop/discovery/prompt_summary'
import { useFitting } from '#frontend/features/workshop/discovery/use_fitting'
import { WorkshopField } from '#frontend/features/workshop/workshop_field'
import { t } from '#frontend/lib/texts'

const MAX_WISH_LENGTH = 2000

/** Tell of a piece of work, and see which prompts are there for it already. */
export function FittingPrompts({ all }: { all: boolean }) {
  const { text, setText, state, found, analyze } = useFitting(all)
  return (
    <div className="max-w-[760px]">
      <WorkshopField
        label={t('workshop.fitting.label')}
        hint={t('workshop.fitting.hint')}
        action={t('workshop.analyze')}
        value={text}
        onChange={setText}
        onAnalyze={analyze}
        isBusy={state === 'busy'}
        most={MAX_WISH_LENGTH}
        isSmall
      />
      {state === 'failed' && (
        <LoadError
          title={t('workshop.discovery.failed')}
          text={t('workshop.discovery.failedText')}
          onRetry={analyze}
        />
      )}
      {found && state !== 'failed' && (
        <div role="status" className="mt-5">
          <h2 className="font-semibold">{t('workshop.fitting.found', { count: found.length })}</h2>
          {found.length === 0 && (
            <p className="mt-1 text-sm text-muted">{t('workshop.fitting.none')}</p>
          )}
        </div>
      )}
      {found && found.length > 0 && state !== 'failed' && (
        <ul className="mt-3 divide-y divide-line card">
          {found.map((prompt) => (
            <li key={prompt.id} className="p-5">
              <PromptSummary level="h3" prompt={prompt} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
