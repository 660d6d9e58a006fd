import { BackLink } from '#frontend/components/page/back_link'
import { PageBody } from '#frontend/components/page/page'
import { FilledPrompt } from '#frontend/features/library/filled_prompt'
import { TemplateActions } from '#frontend/features/library/template_actions'
import { TemplateForm } from '#frontend/features/library/template_form'
import { TemplateHeader } from '#frontend/features/library/template_header'
import { TemplateSteps } from '#frontend/features/library/template_steps'
import { type OpenedTemplate, useFilling } from '#frontend/features/library/use_filling'
import { usePageTitle } from '#frontend/lib/window/page_title'
import { t } from '#frontend/lib/texts'

/** A template with its form on the one side and the prompt that comes out on the other. */
export function OpenTemplate({ template }: { template: OpenedTemplate }) {
  const { title, category, steps, goodAnswer } = template
  const filling = useFilling(template)
  usePageTitle(title)
  return (
    <PageBody isWide>
      <BackLink to={`/prompts/${category}`}>{t(`library.categories.${category}`)}</BackLink>
      <TemplateHeader template={template} />
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <TemplateForm template={template} filling={filling} />
        <div className="grid gap-5 lg:sticky lg:top-6">
          <TemplateActions template={template} filling={filling} />
          <FilledPrompt template={template} filling={filling} />
        </div>
      </div>
      {steps.length > 0 && <TemplateSteps steps={steps} />}
      {goodAnswer !== '' && (
        <section aria-labelledby="good-answer" className="mt-10 max-w-[70ch]">
          <h2 id="good-answer" className="text-lg font-semibold">
            {t('library.template.goodAnswer')}
          </h2>
          <p className="mt-2 text-muted">{goodAnswer}</p>
        </section>
      )}
    </PageBody>
  )
}
