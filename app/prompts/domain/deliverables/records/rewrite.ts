import type { FamilyRecord } from '#app/prompts/domain/deliverables/deliverable'
import { CORRECTIONS } from '#app/prompts/domain/deliverables/records/rewrite_corrections'
import { VERSIONS } from '#app/prompts/domain/deliverables/records/rewrite_versions'

export const REWRITE: FamilyRecord = {
  contains: [
    'the complete new version instead of suggestions',
    'the facts of the original and no new ones',
    "the original's degree of certainty and obligation",
    "the writer's own words where they already work",
  ],
  form: 'Give the new version first, in full and ready to copy, with any comments below it.',
  length: 'Make it no longer than the original unless the change itself takes more words.',
  limits: [
    'Change what was requested and nothing else, even if another sentence could be better.',
    'Keep plans as plans and possibilities as possibilities.',
  ],
  gaps: 'If the meaning is unclear or a fact looks wrong, leave it as is and ask in a note below.',
  test: 'It works if the author of the original finds nothing added and nothing important missing.',
  asks: [
    {
      label: 'Text',
      question: 'What text should be changed?',
      cues: ['draft', 'scribbles', 'notes', 'attached', 'below'],
      kind: 'material',
    },
    { label: 'Reader', question: 'Who will read the new version, and where?', kind: 'readers' },
    {
      label: 'Keep as is',
      question: 'Which words or passages must stay exactly as they are?',
      cues: ['keep', 'leave', 'touch', 'same', 'stay', 'nothing', 'without', 'only', 'just'],
    },
  ],
  deliverables: [...VERSIONS, ...CORRECTIONS],
}
