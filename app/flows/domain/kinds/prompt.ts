import { MAX_NAME_LENGTH } from '#app/flows/domain/values/limits'
import { defineKind, needed, opening, repeated } from '#app/flows/domain/kinds/node_kind'
import {
  choice,
  list,
  nonEmpty,
  object,
  orNull,
  text,
  whole,
} from '#app/flows/domain/values/schema'
import { MAX_ANSWER_TOKENS, MAX_FIELDS } from '#app/flows/domain/graph/setting_limits'
import { MAX_HELP_LENGTH, MAX_MODEL_LENGTH } from '#app/flows/domain/graph/setting_limits'
import { nameKey } from '#app/flows/domain/graph/variables'

const FIELD = object({ name: text(MAX_NAME_LENGTH), description: text(MAX_HELP_LENGTH) })

export const prompt = defineKind('prompt', {
  title: 'AI prompt',
  help: 'Sends a prompt to an AI model and keeps its answer: a text, a list that For each can go through, or several named fields.',
  schema: object({
    text: text(),
    model: orNull({ ...nonEmpty(MAX_MODEL_LENGTH), type: 'string' }),
    maxTokens: whole(1, MAX_ANSWER_TOKENS),
    answer: choice(['text', 'list', 'fields']),
    fields: list(FIELD, MAX_FIELDS),
  }),
  defaults: { text: '', model: null, maxTokens: 2_000, answer: 'text', fields: [] },
  texts: (settings) => [{ path: ['text'], text: settings.text }],
  check: ({ text: content, answer, fields }) => [
    ...needed(content, ['text'], 'Write the prompt.'),
    ...(answer === 'fields' && fields.length === 0
      ? [{ path: ['fields'], sentence: 'Name the fields that the answer should have.' }]
      : []),
    ...fields.flatMap(({ name }, at) =>
      needed(name, ['fields', at, 'name'], 'A field of the answer needs a name.')
    ),
    ...repeated(
      fields.map(({ name }) => nameKey(name)),
      (at) => ['fields', at, 'name'],
      'fields of the answer'
    ),
  ],
  summary: (settings) => opening(settings.text, 'No prompt yet'),
  usesModel: () => true,
  canFail: true,
})
