import { isBlankText } from '#app/core/domain/blank_text'
import type { TemplateCategory } from '#app/templates/domain/types'
import { readSteps, readVariables } from '#app/templates/domain/writing/template_json'
import { readJsonText } from '#frontend/components/json/json_text'
import type { AdminTemplate, TemplateBody } from '#frontend/features/admin/templates/templates_api'
import { t } from '#frontend/lib/texts'

/** What the form of a template holds: all of it as text. */
export interface TemplateWords {
  title: string
  description: string
  category: TemplateCategory
  content: string
  steps: string
  variables: string
  tags: string
  isPublic: boolean
}

const shown = (value: unknown): string => JSON.stringify(value, null, 2)

/** A new template has nothing in it that nobody wrote. */
export const newWords = (): TemplateWords => ({
  ...{ title: '', description: '', category: 'marketing', content: '', tags: '', isPublic: true },
  ...{ steps: '', variables: '' },
})

/** What can be said in JSON, to be looked at or put in on request. */
export const sampleWords = (): Pick<TemplateWords, 'steps' | 'variables'> => ({
  steps: shown([
    {
      title: t('admin.templates.sample.step'),
      prompt: t('admin.templates.sample.prompt', { subject: '{{subject}}' }),
    },
  ]),
  variables: shown({
    subject: {
      label: t('admin.templates.sample.label'),
      help: t('admin.templates.sample.help'),
      type: 'text',
      example: t('admin.templates.sample.example'),
    },
  }),
})

export const wordsOf = ({ steps, variables, tags, ...template }: AdminTemplate): TemplateWords => ({
  ...{ title: template.title, description: template.description, category: template.category },
  ...{ content: template.content, isPublic: template.isPublic, tags: tags.join(', ') },
  ...{ steps: shown(steps), variables: shown(variables) },
})

const faultsIn = (reading: ReturnType<typeof readSteps> | ReturnType<typeof readVariables>) =>
  reading.ok ? [] : reading.faults

/** An empty text is an empty list. */
export const readStepsText = (text: string) =>
  readJsonText({ text: orElse('[]', text), check: (value) => faultsIn(readSteps(value)) })

/** An empty text is an object without variables. */
export const readVariablesText = (text: string) =>
  readJsonText({ text: orElse('{}', text), check: (value) => faultsIn(readVariables(value)) })

const orElse = (nothing: string, text: string): string => (isBlankText(text) ? nothing : text)

/** What the form sends, with what it does not show of the template that it came from. */
export function bodyOf(
  { tags, steps, variables, ...words }: TemplateWords,
  { icon, goodAnswer }: Partial<Pick<AdminTemplate, 'icon' | 'goodAnswer'>>
): TemplateBody {
  const list = tags.split(',').map((tag) => tag.trim())
  return {
    ...words,
    ...(icon && { icon: icon as TemplateBody['icon'] }),
    ...(goodAnswer && { goodAnswer }),
    tags: [...new Set(list.filter((tag) => tag !== ''))],
    steps: readStepsText(steps).value,
    variables: readVariablesText(variables).value,
  }
}
