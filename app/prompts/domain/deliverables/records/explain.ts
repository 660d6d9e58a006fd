import type { FamilyRecord } from '#app/prompts/domain/deliverables/deliverable'
import { EXPLANATIONS } from '#app/prompts/domain/deliverables/records/explain_kinds'
import { WAYS_EXPLAINED } from '#app/prompts/domain/deliverables/records/explain_ways'

export const EXPLAIN: FamilyRecord = {
  contains: [
    'the answer itself in the first sentence',
    'a worked example, with figures where they help',
    'the point that people usually get wrong',
    'where it stops being true or does not apply',
  ],
  form: 'Answer first, then explain in logical order.',
  length: 'Keep it under 300 words.',
  limits: [
    'Explain each term where it first appears, and leave out terms that are not needed.',
    'Keep what is settled separate from what is disputed or varies by country or version.',
  ],
  gaps: 'If the question can be read in two ways, say which one you are answering.',
  test: 'It works if the reader could explain it to someone else and answer the next question about it.',
  asks: [
    {
      label: 'Prior knowledge',
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
      kind: 'readers',
    },
  ],
  deliverables: [...EXPLANATIONS, ...WAYS_EXPLAINED],
}
