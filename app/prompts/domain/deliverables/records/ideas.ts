import type { FamilyRecord } from '#app/prompts/domain/deliverables/deliverable'
import { TRIED } from '#app/prompts/domain/deliverables/records/ideas_asks'
import { MARKETING } from '#app/prompts/domain/deliverables/records/ideas_marketing'
import { OCCASIONS } from '#app/prompts/domain/deliverables/records/ideas_occasions'
import { OFFERS } from '#app/prompts/domain/deliverables/records/ideas_offers'
import { QUESTIONS } from '#app/prompts/domain/deliverables/records/ideas_questions'

export const IDEAS: FamilyRecord = {
  contains: [
    'clearly different directions rather than variations of one idea',
    'one line per idea on why it suits this case',
    'one idea that would surprise everyone involved',
    'a first choice and the reason for it',
  ],
  form: 'Give a numbered list with your first choice at the top.',
  length: 'Give 10 ideas.',
  limits: [
    {
      text: 'Leave out what anyone would think of first and anything overused.',
      unless: ['question', 'qs', 'research'],
    },
    'Treat a reworded idea as the same idea.',
  ],
  gaps: 'If taste, budget or place is not stated, say which case an idea is meant for.',
  test: 'It works if no two ideas could be merged and none would suit just anyone.',
  asks: [
    {
      label: 'Use',
      question: 'What are the ideas for, and what should a good one do?',
      kind: 'purpose',
    },
    {
      label: 'Audience',
      question: 'Who should like it or take part, and what are they like?',
      kind: 'readers',
    },
    TRIED,
  ],
  deliverables: [...MARKETING, ...OFFERS, ...QUESTIONS, ...OCCASIONS],
}
