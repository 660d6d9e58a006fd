import type { KindForm } from '#frontend/features/flows/builder/inspector/forms/setting'

export const combineForm: KindForm = [
  { as: 'separator', name: 'separator', label: 'inspector.combine.separator' },
  { as: 'yes-no', name: 'hasHeadings', label: 'inspector.combine.hasHeadings' },
]
