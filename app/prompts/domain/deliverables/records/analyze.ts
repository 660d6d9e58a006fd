import type { FamilyRecord } from '#app/prompts/domain/deliverables/deliverable'
import { FIGURES } from '#app/prompts/domain/deliverables/records/analyze_figures'
import { SORTING } from '#app/prompts/domain/deliverables/records/analyze_sorting'
import { TEXTS } from '#app/prompts/domain/deliverables/records/analyze_texts'

export const ANALYZE: FamilyRecord = {
  contains: [
    'the place in the material behind each result',
    'doubtful cases marked as doubtful',
    'what the material says, kept separate from what is inferred',
    'what the material cannot answer',
  ],
  form: 'Give the result first, then what it rests on: a table for several items or figures, prose for a single passage.',
  limits: [
    'Go through all of the material rather than a sample.',
    'Apply the same rule to like cases, and say which rule it was where it was not given.',
  ],
  gaps: 'If the material does not answer something, say so, and mark anything drawn from general experience.',
  test: 'It works if every result can be traced to the row, line or words behind it.',
  asks: [
    {
      label: 'Material',
      question: 'Which data or text is it about?',
      cues: ['data', 'figures', 'minutes', 'bid', 'report', 'review', 'export', 'log', 'survey'],
      kind: 'material',
    },
    { label: 'Use', question: 'What will be decided or done with the result?', kind: 'purpose' },
    {
      label: 'Background',
      question: 'What do you know about it that the material does not show?',
      kind: 'facts',
    },
  ],
  deliverables: [...FIGURES, ...SORTING, ...TEXTS],
}
