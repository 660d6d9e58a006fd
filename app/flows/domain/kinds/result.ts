import { defineKind, needed, opening, repeated } from '#app/flows/domain/kinds/node_kind'
import { choice, list, object, text } from '#app/flows/domain/values/schema'
import { MAX_LABEL_LENGTH } from '#app/flows/domain/graph/setting_limits'
import { RESULT_FORMATS } from '#app/flows/domain/graph/settings'

export const result = defineKind('result', {
  title: 'Result',
  help: 'What the flow delivers: a text on the screen, and as a Markdown, Word, PDF or CSV file. A flow may have several results.',
  schema: object({
    value: text(),
    title: text(MAX_LABEL_LENGTH),
    formats: list(choice(RESULT_FORMATS), RESULT_FORMATS.length),
  }),
  defaults: { value: '', title: 'Result', formats: ['markdown'] },
  texts: ({ value, title }) => [
    { path: ['value'], text: value },
    { path: ['title'], text: title },
  ],
  check: ({ value, title, formats }) => [
    ...needed(value, ['value'], 'Say what the result is.'),
    ...needed(title, ['title'], 'Give the result a title.'),
    ...repeated(formats, (at) => ['formats', at], 'formats'),
  ],
  summary: ({ title }) => opening(title, 'No title yet'),
  needsInput: true,
})
