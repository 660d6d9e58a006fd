import type { FamilyRecord } from '#app/prompts/domain/deliverables/deliverable'
import { DIGESTS } from '#app/prompts/domain/deliverables/records/condense_digests'
import { RECORDS_OF_TALK } from '#app/prompts/domain/deliverables/records/condense_talk'

export const CONDENSE: FamilyRecord = {
  contains: [
    'the main point or outcome first',
    'figures, names and dates exactly as in the source',
    'conditions and doubts kept with what they qualify',
    'who said or decided it, if several people are speaking',
  ],
  form: 'Begin with what the reader would ask first, and order the rest by importance, not as the source has it.',
  length: 'Keep it under a quarter of the source and to one page at most.',
  limits: [
    'Leave out whole side issues instead of trimming every point.',
    'Take everything from the source; add no judgment and no certainty of your own.',
  ],
  gaps: 'If the source leaves something open or breaks off, say so in one line; do not complete it.',
  test: 'It works if someone who then opens the source finds nothing that corrects it.',
  asks: [
    { label: 'Source', question: 'What text should be condensed?', kind: 'material' },
    {
      label: 'Use',
      question: 'What is the short version for, and what will you do with it?',
      kind: 'purpose',
    },
    {
      label: 'Reader',
      question: 'Who will read it, and what do they already know?',
      kind: 'readers',
    },
  ],
  deliverables: [...RECORDS_OF_TALK, ...DIGESTS],
}
