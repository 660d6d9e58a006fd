import { MAX_ID_LENGTH } from '#app/flows/domain/values/limits'
import { defineKind, needed, repeated } from '#app/flows/domain/kinds/node_kind'
import { portFaults } from '#app/flows/domain/kinds/port_faults'
import { list, nonEmpty, object, orNull, text } from '#app/flows/domain/values/schema'
import { MAX_CATEGORIES, MAX_HELP_LENGTH } from '#app/flows/domain/graph/setting_limits'
import { MAX_LABEL_LENGTH, MAX_MODEL_LENGTH } from '#app/flows/domain/graph/setting_limits'
import { nameKey } from '#app/flows/domain/graph/variables'

const CATEGORY = object({
  id: text(MAX_ID_LENGTH),
  label: text(MAX_LABEL_LENGTH),
  description: text(MAX_HELP_LENGTH),
})

export const sort = defineKind('sort', {
  title: 'Sort',
  help: 'An AI model reads a text and picks the category that fits best. The flow continues at that category.',
  schema: object({
    text: text(),
    model: orNull({ ...nonEmpty(MAX_MODEL_LENGTH), type: 'string' }),
    categories: list(CATEGORY, MAX_CATEGORIES),
  }),
  defaults: { text: '', model: null, categories: [] },
  ports: ({ categories }) => categories.map(({ id, label }) => ({ id, label })),
  texts: (settings) => [{ path: ['text'], text: settings.text }],
  check: ({ text: content, categories }) => [
    ...needed(content, ['text'], 'Say which text is sorted.'),
    ...(categories.length < 2
      ? [{ path: ['categories'], sentence: 'Add at least two categories.' }]
      : []),
    ...portFaults(categories, 'categories'),
    ...categories.flatMap(({ label }, at) =>
      needed(label, ['categories', at, 'label'], 'A category needs a label.')
    ),
    ...repeated(
      categories.map(({ label }) => nameKey(label)),
      (at) => ['categories', at, 'label'],
      'categories'
    ),
  ],
  summary: ({ categories }) =>
    `Picks one of: ${categories.map(({ label }) => label).join(', ') || 'no categories yet'}`,
  usesModel: () => true,
  canFail: true,
})
