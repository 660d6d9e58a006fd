import { RotateCcw } from 'lucide-react'
import { Button } from '#frontend/components/button'
import { CopyButton } from '#frontend/components/copy_button'
import { TrialInput } from '#frontend/features/workshop/templating/trial_input'
import type { TemplatingWork } from '#frontend/features/workshop/templating/use_templating'
import { t } from '#frontend/lib/texts'

interface Props {
  work: TemplatingWork
  made: NonNullable<TemplatingWork['made']>
  /** With the values as they were taken, the prompt comes back word for word. */
  isSame: boolean
}

/** Fields for the variables of a template, and the resulting prompt. */
export function TrialForm({ work, made: { fields, filled }, isSame }: Props) {
  return (
    <section aria-labelledby="trial-title">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="trial-title" className="text-lg font-semibold">
          {t('workshop.templates.trial')}
        </h2>
        {Object.keys(work.values).length > 0 && (
          <Button size="sm" variant="ghost" icon={RotateCcw} onClick={work.reset}>
            {t('workshop.templates.reset')}
          </Button>
        )}
      </div>
      {fields.length === 0 ? (
        <p className="mt-2 text-sm text-muted">{t('workshop.templates.nothingToFill')}</p>
      ) : (
        <div className="mt-3 grid grid-cols-1 gap-4 sm:grid-cols-2">
          {fields.map((field) => (
            <TrialInput
              key={field.key}
              field={field}
              value={work.values[field.key] ?? field.example}
              onChange={(value) => work.setValue(field.key, value)}
            />
          ))}
        </div>
      )}
      <h3 className="mt-5 font-medium">{t('workshop.templates.filled')}</h3>
      <p role="status" className="mt-1 text-sm text-muted">
        {t(isSame ? 'workshop.templates.same' : 'workshop.templates.different')}
      </p>
      <div
        role="region"
        tabIndex={0}
        aria-label={t('workshop.templates.filled')}
        className="mt-3 prompt-text max-h-[60vh] max-w-none! overflow-y-auto card p-5"
      >
        {filled}
      </div>
      <div className="mt-3">
        <CopyButton text={filled} label={t('workshop.templates.copyFilled')} />
      </div>
    </section>
  )
}
