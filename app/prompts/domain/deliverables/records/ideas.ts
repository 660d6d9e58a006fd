import type { FamilyRecord } from '#app/prompts/domain/deliverables/deliverable'
import { TRIED } from '#app/prompts/domain/deliverables/records/ideas_asks'
import { MARKETING } from '#app/prompts/domain/deliverables/records/ideas_marketing'
import { OCCASIONS } from '#app/prompts/domain/deliverables/records/ideas_occasions'
import { OFFERS } from '#app/prompts/domain/deliverables/records/ideas_offers'
import { QUESTIONS } from '#app/prompts/domain/deliverables/records/ideas_questions'

export const IDEAS: FamilyRecord = {
  contains: [
    'clearly different directions and not one idea in variations',
    'a line per idea on why it suits this case',
    'an idea that nobody involved would expect',
    'a first choice and the reason for it',
  ],
  form: 'Give a numbered list with your first choice at the top.',
  length: 'Give 10 ideas.',
  limits: [
    'Leave out what anyone would think of first, and whatever has worn out through use.',
    'Count an idea in other words as the same idea.',
  ],
  gaps: 'Where taste, budget or place is open, say for which case an idea is meant.',
  test: 'It works if no two ideas could be merged and none would suit just anybody.',
  asks: [
    {
      label: 'Use',
      question: 'What are the ideas for, and what should a good one do?',
      kind: 'purpose',
    },
    {
      label: 'For whom',
      question: 'Who should like it or take part, and what are they like?',
      kind: 'readers',
    },
    TRIED,
  ],
  deliverables: [...MARKETING, ...OFFERS, ...QUESTIONS, ...OCCASIONS],
}
