import type { Fault } from '#app/flows/domain/values/check_value'
import { MAX_NAME_LENGTH } from '#app/flows/domain/values/limits'
import { defineKind, needed, repeated } from '#app/flows/domain/kinds/node_kind'
import { choice, list, nonEmpty, object, text, yesNo } from '#app/flows/domain/values/schema'
import { MAX_CHOICES, MAX_FIELDS } from '#app/flows/domain/graph/setting_limits'
import { MAX_HELP_LENGTH, MAX_LABEL_LENGTH } from '#app/flows/domain/graph/setting_limits'
import type { AskField } from '#app/flows/domain/graph/settings'

const TYPES = [
  ...(['text', 'long-text', 'number', 'date', 'choice', 'yes-no', 'list', 'file'] as const),
] as const satisfies AskField['type'][]

const FIELD = object(
  {
    name: text(MAX_NAME_LENGTH),
    label: text(MAX_LABEL_LENGTH),
    type: choice(TYPES),
    isRequired: yesNo,
    choices: list(nonEmpty(MAX_LABEL_LENGTH), MAX_CHOICES),
    sample: text(),
    help: text(MAX_HELP_LENGTH),
  },
  ['choices', 'sample', 'help']
)

function fieldFaults({ label, type, choices = [] }: AskField, at: number): Fault[] {
  const path = ['fields', at, 'choices']
  const question = needed(label, ['fields', at, 'label'], 'A field needs a label.')
  if (type !== 'choice') return question
  const few = choices.length < 2 ? [{ path, sentence: 'A choice needs at least two choices.' }] : []
  return [...question, ...few, ...repeated(choices, (index) => [...path, index], 'choices')]
}

export const ask = defineKind('ask', {
  title: 'Ask',
  help: 'Asks for what the flow needs before it starts: texts, numbers, dates, choices or a file. Every later step can use an answer by its name in double braces.',
  schema: object({ fields: list(FIELD, MAX_FIELDS) }),
  defaults: { fields: [{ name: 'topic', label: 'Topic', type: 'text', isRequired: true }] },
  check: ({ fields }) => [
    ...(fields.length === 0 ? [{ path: ['fields'], sentence: 'Add at least one field.' }] : []),
    ...fields.flatMap(fieldFaults),
  ],
  summary: ({ fields }) => fields.map(({ label }) => label).join(' · ') || 'Asks nothing',
})
