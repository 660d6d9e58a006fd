import type { FamilyRecord } from '#app/prompts/domain/deliverables/deliverable'
import { DECISIONS } from '#app/prompts/domain/deliverables/records/decide_advice'
import { COUNSEL } from '#app/prompts/domain/deliverables/records/decide_counsel'

export const DECIDE: FamilyRecord = {
  contains: [
    'the answer in the first line and how sure it is',
    'the few points that tip the balance',
    'what happens if the answer turns out wrong',
    'the one fact that would turn the answer',
    'a first step that can be taken soon',
  ],
  form: 'Begin with the answer in one sentence, then the reasons by weight, then what to do next.',
  length: 'Keep it under 400 words.',
  limits: [
    'Commit to an answer; where it hangs on something, say on what and answer for each case.',
    'Name an option that was not mentioned if it beats those that were.',
  ],
  gaps: 'Where a deciding fact is missing, say what you assume and whether the answer survives the opposite.',
  test: 'It works if it could be defended to somebody who sees the matter the other way.',
  asks: [
    {
      label: 'Priority',
      question: 'What matters most to you in this?',
      cues: ['most important', 'matter', 'priority', 'care about', 'afraid', 'worry'],
    },
    {
      label: 'Limits',
      question: 'What is fixed, such as money, time or other people?',
      cues: ['budget', 'deadline', 'afford', 'cannot', 'until'],
      kind: 'amount',
    },
    {
      label: 'Decision due',
      question: 'By when do you have to decide?',
      cues: ['tonight', 'today', 'tomorrow', 'friday', 'this week', 'now'],
      kind: 'date',
    },
  ],
  deliverables: [...DECISIONS, ...COUNSEL],
}
