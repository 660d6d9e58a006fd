import { RESULT_FORMATS } from '#app/flows/domain/graph/settings'
import type { KindForm } from '#frontend/features/flows/builder/inspector/forms/setting'

export const resultForm: KindForm = [
  {
    ...{ as: 'variables', name: 'title', size: 'line' },
    ...{ label: 'inspector.result.title', help: 'inspector.result.titleHelp' },
  },
  { as: 'variables', name: 'value', size: 'field', label: 'inspector.result.value' },
  {
    ...{ as: 'several', name: 'formats', label: 'inspector.result.formats' },
    options: RESULT_FORMATS.map((value) => ({ value, label: `flows.run.formats.${value}` })),
  },
]
