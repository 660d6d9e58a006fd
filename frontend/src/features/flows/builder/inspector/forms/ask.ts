import { entryName, textIn } from '#frontend/features/flows/builder/inspector/forms/fresh_entry'
import type { KindForm, Option } from '#frontend/features/flows/builder/inspector/forms/setting'
import { t } from '#frontend/lib/texts'

const TYPES = [
  ...(['text', 'long-text', 'number', 'date', 'choice', 'yes-no', 'list', 'file'] as const),
].map((value): Option => ({ value, label: `inspector.types.${value}` }))

export const askForm: KindForm = [
  {
    ...{ as: 'list', name: 'fields', isFolded: true, made: [] },
    ...{ label: 'inspector.ask.fields', add: 'inspector.ask.add' },
    titleOf: ({ label, name }) => textIn(label).trim() || textIn(name),
    create: (entries) => ({
      name: entryName(entries, t('inspector.ask.newName')),
      ...{ label: '', type: 'text', isRequired: true },
    }),
    entry: [
      { as: 'field-label', name: 'label', label: 'inspector.ask.label' },
      {
        ...{ as: 'field-name', name: 'name' },
        ...{ label: 'inspector.ask.name', help: 'inspector.ask.nameHelp' },
      },
      { as: 'choice', name: 'type', label: 'inspector.ask.type', options: TYPES },
      {
        ...{ as: 'lines', name: 'choices' },
        ...{ label: 'inspector.ask.choices', help: 'inspector.onePerLine' },
        applies: ({ type }) => type === 'choice',
      },
      { as: 'yes-no', name: 'isRequired', label: 'inspector.ask.isRequired' },
      {
        ...{ as: 'area', name: 'sample' },
        ...{ label: 'inspector.ask.sample', help: 'inspector.ask.sampleHelp' },
      },
      { as: 'line', name: 'help', label: 'inspector.ask.help' },
    ],
  },
]
