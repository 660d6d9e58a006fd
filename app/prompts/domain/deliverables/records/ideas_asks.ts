import type { Ask } from '#app/prompts/domain/deliverables/deliverable'

export const TRIED: Ask = {
  label: 'Ruled out',
  question: 'What has already been tried, used or ruled out?',
  cues: [
    'not',
    'no',
    'again',
    'already',
    'avoid',
    'without',
    'nothing',
    'except',
    'tried',
    'last',
    'instead',
    'never',
  ],
}

export const BUDGET: Ask = {
  label: 'Budget',
  question: 'How much can you spend?',
  cues: ['budget', 'cheap', 'free', 'cost', 'euro', 'dollar', 'pound', 'zero', 'expensive'],
  kind: 'amount',
}
