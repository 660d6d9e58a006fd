import type { Kit } from '#app/prompts/domain/variants/kit'

/** For requests that are answered rather than written, whatever they are about. */
export const ANSWER: Kit = {
  subject: ['Scope', '[period, place or aspects that matter]'],
  facts: ['Background', '[what you already know or have tried]'],
  audience: '[who will use the answer and what they already know]',
  purpose: '[the decision or task the answer is for]',
  assumed: {
    subject: 'exactly what is asked, in the usual sense of the words',
    audience: 'an adult without special knowledge',
    purpose: 'an answer that can be used as it stands',
  },
  form: 'the answer first, in the shape that the request names, then only what is needed to use it',
  coverage:
    'Focus on the request itself, and include an example if one is needed to use the answer.',
  rule: 'Avoid introductions, repetition and jargon.',
  edge: 'If the request can be read in two ways, say which one you take.',
  check: 'Before you answer, check that everything asked for is there.',
  counts: 'words',
}
