import type { Ask } from '#app/prompts/domain/deliverables/deliverable'

export const TRIED: Ask = {
  label: 'Ruled out',
  question: 'What has been tried, used or ruled out already?',
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
  question: 'How much may it cost?',
  cues: ['budget', 'cheap', 'free', 'cost', 'euro', 'dollar', 'pound', 'zero', 'expensive'],
  kind: 'amount',
}
