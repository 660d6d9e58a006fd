import { conditionText } from '#app/flows/domain/kinds/conditions'
import { type Condition, TESTS } from '#app/flows/domain/graph/settings'
import { textIn } from '#frontend/features/flows/builder/inspector/forms/fresh_entry'
import type { SettingOf } from '#frontend/features/flows/builder/inspector/forms/setting'

const COMPARES_NOTHING: readonly unknown[] = ['is-empty', 'is-not-empty']

/** Conditions that all have to hold, without code: what is looked at, how, and what it is compared with. */
export const conditionList = {
  ...{ as: 'list', name: 'all', label: 'inspector.condition.all', add: 'inspector.condition.add' },
  create: () => ({ value: '', test: 'contains', other: '' }),
  made: [],
  titleOf: ({ value, test, other }) =>
    textIn(value) && conditionText({ value, test, other } as Condition),
  entry: [
    { as: 'variables', name: 'value', size: 'line', label: 'inspector.condition.value' },
    {
      ...{ as: 'choice', name: 'test', label: 'inspector.condition.test' },
      options: TESTS.map((value) => ({ value, label: `inspector.condition.tests.${value}` })),
    },
    {
      ...{ as: 'variables', name: 'other', size: 'line', label: 'inspector.condition.other' },
      applies: ({ test }) => !COMPARES_NOTHING.includes(test),
    },
  ],
} as const satisfies SettingOf<'list'>
