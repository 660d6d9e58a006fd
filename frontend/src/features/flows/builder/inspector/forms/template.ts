import type { KindForm } from '#frontend/features/flows/builder/inspector/forms/setting'

export const templateForm: KindForm = [
  { as: 'template', name: 'templateId', label: 'inspector.template.which' },
  { as: 'template-values', name: 'values', label: 'inspector.template.values' },
]
