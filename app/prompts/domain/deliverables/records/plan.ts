import type { FamilyRecord } from '#app/prompts/domain/deliverables/deliverable'
import { LIFE_PLANS } from '#app/prompts/domain/deliverables/records/plan_life'
import { WORK_PLANS } from '#app/prompts/domain/deliverables/records/plan_work'
import { CHANGE_PLANS } from '#app/prompts/domain/deliverables/records/plan_change'
import { HOME_PLANS } from '#app/prompts/domain/deliverables/records/plan_home'

export const PLAN: FamilyRecord = {
  contains: [
    'the fixed dates and commitments that cannot move',
    'what has to be finished before the next step can begin',
    'a visible result for each part',
    'slack where things usually run late',
    'what to drop first if time gets tight',
  ],
  form: 'Give a table in chronological order, then a few lines on the assumptions behind it.',
  length: 'Keep it to one or two pages.',
  limits: [
    'Check first whether it fits; if not, show where it breaks and the smallest change that would fix it.',
    'Do not fill free hours or spend money merely because it is there.',
  ],
  gaps: 'If a date, number or name is missing, assume a cautious one and mark it as an assumption.',
  test: 'It works if the people carrying it out always know what comes next and what could slip.',
  asks: [
    { label: 'Fixed dates', question: 'Which dates or times cannot move?', kind: 'date' },
    {
      label: 'Resources',
      question: 'How much time, money or help is available?',
      cues: ['hour', 'budget', 'people', 'team', 'volunteer', 'alone', 'net', 'income', 'staff'],
    },
    {
      label: 'Status',
      question: 'What is already done, booked or decided?',
      cues: ['already', 'booked', 'done', 'so far', 'finished', 'signed', 'decided'],
    },
  ],
  deliverables: [...WORK_PLANS, ...CHANGE_PLANS, ...LIFE_PLANS, ...HOME_PLANS],
}
