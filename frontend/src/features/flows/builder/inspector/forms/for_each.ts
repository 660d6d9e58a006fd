import type { KindForm } from '#frontend/features/flows/builder/inspector/forms/setting'

export const forEachForm: KindForm = [
  {
    ...{ as: 'variables', name: 'list', size: 'line' },
    ...{ label: 'inspector.forEach.list', help: 'inspector.forEach.listHelp' },
  },
  { as: 'gather', name: 'gather', label: 'inspector.forEach.gather' },
  {
    ...{ as: 'choice', name: 'whenItemFails', label: 'inspector.forEach.whenItemFails' },
    options: [
      { value: 'skip', label: 'inspector.forEach.skip' },
      { value: 'stop', label: 'inspector.forEach.stop' },
    ],
  },
  { as: 'number', name: 'parallel', label: 'inspector.forEach.parallel' },
]
