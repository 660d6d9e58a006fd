import { defineKind, needed, opening } from '#app/flows/domain/kinds/node_kind'
import { FAMILIES } from '#app/prompts/domain/reading/family/families'
import { choice, object, text } from '#app/flows/domain/values/schema'

export const improve = defineKind('improve', {
  title: 'Improve prompt',
  help: 'Turns a rough request into a complete prompt, the way the Prompt Optimizer does. It works without an AI model. An AI prompt step can use the result.',
  schema: object(
    {
      text: text(),
      variant: choice(['recommended', 'structured', 'contextual', 'optimized']),
      kind: choice(['auto', ...FAMILIES]),
    },
    // Steps that were made before Hone asked for the kind of work have none.
    ['kind']
  ),
  defaults: { text: '', variant: 'recommended', kind: 'auto' },
  texts: (settings) => [{ path: ['text'], text: settings.text }],
  check: (settings) => needed(settings.text, ['text'], 'Write the prompt to improve.'),
  summary: (settings) => opening(settings.text, 'No prompt yet'),
  canFail: true,
})
