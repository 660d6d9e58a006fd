import { entryName, textIn } from '#frontend/features/flows/builder/inspector/forms/fresh_entry'
import type { KindForm } from '#frontend/features/flows/builder/inspector/forms/setting'
import { t } from '#frontend/lib/texts'

export const promptForm: KindForm = [
  {
    ...{ as: 'variables', name: 'text', size: 'prompt', isScored: true },
    label: 'inspector.prompt.text',
  },
  {
    ...{ as: 'choice', name: 'answer', label: 'inspector.prompt.answer' },
    options: [
      { value: 'text', label: 'inspector.prompt.answers.text' },
      { value: 'list', label: 'inspector.prompt.answers.list' },
      { value: 'fields', label: 'inspector.prompt.answers.fields' },
    ],
  },
  {
    ...{ as: 'list', name: 'fields', made: [] },
    ...{ label: 'inspector.prompt.fields', add: 'inspector.prompt.addField' },
    applies: ({ answer }) => answer === 'fields',
    titleOf: ({ name }) => textIn(name),
    create: (entries) => ({
      name: entryName(entries, t('inspector.prompt.newField')),
      description: '',
    }),
    entry: [
      { as: 'line', name: 'name', label: 'inspector.prompt.fieldName' },
      { as: 'line', name: 'description', label: 'inspector.prompt.fieldDescription' },
    ],
  },
  { as: 'model', name: 'model', label: 'inspector.model.label' },
  {
    ...{ as: 'number', name: 'maxTokens' },
    ...{ label: 'inspector.prompt.maxTokens', help: 'inspector.prompt.maxTokensHelp' },
  },
]
