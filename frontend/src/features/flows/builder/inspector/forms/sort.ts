import { entryId, textIn } from '#frontend/features/flows/builder/inspector/forms/fresh_entry'
import type { KindForm } from '#frontend/features/flows/builder/inspector/forms/setting'

export const sortForm: KindForm = [
  { as: 'variables', name: 'text', size: 'field', label: 'inspector.sort.text' },
  {
    ...{ as: 'list', name: 'categories', made: ['id'] },
    ...{ label: 'inspector.sort.categories', help: 'inspector.sort.categoriesHelp' },
    add: 'inspector.sort.add',
    titleOf: ({ label }) => textIn(label),
    create: (entries) => ({ id: entryId(entries, 'category'), label: '', description: '' }),
    entry: [
      { as: 'line', name: 'label', label: 'inspector.sort.label' },
      { as: 'line', name: 'description', label: 'inspector.sort.description' },
    ],
  },
  { as: 'model', name: 'model', label: 'inspector.model.label' },
]
