import { conditionList } from '#frontend/features/flows/builder/inspector/forms/conditions'
import { textIn } from '#frontend/features/flows/builder/inspector/forms/fresh_entry'
import type { KindForm } from '#frontend/features/flows/builder/inspector/forms/setting'

export const checkForm: KindForm = [
  { as: 'variables', name: 'text', size: 'field', label: 'inspector.check.text' },
  {
    ...{ as: 'area', name: 'criteria', isNullable: true },
    ...{ label: 'inspector.check.criteria', help: 'inspector.check.criteriaHelp' },
  },
  {
    ...{ as: 'model', name: 'model', label: 'inspector.model.label' },
    applies: ({ criteria }) => textIn(criteria).trim() !== '',
  },
  { as: 'number', name: 'minWords', isNullable: true, label: 'inspector.check.minWords' },
  { as: 'number', name: 'maxWords', isNullable: true, label: 'inspector.check.maxWords' },
  { ...conditionList, help: 'inspector.check.allHelp' },
]
