import { conditionList } from '#frontend/features/flows/builder/inspector/forms/conditions'
import { entryId, textIn } from '#frontend/features/flows/builder/inspector/forms/fresh_entry'
import type { KindForm } from '#frontend/features/flows/builder/inspector/forms/setting'

export const decideForm: KindForm = [
  {
    ...{ as: 'list', name: 'rules', made: ['id'], isFolded: true },
    ...{ label: 'inspector.decide.rules', help: 'inspector.decide.rulesHelp' },
    add: 'inspector.decide.add',
    titleOf: ({ label }) => textIn(label),
    create: (entries) => ({
      ...{ id: entryId(entries, 'rule'), label: '' },
      all: [conditionList.create()],
    }),
    entry: [
      {
        ...{ as: 'line', name: 'label' },
        ...{ label: 'inspector.decide.label', help: 'inspector.decide.labelHelp' },
      },
      conditionList,
    ],
  },
]
