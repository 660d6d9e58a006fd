import type { FamilyRecord } from '#app/prompts/domain/deliverables/deliverable'
import { LIFE_PLANS } from '#app/prompts/domain/deliverables/records/plan_life'
import { WORK_PLANS } from '#app/prompts/domain/deliverables/records/plan_work'
import { CHANGE_PLANS } from '#app/prompts/domain/deliverables/records/plan_change'
import { HOME_PLANS } from '#app/prompts/domain/deliverables/records/plan_home'

export const PLAN: FamilyRecord = {
  contains: [
    'the fixed points that cannot move',
    'what has to be finished before the next thing can begin',
    'something that can be seen to be done in each part',
    'slack where things usually take longer',
    'what to drop first if it gets tight',
  ],
  form: 'Give a table in order of time, then a few lines on what it rests on.',
  length: 'Keep it to one or two pages.',
  limits: [
    'Check first whether it fits; if not, show where it breaks and the smallest change that would fix it.',
    'Fill no free hour and spend no money merely because it is there.',
  ],
  gaps: 'Where a date, number or name is missing, take a cautious one and mark it as assumed.',
  test: 'It works if those who carry it out know at any point what comes next and what could slip.',
  asks: [
    { label: 'Fixed points', question: 'Which dates or times cannot move?', kind: 'date' },
    {
      label: 'Means',
      question: 'How much time, money or help is there for it?',
      cues: ['hour', 'budget', 'people', 'team', 'volunteer', 'alone', 'net', 'income', 'staff'],
    },
    {
      label: 'State',
      question: 'What is already done, booked or decided?',
      cues: ['already', 'booked', 'done', 'so far', 'finished', 'signed', 'decided'],
    },
  ],
  deliverables: [...WORK_PLANS, ...CHANGE_PLANS, ...LIFE_PLANS, ...HOME_PLANS],
}
