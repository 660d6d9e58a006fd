import type { FamilyRecord } from '#app/prompts/domain/deliverables/deliverable'
import { DECISIONS } from '#app/prompts/domain/deliverables/records/decide_advice'
import { COUNSEL } from '#app/prompts/domain/deliverables/records/decide_counsel'

export const DECIDE: FamilyRecord = {
  contains: [
    'the answer in the first line, and how sure it is',
    'the few points that tip the balance',
    'the check or the fact that would settle it',
    'what happens if the answer turns out to be wrong',
    'a first step that can be taken soon',
  ],
  form: 'Begin with the answer in one sentence, then give the reasons in order of weight, then what to do next.',
  length: 'Keep it under 400 words.',
  limits: [
    'Commit to an answer; if it depends on something, say on what and answer for each case.',
    'Name an option or a cause that was not mentioned if it is better or likelier than those that were.',
  ],
  gaps: 'If a deciding fact is missing, say what you assume and whether the answer would survive the opposite.',
  test: 'It works if it could be defended to someone who disagrees.',
  asks: [
    {
      label: 'Known so far',
      question: 'What is known, measured or tried so far?',
      kind: 'facts',
    },
    {
      label: 'Priority',
      question: 'What matters most to you here?',
      cues: ['most important', 'matter', 'priority', 'care about', 'afraid', 'worry'],
    },
    {
      label: 'Limits',
      question: 'What is fixed, such as money, time or other people?',
      cues: ['budget', 'deadline', 'afford', 'cannot', 'until'],
      kind: 'amount',
    },
  ],
  deliverables: [...DECISIONS, ...COUNSEL],
}
