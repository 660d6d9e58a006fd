import type { FamilyRecord } from '#app/prompts/domain/deliverables/deliverable'
import { EXPLANATIONS } from '#app/prompts/domain/deliverables/records/explain_kinds'
import { WAYS_EXPLAINED } from '#app/prompts/domain/deliverables/records/explain_ways'

export const EXPLAIN: FamilyRecord = {
  contains: [
    'the answer itself in the first sentence',
    'a worked case or example with figures where it has any',
    'the point that people usually get wrong',
    'where it stops being true or does not apply',
  ],
  form: 'Answer first and explain in the order in which one thing follows from another.',
  length: 'Keep it under 300 words.',
  limits: [
    'Explain each term where it first appears, and leave out those that are not needed.',
    'Keep what is settled apart from what is disputed or differs by country or version.',
  ],
  gaps: 'Where the question can be read in two ways, say which one you answer.',
  test: 'It works if the reader could pass it on and answer the next question about it.',
  asks: [
    {
      label: 'Known already',
      question: 'What do you already know about it?',
      cues: [
        'i know',
        'i understand',
        'i thought',
        'plain',
        'simple',
        'beginner',
        'trainee',
        'student',
        'child',
      ],
      kind: 'level',
    },
  ],
  deliverables: [...EXPLANATIONS, ...WAYS_EXPLAINED],
}
