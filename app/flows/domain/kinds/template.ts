import { defineKind, needed } from '#app/flows/domain/kinds/node_kind'
import { object, text, texts } from '#app/flows/domain/values/schema'
import { MAX_LABEL_LENGTH, MAX_VALUES } from '#app/flows/domain/graph/setting_limits'

export const template = defineKind('template', {
  title: 'Template',
  help: 'Takes a prompt from the library and fills in its variables. The result is the finished prompt, which an AI prompt step can send to a model.',
  schema: object({ templateId: text(MAX_LABEL_LENGTH), values: texts(MAX_VALUES) }),
  defaults: { templateId: '', values: {} },
  texts: ({ values }) =>
    Object.entries(values).map(([name, value]) => ({ path: ['values', name], text: value })),
  check: ({ templateId }) => needed(templateId, ['templateId'], 'Choose a template.'),
  summary: ({ templateId }) => (templateId === '' ? 'No template yet' : `Fills in ${templateId}`),
  canFail: true,
})
