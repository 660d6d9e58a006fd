import { defineKind, needed, opening } from '#app/flows/domain/kinds/node_kind'
import { choice, object, text } from '#app/flows/domain/values/schema'

export const format = defineKind('format', {
  title: 'Format',
  help: 'Writes a text from earlier results: everything in double braces is replaced by its value. A text in JSON can be read as fields, which later steps can use one by one.',
  schema: object({ text: text(), as: choice(['text', 'json']) }),
  defaults: { text: '', as: 'text' },
  texts: (settings) => [{ path: ['text'], text: settings.text }],
  check: (settings) => needed(settings.text, ['text'], 'Write the text.'),
  summary: (settings) => opening(settings.text, 'No text yet'),
  canFail: true,
})
