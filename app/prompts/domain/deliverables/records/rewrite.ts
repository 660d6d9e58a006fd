import type { FamilyRecord } from '#app/prompts/domain/deliverables/deliverable'
import { CORRECTIONS } from '#app/prompts/domain/deliverables/records/rewrite_corrections'
import { VERSIONS } from '#app/prompts/domain/deliverables/records/rewrite_versions'

export const REWRITE: FamilyRecord = {
  contains: [
    'the full new version instead of suggestions',
    'the facts of the original and no new ones',
    'the degree of certainty and duty that the original has',
    "the writer's own words where they already serve",
  ],
  form: 'Give the new version first, in full and ready to copy, with any remark below it.',
  length: 'Make it no longer than the original unless the change itself takes more words.',
  limits: [
    'Change what was asked for and nothing else, even where another sentence could be better.',
    'What is planned stays planned, and what is possible stays possible.',
  ],
  gaps: 'Where the meaning is unclear or a fact looks wrong, leave it as it stands and ask in a note below.',
  test: 'It works if the author of the original finds nothing added and misses nothing that matters.',
  asks: [
    { label: 'Text', question: 'What is the text to be changed?', kind: 'material' },
    { label: 'Reader', question: 'Who reads the new version, and where?', kind: 'readers' },
    {
      label: 'Untouched',
      question: 'Which words or passages must stay exactly as they are?',
      cues: ['keep', 'leave', 'touch', 'same', 'stay', 'nothing', 'without', 'only', 'just'],
    },
  ],
  deliverables: [...VERSIONS, ...CORRECTIONS],
}
