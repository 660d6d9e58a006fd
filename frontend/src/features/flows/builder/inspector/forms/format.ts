import type { KindForm } from '#frontend/features/flows/builder/inspector/forms/setting'

export const formatForm: KindForm = [
  { as: 'variables', name: 'text', size: 'prompt', label: 'inspector.format.text' },
  {
    ...{ as: 'choice', name: 'as', label: 'inspector.format.as' },
    options: [
      { value: 'text', label: 'inspector.format.asText' },
      { value: 'json', label: 'inspector.format.asJson' },
    ],
  },
]
