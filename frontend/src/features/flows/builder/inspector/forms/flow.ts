import type { KindForm } from '#frontend/features/flows/builder/inspector/forms/setting'

export const flowForm: KindForm = [
  { as: 'flow', name: 'flowId', label: 'inspector.flow.which' },
  { as: 'flow-values', name: 'values', label: 'inspector.flow.values' },
]
