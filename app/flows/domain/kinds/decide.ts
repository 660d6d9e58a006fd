import { conditionFaults, conditionText, conditionTexts } from '#app/flows/domain/kinds/conditions'
import { CONDITIONS_SCHEMA } from '#app/flows/domain/kinds/conditions'
import type { Fault } from '#app/flows/domain/values/check_value'
import { MAX_ID_LENGTH } from '#app/flows/domain/values/limits'
import { defineKind, needed, opening } from '#app/flows/domain/kinds/node_kind'
import { portFaults } from '#app/flows/domain/kinds/port_faults'
import { list, object, text } from '#app/flows/domain/values/schema'
import { MAX_LABEL_LENGTH, MAX_RULES } from '#app/flows/domain/graph/setting_limits'
import { OTHERWISE, type Rule } from '#app/flows/domain/graph/settings'

const RULE = object({
  id: text(MAX_ID_LENGTH),
  label: text(MAX_LABEL_LENGTH),
  all: CONDITIONS_SCHEMA,
})

const ruleFaults = ({ label, all }: Rule, at: number): Fault[] => [
  ...needed(label, ['rules', at, 'label'], 'A rule needs a label.'),
  ...(all.length === 0
    ? [{ path: ['rules', at, 'all'], sentence: 'A rule needs at least one condition.' }]
    : []),
  ...conditionFaults(all, ['rules', at, 'all']),
]

export const decide = defineKind('decide', {
  title: 'Decide',
  help: 'Goes one way or another by rules, without a model. The first rule whose conditions all hold decides. If none holds, the flow continues at Otherwise.',
  schema: object({ rules: list(RULE, MAX_RULES) }),
  defaults: { rules: [] },
  ports: ({ rules }) => [
    ...rules.map(({ id, label }) => ({ id, label })),
    { id: OTHERWISE, label: 'Otherwise' },
  ],
  texts: ({ rules }) => rules.flatMap(({ all }, at) => conditionTexts(all, ['rules', at, 'all'])),
  check: ({ rules }) => [
    ...(rules.length === 0 ? [{ path: ['rules'], sentence: 'Add at least one rule.' }] : []),
    ...portFaults(rules, 'rules', [OTHERWISE]),
    ...rules.flatMap(ruleFaults),
  ],
  summary: ({ rules }) =>
    opening(
      rules.map(({ label, all }) => `${label}: ${all.map(conditionText).join(' and ')}`).join('; '),
      'No rules yet'
    ),
  canFail: true,
})
