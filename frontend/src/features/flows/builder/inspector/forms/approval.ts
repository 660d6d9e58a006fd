import type { KindForm } from '#frontend/features/flows/builder/inspector/forms/setting'

export const approvalForm: KindForm = [
  { as: 'variables', name: 'question', size: 'line', label: 'inspector.approval.question' },
  { as: 'variables', name: 'content', size: 'field', label: 'inspector.approval.content' },
  { as: 'yes-no', name: 'mayEdit', label: 'inspector.approval.mayEdit' },
  {
    ...{ as: 'yes-no', name: 'needsAccount' },
    ...{ label: 'inspector.approval.needsAccount', help: 'inspector.approval.needsAccountHelp' },
  },
  { as: 'number', name: 'expiresHours', label: 'inspector.approval.expiresHours' },
  {
    ...{ as: 'number', name: 'reminderHours', isNullable: true },
    ...{ label: 'inspector.approval.reminderHours', help: 'inspector.approval.reminderHelp' },
  },
]
