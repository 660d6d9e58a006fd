import type { OpenedTemplate } from '#frontend/features/library/use_filling'
import { t } from '#frontend/lib/texts'

/** What a flow of the template does, step by step. */
export const TemplateSteps = ({ steps }: Pick<OpenedTemplate, 'steps'>) => (
  <section aria-labelledby="steps" className="mt-10">
    <h2 id="steps" className="text-lg font-semibold">
      {t('library.template.steps')}
    </h2>
    <p className="mt-1 text-sm text-muted">{t('library.template.stepsLead')}</p>
    <ol className="mt-4 grid gap-3">
      {steps.map(({ title, prompt }, at) => (
        <li key={title}>
          <details className="rounded-card border border-line bg-raised">
            <summary className="cursor-pointer rounded-card p-4 font-medium">
              {at + 1}. {title}
            </summary>
            <div className="prompt-text max-w-none! px-4 pb-4 break-words whitespace-pre-wrap">
              {prompt}
            </div>
          </details>
        </li>
      ))}
    </ol>
  </section>
)
