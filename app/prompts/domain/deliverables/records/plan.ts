import type { FamilyRecord } from '#app/prompts/domain/deliverables/deliverable'
import { LIFE_PLANS } from '#app/prompts/domain/deliverables/records/plan_life'
import { WORK_PLANS } from '#app/prompts/domain/deliverables/records/plan_work'
import { CHANGE_PLANS } from '#app/prompts/domain/deliverables/records/plan_change'
import { HOME_PLANS } from '#app/prompts/domain/deliverables/records/plan_home'

export const PLAN: FamilyRecord = {
  contains: [
    'what is done when, and in which order',
    'what has to be ready before each step can begin',
    'how to tell that each step has worked',
    'slack where things usually run late',
    'what to drop first if time gets tight',
  ],
  form: 'Give a table in chronological order, then a few lines on the assumptions behind it.',
  length: 'Keep it to one or two pages.',
  limits: [
    'Fit every step to the people, the means and the limits that are given.',
    'If it cannot be done with them, say where it breaks and what would be the smallest change.',
  ],
  gaps: 'If a date, number or name is missing, assume a cautious one and mark it as an assumption.',
  test: 'It works if the people carrying it out always know what comes next and what could slip.',
  asks: [
    {
      label: 'Time frame',
      question: 'When does it begin and end, and which dates cannot move?',
      cues: ['week', 'wk', 'month', 'day', 'hour', 'hr', 'minute', 'year', 'term', 'session'],
      kind: 'date',
    },
    {
      label: 'Resources',
      question: 'What is available, such as help, money and equipment?',
      cues: [
        'budget',
        'people',
        'team',
        'volunteer',
        'alone',
        'net',
        'income',
        'staff',
        'kit',
        'equipment',
        'limit',
      ],
    },
    {
      label: 'Status',
      question: 'What has already been done, tried or decided?',
      cues: ['already', 'booked', 'done', 'so far', 'finished', 'signed', 'decided'],
    },
  ],
  deliverables: [...WORK_PLANS, ...CHANGE_PLANS, ...LIFE_PLANS, ...HOME_PLANS],
}
