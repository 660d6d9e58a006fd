import type { FamilyRecord } from '#app/prompts/domain/deliverables/deliverable'
import { FIGURES } from '#app/prompts/domain/deliverables/records/analyze_figures'
import { SORTING } from '#app/prompts/domain/deliverables/records/analyze_sorting'
import { TEXTS } from '#app/prompts/domain/deliverables/records/analyze_texts'

export const ANALYZE: FamilyRecord = {
  contains: [
    'the row, figure or wording behind each finding',
    'what the material says, kept separate from what is inferred',
    'doubtful cases marked as doubtful',
    'what the material cannot answer',
  ],
  form: 'Give the result first, then its evidence: a table for several items or figures, prose for a single passage.',
  limits: [
    'Go through all of the material rather than a sample, and show the math for every new figure.',
    'Say how far the evidence goes, and do not turn a coincidence into a cause.',
  ],
  gaps: 'If the material does not answer something, say so, and mark anything drawn from general experience.',
  test: 'It works if every finding can be traced to the row, line or words behind it.',
  asks: [
    { label: 'Material', question: 'What data or text should be analyzed?', kind: 'material' },
    { label: 'Use', question: 'What will be decided or done with the result?', kind: 'purpose' },
    {
      label: 'Background',
      question: 'What do you know about it that the material does not show?',
      kind: 'facts',
    },
  ],
  deliverables: [...FIGURES, ...SORTING, ...TEXTS],
}
